"""Following what goes wrong at tables: cards in the wrong order, unseen, nudged cameras, cards about."""

import numpy as np
import pytest

from companion.card_notation import parse_card
from companion.following.decisions import Accepted, Missed, TakenBack
from companion.games.mast_year.actions import Keep, Play, Trunk
from companion.games.mast_year.state import State
from companion.session import Remove, Replace
from tests.following.table import PLACES, TrickCamera, cards, faces, laid, on_table, opened, quad, seated
from vision.tracking.events import CameraNudged, TrackGone, TrackLaid, TrackRevised


def test_a_card_waits_for_that_of_the_seat_before() -> None:
    table = seated()
    table.play("5D", first=1)
    assert table.lay(3, c6D=0.999) == [], "seat 2 has not played yet"
    outcomes = table.lay(2, c7D=0.999)
    assert [outcome.action.card.name for outcome in outcomes] == ["7D", "6D"]


def test_a_card_that_nobody_saw_is_asked_for_once_and_the_rest_waits() -> None:
    table = seated()
    table.play("5D", first=1)
    table.lay(3, c6D=0.999)
    assert [type(item) for item in table.take(wait_s=4)] == [Missed]
    assert table.take(wait_s=4) == []
    table.session.act(Play(parse_card("7D")), by="touch")
    assert [outcome.action.card.name for outcome in table.take()] == ["6D"]
    assert on_table(table) == ["5D", "7D", "6D"]


def test_a_trick_gathered_with_a_card_unseen_waits_for_it_even_tricks_later() -> None:
    table = seated()
    table.play("5D", "6D", "7D", first=1)
    (missed,) = table.take(*(TrackGone(table.track - place, table.time) for place in range(3)))
    assert missed == Missed(0, missed.at_s)
    assert table.lay(3, c8D=0.999) == []
    assert table.lay(0, c3S=0.999) == []
    table.session.act(Play(parse_card("2D")), by="touch")
    outcomes = table.take()
    assert [outcome.action.card.name for outcome in outcomes] == ["8D", "3S"]


def test_a_trick_gathered_half_under_a_hand_with_a_card_unseen_is_asked_about() -> None:
    """Two cards are seen to leave, the one that led is covered, and the last was never seen: nobody takes back two."""
    table = seated()
    table.play("5D", "6D", "7D", first=1)
    entries = len(table.session.entries)
    table.take(TrackGone(table.track, table.time), TrackGone(table.track - 1, table.time))
    outcomes = table.take(wait_s=3)
    assert [type(outcome) for outcome in outcomes] == [Missed]
    assert len(table.session.entries) == entries
    table.session.act(Play(parse_card("2D")), by="touch")
    assert table.take(TrackGone(table.track - 2, table.time), wait_s=5) == []
    assert len(table.session.state_as(State).running.tricks) == 2


def test_a_card_that_is_seen_a_second_time_beside_itself_is_one_card() -> None:
    """A hand covers all but one index, which is read for another corner; as the hand leaves, the card lies beside."""
    table = seated()
    table.play("5D", first=1)
    entries = len(table.session.entries)
    (accepted,) = table.lay(2, cTD=0.991)
    x, y = PLACES[2]
    table.track += 1
    assert table.take(TrackLaid(table.track, quad((x - 40, y)), faces(cTD=0.9999), table.time), wait_s=0.1) == []
    assert table.take(TrackGone(table.track - 1, table.time), wait_s=0.1) == []
    assert table.take(wait_s=5) == [], "the card lies there still"
    assert [logged.entry.action for logged in table.session.entries][entries:] == [accepted.action]
    (taken,) = [*table.take(TrackGone(table.track, table.time)), *table.take(wait_s=3)]
    assert isinstance(taken, TakenBack)


def test_a_trick_of_which_a_card_waits_is_gathered() -> None:
    table = seated()
    table.play("5D", first=1)
    lead = table.track
    table.lay(3, c6D=0.999)
    table.lay(0, c8D=0.999)
    outcomes = table.take(*(TrackGone(track, table.time) for track in (lead, table.track, table.track - 1)))
    assert [type(item) for item in outcomes] == [Missed]
    table.session.act(Play(parse_card("7D")), by="touch")
    assert [outcome.action.card.name for outcome in table.take()] == ["6D", "8D"]
    assert table.take(wait_s=3) == []
    assert len(table.session.state_as(State).running.tricks) == 2


