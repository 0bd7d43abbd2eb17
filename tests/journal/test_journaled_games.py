"""The games of a journal, of which one is being played."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.cards import parse_card
from companion.errors import ImpossibleActionError
from companion.games.mast_year.actions import Dealt, Play, Tally, Trunk
from companion.games.mast_year.state import State
from companion.journal.journaled_games import CLOSED, OPEN, PARKED, JournaledGames
from companion.session import Replace, start_session
from companion.session.correction import LaterSeats
from companion.session.store import NO_GAME, Note
from tests.games.conftest import unshipped_games
from tests.games.mast_year.table import GAME, PLAYERS

__all__ = ["unshipped_games"]

AT = "2026-05-01T19:30:00Z"


@pytest.fixture
def games(path: Path) -> Iterator[JournaledGames]:
    with JournaledGames(path, lambda: AT) as opened:
        yield opened


def play(games: JournaledGames, cards: str) -> None:
    for card in cards.split():
        games.act(Play(parse_card(card)))


def test_a_game_is_begun_and_played(games: JournaledGames) -> None:
    assert games.last_open() is None
    standing = games.start("mast-year", {"goal": 7}, PLAYERS)
    assert (standing.entries, len(standing.states), standing.over) == ((), 1, False)
    standing = games.act(Trunk(parse_card("TS")))
    assert [(logged.entry.by, logged.entry.at) for logged in standing.entries] == [("touch", AT)]
    assert standing.states[-1] is standing.state
    assert standing.state_as(State).running.trunk == parse_card("TS")
    assert standing.record.entries[0].action == Trunk(parse_card("TS"))


def test_an_entry_behind_one_that_was_refused_is_refused_too(games: JournaledGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    assert len(games.act(Trunk(parse_card("TS")), after=0).entries) == 1
    with pytest.raises(ImpossibleActionError, match="enter it again"):
        games.act(Play(parse_card("5C")), after=2)


def test_the_last_entry_is_taken_back(games: JournaledGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    games.act(Dealt())
    assert games.take_back().entries == ()


def test_a_draft_is_there_again_until_the_game_goes_on(path: Path) -> None:
    with JournaledGames(path) as games:
        before = games.start("mast-year", {}, PLAYERS)
        now = games.act(Trunk(parse_card("TS")))
        games.keep_draft(before.number, before.entries, {"cards": ["4C"]})  # the game has gone on since
        games.keep_draft(now.number, now.entries, {"cards": ["5C"]})
    with JournaledGames(path) as games:
        again = games.last_open()
        assert again is not None
        assert (again.draft, games.mark(PARKED).draft) == ({"cards": ["5C"]}, {"cards": ["5C"]})
        play(games, "5C")
        assert (games.resume(now.number).draft, games.take_back().draft) == ({}, {})
    with JournaledGames(path) as games:
        assert games.resume(now.number).draft == {}


def test_a_correction_is_shown_before_it_is_taken(games: JournaledGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    games.act(Trunk(parse_card("TS")))
    play(games, "4C 5C 6C 7C")
    entries = games.act(Play(parse_card("8C"))).entries
    correction = Replace(entries[1].number, Play(parse_card("9C")), LaterSeats.MOVE)
    difference = games.preview(correction)
    assert difference.question is None
    assert any(change.path[-1] == "winner" for change in difference.changes)
    standing = games.correct(correction)
    assert standing.state_as(State).running.tricks[0].winner == 0


def test_a_correction_can_leave_a_question(games: JournaledGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    games.act(Trunk(parse_card("TS")))
    play(games, "4C 5C")
    entries = games.act(Play(parse_card("6C"))).entries
    standing = games.correct(Replace(entries[1].number, Play(parse_card("6C"))))
    assert standing.question is not None
    assert standing.question.number == entries[3].number
    assert len(standing.entries) == 4


def test_a_game_is_gone_on_with_where_it_stood(path: Path) -> None:
    with JournaledGames(path) as before:
        before.start("mast-year", {}, PLAYERS)
        left = before.act(Trunk(parse_card("TS")))
    with JournaledGames(path) as after:
        assert after.find_faults() == ()
        found = after.last_open()
        assert found is not None
        assert (found.number, found.states, found.started) == (left.number, left.states, left.started)
        assert after.act(Play(parse_card("4C"))).state_as(State).running.table == (parse_card("4C"),)


def test_a_parked_game_waits_until_it_is_asked_for(games: JournaledGames) -> None:
    number = games.start("mast-year", {}, PLAYERS).number
    assert games.mark(PARKED).mark == PARKED
    assert games.last_open() is None
    assert [(game.number, game.mark) for game in games.games()] == [(number, PARKED)]
    assert games.resume(number).mark == OPEN


def test_a_closed_game_is_looked_at_and_stays_closed(games: JournaledGames) -> None:
    number = games.start("mast-year", {"goal": 2}, PLAYERS).number
    games.act(Tally(3, 0))
    assert games.mark(CLOSED).over
    assert games.resume(number).mark == CLOSED


def test_the_games_stand_in_order_the_last_begun_first(games: JournaledGames) -> None:
    first = games.start("mast-year", {}, PLAYERS).number
    second = games.start("mast-year", {"goal": 7}, PLAYERS).number
    assert [game.number for game in games.games()] == [second, first]


def test_of_the_games_only_how_they_stand_is_kept_in_memory(games: JournaledGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    left = games.act(Trunk(parse_card("TS")))
    games.start("mast-year", {}, PLAYERS)
    assert [game.states for game in games.games(most=2)][-1] == (left.state,)
    assert len(games.games(most=1)) == 1


def test_a_game_that_cannot_be_followed_is_left_out(games: JournaledGames) -> None:
    number = games.start("mast-year", {}, PLAYERS).number
    broken = start_session(games.journal, GAME, {}, PLAYERS)
    games.journal.append(Note(broken.number, "rung", {}))
    assert [game.number for game in games.games()] == [number]


def test_without_a_game_nothing_can_be_entered(games: JournaledGames) -> None:
    with pytest.raises(ImpossibleActionError, match="no game is being played"):
        games.act(Dealt())


def test_rows_of_no_game_keep_no_game_from_being_gone_on_with(path: Path) -> None:
    with JournaledGames(path) as before:
        before.journal.append(Note(NO_GAME, "group-started", {"group": "Amber Acorn 17"}))
        assert before.last_open() is None
        number = before.start("mast-year", {}, PLAYERS).number
        before.journal.append(Note(NO_GAME, "rule-question", {"fact": "MY-6.3"}))
    with JournaledGames(path) as after:
        standing = after.last_open()
        assert standing is not None
        assert standing.number == number
        assert [game.number for game in after.games()] == [number]
        assert [row.kind for row in after.journal.rows(NO_GAME)] == ["group-started", "rule-question"]


def test_a_closed_game_that_is_looked_at_stays_closed(games: JournaledGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    games.mark(CLOSED)
    assert games.mark(PARKED).mark == CLOSED
    assert games.mark(OPEN).mark == OPEN


def test_states_are_known_as_the_games_own_and_another_games_are_refused(games: JournaledGames) -> None:
    standing = games.start("mast-year", {}, PLAYERS)
    assert standing.states_as(State) == standing.states
    with pytest.raises(TypeError):
        standing.states_as(str)


def test_a_journal_that_is_saved_has_nothing_in_memory_when_it_plays_on(games: JournaledGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    assert (games.play_on().in_memory, games.save().in_memory) == (0, 0)


def test_a_game_that_tells_its_end_in_its_summary_alone_is_over_by_it(
    games: JournaledGames, unshipped_games: str
) -> None:
    standing = games.start("track", {}, ("Ann", "Bo", "Cy", "Di", "Eve"))
    assert not standing.over
