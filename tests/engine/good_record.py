"""A good record, and the same with parts changed."""

import json
from typing import Any, Final

from companion.engine import Record, read_record
from companion.games import find_game
from tests.games.random_play import PLAYERS

GOOD: Final[dict[str, Any]] = {
    "record": 1,
    "game": "mast-year",
    "options": {"goal": 10},
    "players": list(PLAYERS),
    "actions": [
        {"do": "trunk", "card": "7S"},
        {"do": "play", "card": "4C", "at": "2026-05-01T19:30:00Z", "by": "touch"},
    ],
}


def read(**changes: Any) -> Record:
    """Returns the record with some of its parts changed, as it is read."""
    return read_record(json.dumps({**GOOD, **changes}).encode(), find_game)
