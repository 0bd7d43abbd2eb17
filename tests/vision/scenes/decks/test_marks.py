"""Players mark their cards with acorns and squirrels."""

import numpy as np
import pytest

from vision.scenes.decks.faces import FaceImage, box_quad
from vision.scenes.decks.marks import acorn, marked, squirrel


@pytest.mark.parametrize("draw", [acorn, squirrel])
def test_a_mark_is_trimmed_and_every_hand_draws_it_otherwise(draw: type) -> None:
    one, other = (draw(np.random.default_rng(seed)) for seed in (1, 2))
    for edge in (one[0], one[-1], one[:, 0], one[:, -1]):
        assert (edge > 64).any()
    assert one.tobytes() != other.tobytes()


@pytest.mark.parametrize("seed", range(6))
def test_a_mark_stands_clear_of_the_indices(seed: int) -> None:
    image = np.full((396, 284, 4), 255, np.uint8)
    face = FaceImage(image, np.stack([box_quad(10, 10, 30, 80), box_quad(244, 306, 30, 80)]), "7")
    changed = (marked(face, np.random.default_rng(seed)).bgra != image).any(axis=2)
    assert changed.any()
    assert not changed[:, :40].any()
    assert (image == 255).all(), "the face itself stays as it is"
