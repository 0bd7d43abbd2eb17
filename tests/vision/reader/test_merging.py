"""One physical card is one group of indices."""

import numpy as np
import pytest

from tests.vision.reader.hand_made import card_finds, faces_of
from vision.geometry import Floats
from vision.reader.detections import Detections, join
from vision.reader.merging import group_indices, merged_quad, mirrored_places, off_larger_cards


def members(detections: Detections, faces: Floats) -> list[set[int]]:
    return [set(group.members) for group in group_indices(detections, faces, detections.heat)]


@pytest.mark.parametrize("turn", [0, 40, 90, 200])
def test_both_corners_of_a_card_are_one_card(turn: float) -> None:
    assert members(card_finds(200, 200, turn=turn), faces_of(7, 7)) == [{0, 1}]


def test_corners_that_disagree_are_still_one_card_if_one_is_unsure_and_they_lie_exactly_opposite() -> None:
    assert members(card_finds(200, 200), np.concatenate([faces_of(7), faces_of(33, sure=0.5)])) == [{0, 1}]


def test_sure_indices_of_different_faces_are_two_cards_though_they_lie_exactly_opposite() -> None:
    assert members(card_finds(200, 200), faces_of(7, 33, sure=0.95)) == [{0}, {1}]


def test_a_sure_index_of_another_face_is_kept_off_a_card_whose_corners_agree() -> None:
    detections = join([card_finds(200, 200), card_finds(200, 200).pick([1])])
    detections.centre[2] = (400 - detections.centre[1, 0], detections.centre[1, 1])
    assert members(detections, faces_of(7, 7, 33, sure=0.95)) == [{0, 1}, {2}]
    assert members(detections, np.concatenate([faces_of(7, 7), faces_of(33, sure=0.5)])) == [{0, 1, 2}]


def test_corners_that_agree_may_lie_less_exactly() -> None:
    detections = card_finds(200, 200)
    detections.centre[1] += (14, 8)
    assert members(detections, faces_of(7, 7)) == [{0, 1}]
    assert members(detections, faces_of(7, 33, sure=0.5)) == [{0}, {1}]


def test_two_decks_may_show_the_same_card_side_by_side() -> None:
    detections = join([card_finds(200, 200), card_finds(268, 200)])
    assert members(detections, faces_of(7, 7, 7, 7)) == [{0, 1}, {2, 3}]


def test_a_fan_keeps_its_cards_apart() -> None:
    detections = join([card_finds(200 + 15 * i, 200).pick([0]) for i in range(6)])
    assert members(detections, faces_of(*range(6))) == [{i} for i in range(6)]


def test_four_corners_are_one_card() -> None:
    detections = join([card_finds(200, 200), card_finds(200, 200)])
    detections.centre[2] = (400 - detections.centre[0, 0], detections.centre[0, 1])
    detections.centre[3] = (400 - detections.centre[1, 0], detections.centre[1, 1])
    assert members(detections, faces_of(9, 9, 9, 9)) == [{0, 1, 2, 3}]


def test_the_opposite_index_is_expected_at_the_mirrored_place() -> None:
    detections = card_finds(200, 200, turn=25)
    np.testing.assert_allclose(mirrored_places(detections)[0, 0], detections.centre[1], atol=0.01)


def test_the_outline_takes_each_corner_from_the_index_next_to_it() -> None:
    detections = card_finds(200, 200)
    true = detections.corners[0].copy()
    detections.corners[0, 2] += 20
    detections.corners[1, 2] += 20
    group = group_indices(detections, faces_of(7, 7), np.array([1.0, 0.9], np.float32))[0]
    assert np.abs(merged_quad(detections, group) - true).max() < 2


def test_small_print_on_a_large_card_is_no_index() -> None:
    large = card_finds(300, 300, 63 * 4, 88 * 4)
    large.up[:] *= 4
    large.right[:] *= 4
    pip = card_finds(310, 310).pick([0])
    beside = card_finds(700, 300).pick([0])
    detections = join([large, pip, beside])
    strength = np.array([0.9, 0.9, 0.6, 0.6], np.float32)
    assert off_larger_cards(detections, strength).tolist() == [0, 1, 3]
