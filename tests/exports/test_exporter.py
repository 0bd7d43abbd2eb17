"""Exporter: a game that leaves the companion, and what its files are called."""

from companion.exports.exporter import exported_session
from companion.session import MemoryStore, start_session
from tests.games.mast_year.table import GAME, PLAYERS, Tally


def test_what_stands_in_a_session_is_exported() -> None:
    session = start_session(MemoryStore(), GAME, {}, PLAYERS)
    session.act(Tally(3, 2, "none", False), by="touch")
    game = exported_session(session)
    assert (game.record.players, len(game.record.entries), game.state) == (PLAYERS, 1, session.state)
    assert game.name.startswith("mast-year-")
    assert game.name.endswith(f"-{session.number[:6]}")


def test_a_game_without_a_day_is_called_by_its_number() -> None:
    session = start_session(MemoryStore(), GAME, {}, PLAYERS)
    game = exported_session(session)
    assert type(game)("5a17c0de", "", game.game, game.record, game.state).name == "mast-year-5a17c0"
