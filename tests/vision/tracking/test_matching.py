"""Matching: which reading is which card, and which readings are one card."""

from collections.abc import Sequence

import pytest

from tests.vision.readings import reading
from vision.geometry import intersection_over_smaller
from vision.reading import Reading
from vision.tracking.card_tracker import match_cards, without_duplicates
from vision.tracking.track import Track, log_faces

BOX = (100.0, 100.0, 60.0, 84.0)


def seen(number: int, name: str, dx: float = 0, confidence: float = 0.99, there: bool = True) -> Track:
    return known(number, read(name, dx, confidence), there=there)


def known(number: int, read: Reading, *, there: bool) -> Track:
    """A card as it was seen before; if it is not `there`, it is lost."""
    return Track(number, read.quad, log_faces(read), 0.0, (), lost_s=None if there else 0.0)


def read(name: str, dx: float = 0, confidence: float = 0.99) -> Reading:
    return reading(name, (BOX[0] + dx, *BOX[1:]), confidence)


def matched(tracks: Sequence[Track], readings: Sequence[Reading]) -> tuple[list[tuple[int, str]], list[str], list[int]]:
    """Returns pairs of a track and what was read for it, the names of new cards, and tracks not found."""
    pairs, fresh, missing = match_cards(tracks, readings, lambda track: track.lost_s is None)
    return (
        [(track.number, name_of(one)) for track, one in pairs],
        [name_of(one) for one in fresh],
        [track.number for track in missing],
    )


def name_of(one: Reading) -> str:
    return one.card.name if one.card else ""


def test_a_card_in_its_place_is_the_same_card() -> None:
    assert matched([seen(1, "4C"), seen(2, "KD", 200)], [read("KD", 202), read("4C", 1)]) == (
        [(1, "4C"), (2, "KD")],
        [],
        [],
    )


def test_a_card_that_is_misread_for_a_moment_is_the_same_card() -> None:
    assert matched([seen(1, "4C")], [read("4S", 2, confidence=0.6)]) == ([(1, "4S")], [], [])


def test_another_card_surely_read_in_its_place_is_another_card() -> None:
    assert matched([seen(1, "4C")], [read("KD", 2)]) == ([], ["KD"], [1])


@pytest.mark.parametrize(("there", "other"), [(True, False), (False, True)])
def test_a_card_likely_read_in_its_place_is_another_one_if_the_first_is_not_seen_any_more(
    there: bool, other: bool
) -> None:
    _, fresh, missing = matched([seen(1, "4C", there=there)], [read("KD", 2, confidence=0.8)])
    assert (fresh, missing) == ((["KD"], [1]) if other else ([], []))


@pytest.mark.parametrize(
    ("name", "other"),
    [
        pytest.param("KS", True, id="nothing speaks for it"),
        pytest.param("AS", False, id="what it might have been all the time"),
    ],
)
def test_a_doubtful_card_is_replaced_by_one_that_it_cannot_be(name: str, other: bool) -> None:
    doubtful = reading("AC", BOX, 0.62)
    doubtful.probabilities[doubtful.probabilities < 0.62] = 0.0016
    doubtful.probabilities[read("AS").probabilities.argmax()] = 0.3
    _, fresh, missing = matched([known(1, doubtful, there=False)], [read(name)])
    assert (fresh, missing) == (([name], [1]) if other else ([], []))


def test_a_card_pushed_aside_is_the_same_card_if_it_is_not_seen_in_its_place() -> None:
    assert matched([seen(1, "4C", there=False)], [read("4C", 150)]) == ([(1, "4C")], [], [])


def test_the_same_face_elsewhere_is_another_card_while_the_first_lies_there() -> None:
    """As a card misread as one that lies on the table: the game must decide."""
    assert matched([seen(1, "4C")], [read("4C", 150)]) == ([], ["4C"], [1])


def test_of_two_cards_near_each_other_each_gets_its_own_reading() -> None:
    tracks = [seen(1, "4C"), seen(2, "KD", 25)]
    assert sorted(matched(tracks, [read("KD", 12), read("4C", 14)])[0]) == [(1, "4C"), (2, "KD")]


def test_readings_of_one_card_in_two_parts_of_the_picture_are_one() -> None:
    kept = without_duplicates([read("4C", 0, 0.8), read("4C", 3, 0.99), read("", 2, 0.4)])
    assert [(name_of(one), one.confidence) for one in kept] == [("4C", 0.99)]


def test_cards_that_overlap_are_two() -> None:
    assert len(without_duplicates([read("4C"), read("KD", 30)])) == 2


def test_the_same_face_twice_side_by_side_is_two() -> None:
    assert len(without_duplicates([read("4C"), read("4C", 70)])) == 2


@pytest.mark.parametrize(("dx", "share"), [(0, 1.0), (30, 0.5), (60, 0.0), (500, 0.0)])
def test_the_share_of_two_outlines(dx: float, share: float) -> None:
    assert intersection_over_smaller(read("4C").quad, read("4C", dx).quad) == pytest.approx(share, abs=0.01)
