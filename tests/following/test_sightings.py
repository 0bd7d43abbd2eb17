"""Places on the table in millimetres: which sightings are of one card."""

import pytest

from companion.following.sightings import CardOutline, most_probable_place
from tests.following.histories import place_at

HERE = place_at(100.0, 50.0)


def test_a_place_has_a_middle_and_a_height() -> None:
    assert HERE.middle == (100.0, 50.0)
    assert HERE.height_mm == pytest.approx(88.9)
    assert HERE.away_mm((103.0, 54.0)) == pytest.approx(5.0)


@pytest.mark.parametrize(
    ("aside_mm", "is_unmoved", "is_same_spot", "may_be_same_card"),
    [(3.0, True, True, True), (20.0, False, True, True), (60.0, False, False, True), (150.0, False, False, False)],
)
def test_how_far_apart_two_sightings_can_be_of_one_card(
    aside_mm: float, is_unmoved: bool, is_same_spot: bool, may_be_same_card: bool
) -> None:
    other = place_at(100.0 + aside_mm, 50.0)
    assert (HERE.is_unmoved(other), HERE.is_same_spot(other), HERE.may_be_same_card(other)) == (
        is_unmoved,
        is_same_spot,
        may_be_same_card,
    )


def test_a_card_read_the_other_way_up_has_not_moved() -> None:
    first, second, third, fourth = HERE.corners
    assert HERE.is_unmoved(CardOutline((third, fourth, first, second)))


def test_a_point_is_within_reach_of_the_box_round_a_card() -> None:
    right_mm = 100.0 + 31.75
    assert HERE.is_within(5.0, (right_mm + 4.0, 50.0))
    assert not HERE.is_within(5.0, (right_mm + 6.0, 50.0))
    assert HERE.is_within(1.0, (100.0, 50.0))


def test_the_most_probable_face_is_told_by_its_place() -> None:
    assert most_probable_place((0.1, 0.7, 0.2)) == 1
