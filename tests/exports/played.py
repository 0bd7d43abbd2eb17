"""Finished games of every kind, ready to be exported."""

from collections.abc import Mapping
from functools import cache
from itertools import count, islice
from typing import Final

from companion.engine import Entry, Record
from companion.exports.exporter import ExportedGame
from companion.games import find_game
from tests.games.random_play import play_randomly

SHORT: Final[Mapping[str, Mapping[str, object]]] = {
    "lunar": {"track": [20]},
    "masters-of-maple-syrup": {
        "catalogue": [{"name": "Red Maple", "type": "tree", "cost": 0, "draws": 2, "copies": 20}]
    },
    "mast-year": {"goal": 2},
    "whist": {"target": 1},
}
"""Agreements under which a random game ends soon."""
ENDED: Final = "2026-05-01T19:30:00.000Z"


def play_through(name: str, nth: int = 0, *, tournament: bool = False) -> ExportedGame:
    """Returns a finished game: of random ones that end, the one after `nth` others."""
    ended = (game for seed in count() if (game := _play(name, seed, tournament)) is not None)
    return next(islice(ended, nth, None))


@cache
def _play(name: str, seed: int, tournament: bool) -> ExportedGame | None:
    """Returns a random game, or None if it does not end."""
    game, options = find_game(name), dict(SHORT.get(name, {})) | ({"tournament": True} if tournament else {})
    played = play_randomly(game, seed, options)
    if not game.summary(played.states[-1])["over"]:
        return None
    entries = tuple(Entry(entry.action, ENDED, "touch") for entry in played.record.entries)
    record = Record(name, played.record.options, played.record.players, entries)
    return ExportedGame("5a17c0de5a17c0de", "2026-05-01T18:00:00.000Z", game, record, played.states[-1])
