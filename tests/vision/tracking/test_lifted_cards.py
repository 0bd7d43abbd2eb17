"""A card is lifted once the table is seen where it lay, and not while a hand or another card hides it."""

from collections.abc import Sequence

import numpy as np
import pytest

from vision.geometry import Quad
from vision.tracking.change import CellImage, cell_image, changed_cells
from vision.tracking.events import Event, TrackGone, TrackLaid, UnreadChange
from vision.tracking.marked_card_tracker import LiftedCards

SIZE = (320, 240)
CARD: Quad = np.array([[80, 60], [160, 60], [160, 180], [80, 180]], np.float32)


def table(*boxes: tuple[int, int, int, int, int]) -> CellImage:
    """Returns how a table looks with boxes on it: x, y, width, height and grey level."""
    bgr = np.full((SIZE[1], SIZE[0], 3), 90, np.uint8)
    for x, y, width, height, level in boxes:
        bgr[y : y + height, x : x + width] = level
    return cell_image(bgr)


LAID = (80, 60, 80, 120, 235)
BARE, COVERED = table(), table(LAID)
HAND = table((60, 40, 120, 160, 150))


def watch(*frames: tuple[Sequence[Event], CellImage]) -> list[TrackGone]:
    """Returns which cards are told to be lifted from a table that is looked at once a second."""
    cards = LiftedCards()
    told = [event for at_s, (events, now) in enumerate(frames) for event in cards.see(events, now, now, float(at_s))]
    return [event for event in told if isinstance(event, TrackGone)]


def laid(at_s: float, track: int = 1, quad: Quad = CARD, face: int = 0) -> TrackLaid:
    return TrackLaid(track, quad, np.eye(52, dtype=np.float32)[face], at_s)


def gone(at_s: float, track: int = 1) -> TrackGone:
    return TrackGone(track, at_s)


def test_a_card_whose_place_is_bare_again_was_lifted() -> None:
    [told] = watch(([], BARE), ([laid(1)], COVERED), ([gone(2)], BARE), ([], BARE), ([], BARE))
    assert (told.track, told.bare, told.at_s) == (1, True, 3.0)


def test_a_card_under_a_hand_is_not_lifted() -> None:
    assert watch(([], BARE), ([laid(1)], COVERED), ([gone(2)], HAND), ([], HAND), ([], COVERED)) == []


def test_one_bare_look_is_not_enough() -> None:
    assert watch(([], BARE), ([laid(1)], COVERED), ([gone(2)], BARE), ([], HAND), ([], HAND)) == []


def test_a_card_that_is_seen_no_more_for_long_is_forgotten() -> None:
    hidden: list[tuple[Sequence[Event], CellImage]] = [([], HAND)] * 9
    assert watch(([], BARE), ([laid(1)], COVERED), ([gone(2)], HAND), *hidden, ([], BARE), ([], BARE)) == []


def test_where_the_table_was_never_seen_bare_nothing_is_told() -> None:
    assert watch(([laid(0)], COVERED), ([gone(1)], BARE), ([], BARE), ([], BARE)) == []


@pytest.mark.parametrize("later", [False, True], ids=["its back is missed first", "its back is missed later"])
def test_a_card_that_was_turned_over_came_as_the_one_before(later: bool) -> None:
    turned: list[tuple[Sequence[Event], CellImage]] = [([gone(2)], HAND), ([laid(3, track=2, face=1)], COVERED)]
    if later:
        turned = [([laid(3, track=2, face=1)], COVERED), ([gone(3)], COVERED)]
    told = watch(
        ([], BARE),
        ([laid(1)], COVERED),
        *turned,
        ([gone(4, track=2)], BARE),
        ([], BARE),
        ([], BARE),
    )
    assert [one.track for one in told] == [2]


@pytest.mark.parametrize(("level", "lifted"), [(200, [2]), (20, [])], ids=["the same as before", "another"])
def test_a_card_was_lifted_where_the_one_under_it_is_read_again(level: int, lifted: list[int]) -> None:
    """What lay under it for the most part comes to light, and the rest of its place is the table."""
    under = np.asarray(CARD + np.array([30, 0]), np.float32)
    lower, upper = (110, 60, 80, 120, 200), (80, 60, 80, 120, 235)
    seen_again = table((110, 60, 80, 120, level))
    told = watch(
        ([], BARE),
        ([laid(1, quad=under)], table(lower)),
        ([], table(lower)),
        ([gone(3), laid(3, track=2)], table(lower, upper)),
        ([gone(4, track=2), laid(4, track=3, quad=under)], seen_again),
        ([], seen_again),
        ([], seen_again),
    )
    assert [one.track for one in told if one.track == 2] == lifted


