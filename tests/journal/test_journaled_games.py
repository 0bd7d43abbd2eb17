"""The games of a journal, of which one is being played."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.card_notation import parse_card
from companion.errors import GameFaultError, ImpossibleActionError
from companion.games.lunar.actions import Exchanged
from companion.games.mast_year.actions import Dealt, Play, Tally, Trunk
from companion.games.mast_year.state import State
from companion.journal.journaled_games import JournaledGames
from companion.journal.startup_notices import startup_notices
from companion.session import start_session
from companion.session.session import CLOSED, OPEN, PARKED
from companion.session.store import NO_GAME, NewRow
from tests.games.mast_year.table import GAME, PLAYERS
from tests.journal.notes import AT


def test_a_game_is_begun_and_played(games: JournaledGames) -> None:
    assert games.last_open() is None
    snapshot = games.start("mast-year", {"goal": 7}, PLAYERS)
    assert (snapshot.entries, len(snapshot.states), snapshot.over) == ((), 1, False)
    snapshot = games.playing.act(Trunk(parse_card("TS")))
    assert [(logged.entry.by, logged.entry.at) for logged in snapshot.entries] == [("touch", AT)]
    assert snapshot.states[-1] is snapshot.state
    assert snapshot.state_as(State).running.trunk == parse_card("TS")
    assert snapshot.record.entries[0].action == Trunk(parse_card("TS"))


def test_a_game_is_gone_on_with_where_it_stood(path: Path) -> None:
    with JournaledGames(path) as before:
        before.start("mast-year", {}, PLAYERS)
        left = before.playing.act(Trunk(parse_card("TS")))
    with JournaledGames(path) as after:
        assert startup_notices(after.journal) == ()
        found = after.last_open()
        assert found is not None
        assert (found.number, found.states, found.started) == (left.number, left.states, left.started)
        assert after.playing.act(Play(parse_card("4C"))).state_as(State).running.table == (parse_card("4C"),)


def test_a_parked_game_waits_until_it_is_asked_for(games: JournaledGames) -> None:
    number = games.start("mast-year", {}, PLAYERS).number
    assert games.playing.mark(PARKED).mark == PARKED
    assert games.last_open() is None
    assert [(game.number, game.mark) for game in games.games()] == [(number, PARKED)]
    assert games.resume(number).mark == OPEN


def test_a_closed_game_is_looked_at_and_stays_closed(games: JournaledGames) -> None:
    number = games.start("mast-year", {"goal": 2}, PLAYERS).number
    games.playing.act(Tally(3, 0))
    assert games.playing.mark(CLOSED).over
    assert games.resume(number).mark == CLOSED


def test_the_games_stand_in_order_the_last_begun_first(games: JournaledGames) -> None:
    first = games.start("mast-year", {}, PLAYERS).number
    second = games.start("mast-year", {"goal": 7}, PLAYERS).number
    assert [game.number for game in games.games()] == [second, first]


def test_of_the_games_only_how_they_stand_is_kept_in_memory(games: JournaledGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    left = games.playing.act(Trunk(parse_card("TS")))
    games.start("mast-year", {}, PLAYERS)
    assert [game.states for game in games.games(most=2)][-1] == (left.state,)
    assert len(games.games(most=1)) == 1


def test_a_game_that_cannot_be_followed_is_left_out(games: JournaledGames) -> None:
    number = games.start("mast-year", {}, PLAYERS).number
    broken = start_session(games.journal, GAME, {}, PLAYERS)
    games.journal.append(NewRow(broken.number, "rung", {}))
    assert [game.number for game in games.games()] == [number]


def test_without_a_game_nothing_can_be_entered(games: JournaledGames) -> None:
    with pytest.raises(ImpossibleActionError, match="no game is being played"):
        games.playing.act(Dealt())


def test_rows_of_no_game_keep_no_game_from_being_gone_on_with(path: Path) -> None:
    with JournaledGames(path) as before:
        before.journal.append(NewRow(NO_GAME, "group-started", {"group": "Amber Acorn 17"}))
        assert before.last_open() is None
        number = before.start("mast-year", {}, PLAYERS).number
        before.journal.append(NewRow(NO_GAME, "rule-question", {"fact": "MY-6.3"}))
    with JournaledGames(path) as after:
        snapshot = after.last_open()
        assert snapshot is not None
        assert snapshot.number == number
        assert [game.number for game in after.games()] == [number]
        assert [row.kind for row in after.journal.rows(NO_GAME)] == ["group-started", "rule-question"]


@pytest.mark.parametrize("fault", [KeyError("trump"), RecursionError()])
def test_a_game_whose_rules_fail_is_left_out_and_counted(
    path: Path, fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    with JournaledGames(path) as games:
        whole = games.start("mast-year", {}, PLAYERS).number
        lunar = games.start("lunar", {}, PLAYERS)
        games.playing.act(Exchanged())

        def fail(*_: object) -> object:
            raise fault

        monkeypatch.setattr("companion.games.lunar.GAME", replace(lunar.game, apply=fail))
        listed = games.list_games()
        assert ([game.number for game in listed.games], listed.unread) == ([whole], 1)
        with pytest.raises(GameFaultError, match="update the companion"):
            games.resume(lunar.number)
