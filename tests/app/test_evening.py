"""Which games are of one evening, and who has played; a deleted game is hidden, and kept."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.games.mast_year.actions import Tally
from companion.journal.game_snapshot import GameSnapshot
from companion.journal.journaled_games import JournaledGames, known_names
from companion.session.evening import evening_of
from companion.session.session import CLOSED, DELETED, PARKED
from companion.session.store import MemoryStore, NewRow, RowKind

ANN, EVE = ("Ann", "Bo", "", "Dee"), ("Eve", "Finn", "Gus", "Hal")


@pytest.fixture
def games(tmp_path: Path) -> Iterator[JournaledGames]:
    with JournaledGames(tmp_path / "journal.db") as opened:
        yield opened


def finish(games: JournaledGames, players: tuple[str, ...]) -> GameSnapshot:
    games.start("mast-year", {"goal": 1}, players)
    return games.playing.act(Tally(1, 0))


def at(game: GameSnapshot, started: str) -> GameSnapshot:
    return replace(game, started=started)


def test_a_long_pause_ends_an_evening(games: JournaledGames) -> None:
    game = finish(games, ANN)
    times = ("2026-05-03T01:00:00Z", "2026-05-02T23:30:00Z", "2026-05-02T19:00:00Z", "2026-05-02T10:00:00Z")
    evening = evening_of([at(game, time) for time in times])
    assert [one.started for one in evening] == list(reversed(times[:3]))
    assert evening_of([]) == ()


def test_names_of_all_games_are_known_those_written_last_first(games: JournaledGames) -> None:
    finish(games, EVE)
    games.playing.mark(CLOSED)
    finish(games, ANN)
    games.playing.seat_player(1, "Ida", is_newcomer=True)
    games.start("mast-year", {}, ("ann", "Kim", "", ""))
    assert games.known_names() == ("ann", "Kim", "Ida", "Bo", "Dee", "Eve", "Finn", "Gus", "Hal")
    games.mark_game(games.games()[-1].number, DELETED)
    assert games.known_names() == ("ann", "Kim", "Ida", "Bo", "Dee")


def test_a_row_that_cannot_be_read_names_nobody() -> None:
    store = MemoryStore()
    for kind, content in ((RowKind.STARTED, {"players": [5]}), (RowKind.SEATED, {"name": None}), ("new", {})):
        store.append(NewRow("1", kind, content))
    assert known_names(store.rows(), DELETED) == ()


def test_a_deleted_game_is_hidden_from_the_table_and_kept_in_the_journal(games: JournaledGames) -> None:
    kept, gone = finish(games, ANN), finish(games, ANN)
    games.mark_game(gone.number, DELETED)
    assert [game.number for game in games.games()] == [kept.number]
    assert games.last_open() is None
    assert any(row.session == gone.number and row.kind == "acted" for row in games.journal.rows())
    games.mark_game(gone.number, PARKED)
    assert len(games.games()) == 2


def test_a_game_that_was_closed_unfinished_is_open_again_once_it_is_gone_on_with(games: JournaledGames) -> None:
    number = games.start("mast-year", {}, ANN).number
    games.mark_game(number, CLOSED)
    games.label_game(number, "Final")
    assert (games.games()[0].mark, games.games()[0].label) == (CLOSED, "Final")
    assert games.resume(number).mark == "open"
    assert games.last_open() is not None
