"""What networks are taught agrees with what was drawn."""

import numpy as np
import pytest

from tests.vision.reader.hand_made import card_finds
from vision.reader.detections import decode, join
from vision.reader.layout import HEAT, MOST_PX
from vision.scenes import CLEAN, DeckCollection, Scene, SurfaceCollection, draw_scene
from vision.training.hard_examples import sort_finds
from vision.training.index_truths import IndexTruths, index_truths
from vision.training.targets import draw_targets


@pytest.fixture(scope="module")
def scene() -> Scene:
    decks, tables = DeckCollection.open("all"), SurfaceCollection.open("all")
    return draw_scene(3, (256, 256), decks=decks, tables=tables, style=CLEAN)


def truths_of(heights: float = 1.0, visible: float = 1.0) -> IndexTruths:
    detections = card_finds(128, 128)
    places = np.zeros(2, np.int64)
    seen = np.full(2, visible, np.float32)
    return IndexTruths(
        detections.centre,
        detections.up * heights,
        detections.right * heights,
        detections.corners,
        seen,
        places,
        places,
        places,
    )


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


def test_a_finder_that_answers_as_taught_is_decoded_to_the_truth() -> None:
    truths = truths_of()
    maps, _, _ = draw_targets(truths, 256)
    maps[HEAT] = np.where(maps[HEAT] >= 1, 6, -6)
    found = decode(maps, 0.2)
    np.testing.assert_allclose(np.sort(found.centre, axis=0), np.sort(truths.centre, axis=0), atol=0.1)
    np.testing.assert_allclose(np.sort(found.up, axis=0), np.sort(truths.up, axis=0), atol=0.1)


@pytest.mark.parametrize(
    ("larger", "visible", "taught", "asked"),
    [
        (1.0, 1.0, True, True),
        (1.0, 0.5, False, False),
        (1.0, 0.1, False, True),
        (MOST_PX * 1.2 / 14, 1.0, False, False),
        (MOST_PX * 2 / 14, 1.0, False, True),
        (0.4, 1.0, False, False),
        (0.2, 1.0, False, True),
    ],
)
def test_only_what_can_be_seen_must_be_found(larger: float, visible: float, taught: bool, asked: bool) -> None:
    maps, _, weight = draw_targets(truths_of(larger, visible), 256)
    assert bool((maps[HEAT] >= 1).any()) is taught
    assert bool((weight == 1).all()) is asked


def test_finds_are_told_right_from_false() -> None:
    truths = truths_of()
    right, upside_down, beside = card_finds(129, 128), card_finds(128, 128), card_finds(60, 40)
    upside_down.up[:] *= -1
    upside_down.right[:] *= -1
    detections = join([right, upside_down, beside])
    pairs, false = sort_finds(detections, truths, 0.8)
    assert pairs == [(0, 0), (1, 1)]
    assert false == [2, 3, 4, 5]
