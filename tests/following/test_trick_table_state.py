"""What sightings make of a table of tricks: each transition gives a new value."""

from dataclasses import replace

from companion.following.seating import Seating
from companion.following.sightings import CardGone, CardLaid, CardMoved, CardRevised
from companion.following.trick_table_state import TrickTableState
from tests.following.histories import SEATS, STASH, place_at

LAID = CardLaid(1, place_at(*SEATS[0]), (0.6, 0.4), 1.0)
EMPTY = TrickTableState(Seating(SEATS))
WAITING = EMPTY.noticed(LAID)
ENTERED = WAITING.entered(LAID, 10)


def test_a_card_waits_until_it_is_an_entry() -> None:
    assert (list(EMPTY.waiting), list(WAITING.waiting), list(ENTERED.waiting)) == ([], [LAID], [])
    assert ENTERED.sights == {10: LAID}
    assert ENTERED.locations.lies(10)


def test_a_card_that_went_while_it_waited_has_left_its_place_as_an_entry() -> None:
    gone = WAITING.noticed(CardGone(LAID.card, 2.0))
    assert not gone.entered(LAID, 10).locations.lies(10)
    assert not gone.recognised(LAID, 10).locations.lies(10)


def test_a_card_that_lies_elsewhere_is_seen_but_not_in_its_place_until_it_is_back() -> None:
    aside = ENTERED.noticed(CardMoved(LAID.card, place_at(*STASH), 2.0))
    assert (aside.locations.lies(10), aside.locations.lies_in_place(10)) == (True, False)
    assert aside.noticed(CardMoved(LAID.card, place_at(*SEATS[0]), 3.0)).locations.lies_in_place(10)


def test_a_card_that_is_turned_or_told_by_its_other_corner_lies_where_it_lay() -> None:
    x, y = SEATS[0]
    assert ENTERED.noticed(CardMoved(LAID.card, place_at(x, y, turn=1.6), 2.0)).locations.lies_in_place(10)
    assert ENTERED.noticed(CardMoved(LAID.card, place_at(x, y + 60, turn=1.6), 2.0)).locations.lies_in_place(10)


def test_a_card_that_is_recognised_elsewhere_is_not_in_its_place() -> None:
    again = replace(LAID, card=2, place=place_at(*STASH), at_s=3.0)
    back = replace(ENTERED, locations=ENTERED.locations.forgotten([10])).noticed(again).recognised(again, 10)
    assert (back.locations.lies(10), back.locations.lies_in_place(10)) == (True, False)


def test_a_card_that_is_pushed_to_where_another_seat_plays_lies_in_the_trick() -> None:
    pushed = CardMoved(LAID.card, place_at(*SEATS[1]), 2.0)
    assert ENTERED.noticed(pushed).locations.lies_in_place(10)
    assert not replace(ENTERED, seating=Seating.unknown(4)).noticed(pushed).locations.lies_in_place(10)


def test_a_card_that_moves_while_it_waits_waits_as_before() -> None:
    assert WAITING.noticed(CardMoved(LAID.card, place_at(*STASH), 2.0)) == WAITING


def test_new_readings_of_an_entry_wait_to_be_judged() -> None:
    revised = ENTERED.noticed(CardRevised(LAID.card, (0.1, 0.9), 2.0))
    assert (revised.revised, revised.sights[10].probabilities) == ((10,), (0.1, 0.9))
    assert WAITING.noticed(CardRevised(LAID.card, (0.1, 0.9), 2.0)).revised == ()


def test_a_doubt_stays_until_it_is_settled() -> None:
    assert ENTERED.doubted(10).doubts == {10}
    assert ENTERED.doubted(10).settled(10).doubts == frozenset()


def test_a_removed_entry_waits_as_the_card_that_lies_there_now_and_is_in_doubt_no_more() -> None:
    again = replace(LAID, card=2, at_s=3.0)
    tracked_anew = ENTERED.doubted(10).noticed(CardGone(LAID.card, 2.0)).noticed(again)
    known = replace(tracked_anew, locations=tracked_anew.locations.forgotten([10])).recognised(again, 10)
    later = replace(LAID, card=3)
    removed = replace(known, waiting=known.waiting.without(again)).noticed(later).removed(10)
    assert [laid.card for laid in removed.waiting] == [2, 3]
    assert not removed.locations.knows(10)
    assert removed.doubts == frozenset()


def test_after_the_camera_was_away_no_card_is_an_entry_and_the_seats_stay() -> None:
    anew = replace(ENTERED, misread=frozenset([LAID.card])).seen_anew(10)
    assert not anew.locations.knows(10)
    assert anew.misread == frozenset()
    assert (anew.stood_before, anew.seating, anew.sights) == (10, ENTERED.seating, ENTERED.sights)


def test_a_new_calibration_moves_every_point() -> None:
    moved = WAITING.moved(lambda point: (point[0] + 7.0, point[1]))
    assert moved.seating.places[0] == (SEATS[0][0] + 7.0, SEATS[0][1])
    assert [laid.place.middle for laid in moved.waiting] == [(SEATS[0][0] + 7.0, SEATS[0][1])]