def test_the_last_entry_is_not_taken_back_when_a_card_that_waits_leaves_with_it() -> None:
    """One card was laid under a hand, so the next one waits; the winner keeps the card that led in sight."""
    table = seated()
    table.play("5D", "6D", first=1)
    entries = len(table.session.entries)
    table.lay(0, c8D=0.999)
    asked = table.take(TrackGone(table.track, table.time), TrackGone(table.track - 1, table.time))
    asked += table.take(wait_s=1.6) + table.take(wait_s=1.0)
    assert [type(item) for item in asked] == [Missed]
    assert len(table.session.entries) == entries
    table.session.act(Play(parse_card("7D")), by="touch")
    assert [outcome.action.card.name for outcome in table.take()] == ["8D"]


@pytest.mark.parametrize(("is_bare", "later_s"), [(True, 1.0), (False, 10.0)])
def test_the_last_entry_is_taken_back_when_a_card_that_waited_had_left_before(is_bare: bool, later_s: float) -> None:
    """It was taken back too, or another one was laid on it: nothing was gathered."""
    table = seated()
    table.play("5D", "6D", first=1)
    six = table.track
    table.lay(0, c8D=0.999)
    table.take(TrackGone(table.track, table.time, bare=is_bare), wait_s=later_s)
    entries = len(table.session.entries)
    outcomes = [*table.take(TrackGone(six, table.time)), *table.take(wait_s=1.6), *table.take(wait_s=1.6)]
    assert TakenBack in map(type, outcomes)
    assert len(table.session.entries) == entries - 1
    table.lay(2, c7D=0.999)
    last = [logged.entry.action for logged in table.session.entries][-2:]
    assert last == [Play(parse_card("5D")), Play(parse_card("7D"))]


def test_two_cards_seen_at_once_in_the_first_trick_are_taken_clockwise() -> None:
    """As after the lens was covered; where the others sit is not known yet, but which way round they play is."""
    table = opened()
    table.play("4C", "KC")
    later, sooner = laid(table, 3, c9C=0.999), laid(table, 2, c2C=0.999)
    table.take(later, sooner)
    assert cards(table, 0) == ["4C", "KC", "2C", "9C"]


def test_cards_seen_at_once_before_anything_is_known_are_taken_as_they_came() -> None:
    table = TrickCamera()
    one, other = laid(table, 0, cTS=0.999), laid(table, 0, c4C=0.999)
    outcomes = table.take(one, other)
    assert [outcome.action.card.name for outcome in outcomes] == ["TS", "4C"]


def test_a_card_that_is_not_in_the_deck_is_no_play() -> None:
    assert seated().lay(1, c5H=0.999) == []


def test_a_card_in_the_hand_that_gathers_is_no_play() -> None:
    table = opened()
    table.play("4C", "KC", "2C", "9C")
    table.gather()
    assert table.lay(1, c9C=0.999) == []


def test_something_at_the_edge_that_nobody_can_read_is_nothing() -> None:
    table = seated()
    table.track += 1
    assert table.take(TrackLaid(table.track, quad((20, 200)), faces(c5D=0.5, c6D=0.4), table.time)) == []


def test_after_the_camera_was_away_the_cards_are_known_again() -> None:
    table = seated()
    table.play("5D", "6D", first=1)
    table.following.forget_cards()
    table.take(laid(table, 1, c5D=0.999), laid(table, 2, c6D=0.999), laid(table, 3, c7D=0.999))
    assert on_table(table) == ["5D", "6D", "7D"]
    assert table.take(TrackGone(table.track, table.time), wait_s=0.1) == []
    assert [type(item) for item in table.take(wait_s=2)] == [TakenBack]


def test_after_the_camera_was_away_its_time_begins_anew() -> None:
    """A card is misread as one that was gathered an hour ago, which another clock had said."""
    table = seated()
    table.play("5D", first=1)
    table.take(wait_s=3600)
    table.following.forget_cards()
    table.time = 0.0
    (asked,) = table.lay(2, cKC=0.97, cKS=0.025)
    assert asked.reason == "seen twice"


def test_a_card_entered_by_touch_is_known_when_it_is_seen() -> None:
    table = seated()
    table.session.act(Play(parse_card("5D")), by="touch")
    assert table.lay(1, c5D=0.999) == []
    assert on_table(table) == ["5D"]