def test_a_card_is_pulled_out_from_under_another() -> None:
    """Of its place only a strip is seen, a fifth of it."""
    over = np.asarray(CARD + np.array([16, 0]), np.float32)
    upper, strip = (96, 60, 80, 120, 200), (80, 60, 16, 120, 235)
    told = watch(
        ([], BARE),
        ([laid(1)], COVERED),
        ([], COVERED),
        ([laid(3, track=2, quad=over, face=1)], table(strip, upper)),
        ([], table(strip, upper)),
        ([gone(5)], table(upper)),
        ([], table(upper)),
    )
    assert [one.track for one in told] == [1]


def test_a_card_that_was_turned_over_beside_one_that_it_hides_came_as_its_own_back() -> None:
    """What it hides lies a strip away; it was never seen without it."""
    under = np.asarray(CARD + np.array([0, 30]), np.float32)
    lower, back, face = (80, 90, 80, 120, 200), (80, 60, 80, 120, 60), (80, 60, 80, 120, 235)
    told = watch(
        ([laid(0, quad=under)], table(lower)),
        ([], table(lower)),
        ([laid(2, track=2, face=1)], table(lower, back)),
        ([], table(lower, back)),
        ([gone(4)], table(lower, back)),
        ([gone(5, track=2), laid(5, track=3, face=2)], table(lower, face)),
        ([gone(6, track=3), laid(6, track=4, quad=under)], table(lower)),
        ([], table(lower)),
        ([], table(lower)),
    )
    assert [one.track for one in told] == [3]


UPPER = (80, 60, 80, 120, 60)
Frame = tuple[Sequence[Event], CellImage]


def seen_again(order: str) -> list[Frame]:
    """A card is laid exactly on another, is taken, and the lower one is read again, as the third track."""
    upper, went, again = table(LAID, UPPER), gone(5, track=2), laid(5, track=3)
    at_5_and_6: dict[str, tuple[list[Event], list[Event]]] = {
        "at once": ([went, again], []),
        "read first": ([again, went], []),
        "later": ([went], [laid(6, track=3)]),
    }
    came: list[Frame] = [([laid(1)], COVERED), ([], COVERED), ([gone(3), laid(3, track=2, face=1)], upper), ([], upper)]
    return [([], BARE), *came, *((events, COVERED) for events in at_5_and_6[order]), ([], COVERED)]


LOWER_HALF: Quad = np.asarray(CARD + np.array([0, 60]), np.float32)
HALF = table(LAID, (80, 120, 80, 120, 150))
HALF_COVERED: list[Frame] = [([laid(8, track=4, quad=LOWER_HALF, face=2)], HALF), ([gone(9, track=3)], HALF)]
UNREAD: list[Frame] = [([gone(8, track=3)], COVERED)]


@pytest.mark.parametrize("course", [UNREAD, HALF_COVERED], ids=["its markers are unread", "its lower half is covered"])
@pytest.mark.parametrize("order", ["at once", "read first", "later"])
def test_a_card_that_is_read_again_after_the_one_on_it_was_taken_is_not_lifted(order: str, course: list[Frame]) -> None:
    still: list[Frame] = [([], course[-1][1])] * 3
    assert 3 not in [one.track for one in watch(*seen_again(order), *course, *still)]


@pytest.mark.parametrize("order", ["at once", "read first", "later"])
def test_such_a_card_is_lifted_once_the_table_is_seen_there(order: str) -> None:
    told = watch(*seen_again(order), ([gone(8, track=3)], BARE), ([], BARE), ([], BARE))
    assert 3 in [one.track for one in told]


def test_a_card_of_a_pile_is_compared_with_few_pictures() -> None:
    cards = LiftedCards()
    for number in range(9):
        under = [gone(number, track=number)] if number else []
        now = table((80, 60, 80, 120, 100 + number * 10))
        cards.see([*under, laid(number, track=number + 1, face=number)], now, now, float(number))
    assert max(len(card.before) for card in [*cards._on_table.values(), *cards._missed.values()]) == 2


