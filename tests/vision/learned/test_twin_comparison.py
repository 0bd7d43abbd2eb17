"""The network that compares a card with faces that look alike leans to the one that lies there, either way round."""

import numpy as np
import pytest

from tests.vision.learned.drawn_faces import draw_face, lit
from vision.frames import Picture
from vision.learned.twin_comparison import compare_twins, describe_views
from vision.learned.twin_parts import cut_part
from vision.learned.views import fine_size, resized

LIGHTS = (1.0, 1.0, 1.0), (0.7, 0.8, 0.9)


def draw_part(*, is_marked: bool, light: tuple[float, float, float]) -> Picture:
    """Returns the part of a fine view in which the symbol lies, or none."""
    view = resized(lit(draw_face(1, is_marked=is_marked), light), fine_size((96, 144)))
    return cut_part(view, 20, 80)


MARKED, PLAIN = (
    describe_views([draw_part(is_marked=marked, light=light) for light in LIGHTS]) for marked in (True, False)
)


@pytest.mark.parametrize("is_marked", [True, False])
def test_a_card_leans_to_its_face(is_marked: bool) -> None:
    seen = describe_views([draw_part(is_marked=is_marked, light=(1.05, 0.9, 0.75))])
    own, other = (MARKED, PLAIN) if is_marked else (PLAIN, MARKED)
    [towards], [away] = compare_twins(seen, own, other), compare_twins(seen, other, own)
    assert towards.shape == (18, 18)
    assert np.allclose(towards, -away, atol=1e-3)
    assert towards.sum() > 4


def test_each_seen_view_is_compared_by_itself() -> None:
    both = compare_twins(np.stack([MARKED[0], PLAIN[1]]), MARKED, PLAIN[:1])
    alone = [compare_twins(seen, MARKED, PLAIN[:1])[0] for seen in (MARKED[:1], PLAIN[1:])]
    assert np.allclose(both, alone, atol=1e-3)