def test_a_nudge_moves_where_seats_play() -> None:
    table = seated()
    table.take(CameraNudged(np.array([[1, 0, 90], [0, 1, 0]], np.float32), table.time))
    table.track += 1
    moved = quad((PLACES[1][0] + 90, PLACES[1][1]))
    (accepted,) = table.take(TrackLaid(table.track, moved, faces(c5D=0.999), table.time))
    assert isinstance(accepted, Accepted)


def test_a_card_that_is_covered_is_not_taken_back() -> None:
    """The bare table is not seen in its place: something lies over it."""
    table = seated()
    table.play("5D", first=1)
    assert table.take(TrackGone(table.track, table.time, bare=False)) == []
    assert table.take(wait_s=5) == []
    assert on_table(table) == ["5D"]


def test_cards_wait_while_a_correction_is_open() -> None:
    table = seated()
    table.play("5D", "6D", first=1)
    table.session.correct(Replace(table.session.entries[-2].number, Play(parse_card("6D"))))
    assert table.session.question is not None
    assert table.lay(3, c8D=0.999) == []
    table.session.correct(Replace(table.session.question.number, Play(parse_card("5D"))))
    assert [outcome.action.card.name for outcome in table.take()] == ["8D"]


@pytest.mark.parametrize(("bare", "wait_s"), [(True, 0.1), (False, 4.0)])
def test_a_waiting_card_that_leaves_for_a_moment_or_under_something_still_waits(bare: bool, wait_s: float) -> None:
    table = opened(keep=False)
    table.play("4C", "2C", "3D", "5D")
    table.gather()
    table.play("5C", "6D", "7D", "8D")
    table.lay(0, c9D=0.999)
    table.take(TrackGone(table.track, table.time, bare), wait_s=0.1)
    table.take(wait_s=wait_s)
    table.keep = True
    assert [type(item.action) for item in table.take(wait_s=0.1)] == [Keep, Play]


def test_an_entry_that_was_removed_takes_no_later_looks() -> None:
    table = seated()
    table.play("5D", first=1)
    table.session.correct(Remove(table.session.entries[-1].number))
    assert table.take(TrackRevised(table.track, faces(c6D=0.99), table.time)) == []


def test_the_last_card_of_a_trick_can_be_taken_back_too() -> None:
    table = opened()
    table.play("4C", "KC", "2C", "9C")
    assert table.take(TrackGone(table.track, table.time), wait_s=1.5) == []
    assert [type(item) for item in table.take(wait_s=2)] == [TakenBack]
    table.play("TC", first=3)
    assert cards(table, 0) == ["4C", "KC", "2C", "TC"]


def test_the_last_card_of_a_trick_that_is_laid_down_again_is_the_same_card() -> None:
    table = seated()
    table.play("5D", "6D", "7D", "8D", first=1)
    table.take(TrackGone(table.track, table.time))
    assert table.lay(0, c8D=0.999) == []
    table.gather()
    table.play("5C", first=0)
    assert on_table(table) == ["5C"]


def test_a_trick_that_is_gathered_one_card_after_the_other_stands() -> None:
    table = seated()
    table.play("5D", "6D", "7D", "8D", first=1)
    for place in range(4):
        assert table.take(TrackGone(table.track - place, table.time)) == []
    assert table.take(wait_s=5) == []
    assert cards(table, 1) == ["5D", "6D", "7D", "8D"]


def test_a_last_card_that_nobody_saw_leaving_with_others_stands() -> None:
    """The camera was away: of the other cards of the trick it does not know whether they lie there."""
    table = seated()
    table.play("5D", "6D", "7D", first=1)
    table.following.forget_cards()
    table.play("8D")
    table.take(TrackGone(table.track, table.time))
    assert table.take(wait_s=5) == []


def test_cards_that_were_played_before_the_camera_came_lie_about_and_do_not_matter() -> None:
    table = TrickCamera()
    for action in (Trunk(parse_card("TS")), Play(parse_card("4C")), Play(parse_card("KC"))):
        table.session.act(action, by="touch")
    assert table.lay(3, cTS=0.999) == []
    assert table.lay(1, cKC=0.999) == []
    table.play("2C", first=2)
