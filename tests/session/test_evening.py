"""The evening: the games of a journal, of which one is being played."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.cards import parse_card
from companion.errors import ImpossibleActionError
from companion.games.mast_year.actions import Dealt, Play, Tally, Trunk
from companion.session import Replace, start_session
from companion.session.evening import CLOSED, OPEN, PARKED, Evening
from companion.session.store import Note
from tests.games.mast_year.table import GAME, PLAYERS

AT = "2026-05-01T19:30:00Z"


@pytest.fixture
def evening(path: Path) -> Iterator[Evening]:
    with Evening(path, lambda: AT) as opened:
        yield opened


def play(evening: Evening, cards: str) -> None:
    for card in cards.split():
        evening.act(Play(parse_card(card)))


def test_a_game_is_begun_and_played(evening: Evening) -> None:
    assert evening.last_open() is None
    standing = evening.start("mast-year", {"goal": 7}, PLAYERS)
    assert (standing.entries, len(standing.states), standing.over) == ((), 1, False)
    standing = evening.act(Trunk(parse_card("TS")))
    assert [(logged.entry.by, logged.entry.at) for logged in standing.entries] == [("touch", AT)]
    assert standing.states[-1] is standing.state
    assert standing.state.hand.trunk == parse_card("TS")
    assert standing.record.entries[0].action == Trunk(parse_card("TS"))


def test_an_entry_behind_one_that_was_refused_is_refused_too(evening: Evening) -> None:
    evening.start("mast-year", {}, PLAYERS)
    assert len(evening.act(Trunk(parse_card("TS")), after=0).entries) == 1
    with pytest.raises(ImpossibleActionError, match="enter it again"):
        evening.act(Play(parse_card("5C")), after=2)


def test_the_last_entry_is_taken_back(evening: Evening) -> None:
    evening.start("mast-year", {}, PLAYERS)
    evening.act(Dealt())
    assert evening.take_back().entries == ()


def test_a_correction_is_shown_before_it_is_taken(evening: Evening) -> None:
    evening.start("mast-year", {}, PLAYERS)
    evening.act(Trunk(parse_card("TS")))
    play(evening, "4C 5C 6C 7C")
    entries = evening.act(Play(parse_card("8C"))).entries
    correction = Replace(entries[1].number, Play(parse_card("9C")))
    difference = evening.preview(correction)
    assert difference.question is None
    assert any(change.path[-1] == "winner" for change in difference.changes)
    standing = evening.correct(correction)
    assert standing.state.hand.tricks[0].winner == 0


def test_a_correction_can_leave_a_question(evening: Evening) -> None:
    evening.start("mast-year", {}, PLAYERS)
    evening.act(Trunk(parse_card("TS")))
    play(evening, "4C 5C")
    entries = evening.act(Play(parse_card("6C"))).entries
    standing = evening.correct(Replace(entries[1].number, Play(parse_card("6C"))))
    assert standing.question is not None
    assert standing.question.number == entries[3].number
    assert len(standing.entries) == 4


def test_a_game_is_gone_on_with_where_it_stood(path: Path) -> None:
    with Evening(path) as before:
        before.start("mast-year", {}, PLAYERS)
        left = before.act(Trunk(parse_card("TS")))
    with Evening(path) as after:
        assert after.salvage is None
        found = after.last_open()
        assert found is not None
        assert (found.number, found.states, found.started) == (left.number, left.states, left.started)
        assert after.act(Play(parse_card("4C"))).state.hand.table == (parse_card("4C"),)


def test_a_parked_game_waits_until_it_is_asked_for(evening: Evening) -> None:
    number = evening.start("mast-year", {}, PLAYERS).number
    assert evening.mark(PARKED).mark == PARKED
    assert evening.last_open() is None
    assert [(game.number, game.mark) for game in evening.games()] == [(number, PARKED)]
    assert evening.resume(number).mark == OPEN


def test_a_closed_game_is_looked_at_and_stays_closed(evening: Evening) -> None:
    number = evening.start("mast-year", {"goal": 2}, PLAYERS).number
    evening.act(Tally(3, 0))
    assert evening.mark(CLOSED).over
    assert evening.resume(number).mark == CLOSED


def test_the_games_stand_in_order_the_last_begun_first(evening: Evening) -> None:
    first = evening.start("mast-year", {}, PLAYERS).number
    second = evening.start("mast-year", {"goal": 7}, PLAYERS).number
    assert [game.number for game in evening.games()] == [second, first]


def test_of_the_games_only_how_they_stand_is_kept_in_memory(evening: Evening) -> None:
    evening.start("mast-year", {}, PLAYERS)
    left = evening.act(Trunk(parse_card("TS")))
    evening.start("mast-year", {}, PLAYERS)
    assert [game.states for game in evening.games(most=2)][-1] == (left.state,)
    assert len(evening.games(most=1)) == 1


def test_a_game_that_cannot_be_followed_is_left_out(evening: Evening) -> None:
    number = evening.start("mast-year", {}, PLAYERS).number
    broken = start_session(evening.journal, GAME, {}, PLAYERS)
    evening.journal.append(Note(broken.number, "rung", {}))
    assert [game.number for game in evening.games()] == [number]


def test_without_a_game_nothing_can_be_entered(evening: Evening) -> None:
    with pytest.raises(ImpossibleActionError, match="no game is being played"):
        evening.act(Dealt())
