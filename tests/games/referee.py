"""A record as the companion scores or refuses it, to be compared with an independent referee of its game."""

import json
import re
from collections.abc import Callable
from typing import Any

from companion.engine import read_record, replay
from companion.errors import BadInputError
from companion.games import find_game

JsonObject = dict[str, Any]


class RefusedError(Exception):
    """The record cannot be; its argument is the action's index. A referee raises it."""


def verdict(score: Callable[[JsonObject], JsonObject], record: JsonObject) -> int | None:
    """Returns the index that a referee refuses, or None."""
    try:
        score(record)
    except RefusedError as refused:
        return int(refused.args[0])
    return None


def companion_line(record: JsonObject) -> JsonObject:
    """Returns the companion's score line. Raises BadInputError."""
    game = find_game(record["game"])
    line: JsonObject = json.loads(
        json.dumps(game.summary(replay(game, read_record(json.dumps(record).encode(), find_game))))
    )
    return line


def companion_verdict(record: JsonObject) -> int | None:
    """Returns the index that the companion names when it refuses, -1 if it names none, or None if it accepts."""
    try:
        companion_line(record)
    except BadInputError as error:
        named = re.fullmatch(r"action (\d+): .+", str(error))  # one line
        return int(named[1]) if named else -1
    return None