def test_a_card_that_lies_wholly_between_two_others_is_pulled_out() -> None:
    """The one under it and the one over it leave nothing of its place free, and both are read all the time."""
    place, over = np.asarray(CARD + np.array([0, 20]), np.float32), np.asarray(CARD + np.array([0, 40]), np.float32)
    middle, upper = (80, 80, 80, 120, 235), (80, 100, 80, 120, 150)
    told = watch(
        ([], BARE),
        ([laid(1, face=1)], table(UPPER)),
        ([], table(UPPER)),
        ([laid(3, track=2, quad=place)], table(UPPER, middle)),
        ([], table(UPPER, middle)),
        ([laid(5, track=3, quad=over, face=2)], table(UPPER, middle, upper)),
        ([], table(UPPER, middle, upper)),
        ([gone(7, track=2)], table(UPPER, upper)),
        ([], table(UPPER, upper)),
    )
    assert [one.track for one in told] == [2]


@pytest.mark.parametrize("level", [90, 20], ids=["the table", "something else"])
def test_a_card_is_pulled_out_long_after_it_was_covered_in_part(level: int) -> None:
    """Where something else than the table is seen then, only that is told."""
    over = np.asarray(CARD + np.array([24, 0]), np.float32)
    upper, strip, then = (104, 60, 80, 120, 200), (80, 60, 24, 120, 235), (80, 60, 24, 120, level)
    covered: list[Frame] = [([], table(strip, upper))] * 20
    frames: list[Frame] = [
        ([], BARE),
        ([laid(1)], COVERED),
        ([], COVERED),
        ([laid(3, track=2, quad=over, face=1)], table(strip, upper)),
        ([gone(4)], table(strip, upper)),
        *covered,
        *[([], table(then, upper))] * 3,
    ]
    cards, told, before = LiftedCards(), list[Event](), BARE
    for at_s, (events, now) in enumerate(frames):
        told += cards.see(events, now, now, float(at_s), changed_cells(before, now))
        before = now
    [change, *lifted] = told
    assert isinstance(change, UnreadChange)
    assert change.at_s == 25.0
    assert [event.at_s for event in lifted if isinstance(event, TrackGone)] == ([26.0] if level == 90 else [])


def test_a_card_that_looks_like_the_table_where_it_is_still_seen_is_not_lifted() -> None:
    """Its lighter part is covered; what shows of it never looked otherwise than the table."""
    over = np.asarray(CARD + np.array([24, 0]), np.float32)
    light, upper = (104, 60, 56, 120, 235), (104, 60, 80, 120, 150)
    covered: list[Frame] = [([], table(upper))] * 4
    told = watch(
        ([], BARE),
        ([laid(1)], table(light)),
        ([], table(light)),
        ([laid(3, track=2, quad=over, face=1)], table(upper)),
        ([gone(4)], table(upper)),
        *covered,
    )
    assert told == []


def test_a_card_is_lifted_though_the_one_under_it_was_taken_before() -> None:
    """The table was never seen without the lower one since the upper one came."""
    place = np.asarray(CARD + np.array([0, 40]), np.float32)
    lower, upper = (80, 60, 80, 120, 150), (80, 100, 80, 120, 235)
    told = watch(
        ([], BARE),
        ([laid(1, face=1)], table(lower)),
        ([], table(lower)),
        ([laid(3, track=2, quad=place)], table(lower, upper)),
        ([], table(lower, upper)),
        ([gone(5)], table(upper)),
        ([], table(upper)),
        ([], table(upper)),
        ([gone(8, track=2)], BARE),
        ([], BARE),
    )
    assert [one.track for one in told] == [1, 2]


def test_a_card_that_came_and_went_on_another_changes_nothing_of_what_lay_there_before() -> None:
    """The upper one's place shows the lower one again; the lower one's is bare as before either came."""
    over = np.asarray(CARD + np.array([30, 0]), np.float32)
    lower, upper = (80, 60, 80, 120, 200), (110, 60, 80, 120, 60)
    told = watch(
        ([], BARE),
        ([laid(1)], table(lower)),
        ([], table(lower)),
        ([laid(3, track=2, quad=over, face=1)], table(lower, upper)),
        ([], table(lower, upper)),
        ([gone(5, track=2)], table(lower)),
        ([], table(lower)),
        ([gone(7)], BARE),
        ([], BARE),
    )
    assert [one.track for one in told] == [2, 1]
