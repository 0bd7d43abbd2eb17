"""What networks are taught agrees with what was drawn."""

import numpy as np
import pytest

from tests.vision.reader.hand_made import card_finds
from tests.vision.training.two_indices import truths_of
from vision.reader.detections import join
from vision.scenes import CLEAN, DeckCollection, Scene, SurfaceCollection, draw_scene
from vision.training.index_truths import index_truths, sort_finds


@pytest.fixture(scope="module")
def scene() -> Scene:
    decks, tables = DeckCollection.open("all"), SurfaceCollection.open("all")
    return draw_scene(3, (256, 256), decks=decks, tables=tables, style=CLEAN)


def test_poses_stand_on_their_cards(scene: Scene) -> None:
    truths = index_truths(scene)
    assert len(truths.letter) >= 2
    for i, card in enumerate(truths.card):
        outline = scene.cards[card].quad
        assert np.allclose(truths.corners[i], outline) or np.allclose(truths.corners[i], np.roll(outline, 2, axis=0))
        assert np.linalg.norm(truths.corners[i, 0] - truths.centre[i]) < np.linalg.norm(
            truths.corners[i, 2] - truths.centre[i]
        )


def test_right_is_clockwise_of_up(scene: Scene) -> None:
    truths = index_truths(scene)
    assert (truths.up[:, 0] * truths.right[:, 1] - truths.up[:, 1] * truths.right[:, 0] > 0).all()


def test_finds_are_told_right_from_false() -> None:
    truths = truths_of()
    right, upside_down, beside = card_finds(129, 128), card_finds(128, 128), card_finds(60, 40)
    upside_down.up[:] *= -1
    upside_down.right[:] *= -1
    detections = join([right, upside_down, beside])
    pairs, false = sort_finds(detections, truths)
    assert pairs == [(0, 0), (1, 1)]
    assert false == [2, 3, 4, 5]
