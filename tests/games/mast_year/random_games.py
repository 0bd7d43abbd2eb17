"""Random games, scored by the companion and by the independent engine."""

import json
import random
from collections.abc import Iterator
from typing import Any

from companion.engine import read_record, replay
from companion.games import find_game
from tests.games.mast_year.play import PlayStyle, all_options, play_game
from tests.games.mast_year.written import JsonObject

GAME = find_game("mast-year")


GOALS = (1, 7, 10, 20, 30)


TABLES = {
    "careful": PlayStyle(careless=0.0, tallied=0.0),
    "usual": PlayStyle(odd_forms=0.2, stamped=0.2),
    "wild": PlayStyle(careless=0.8, tallied=0.05, eats=0.9, odd_forms=0.5, stamped=0.5),
    "tallied": PlayStyle(tallied=0.9),
    "noting": PlayStyle(tallied=0.1, noted=0.3, counted=0.02, careless=0.3),
    "counting": PlayStyle(tallied=0.0, noted=0.1, counted=0.15),
}


def companion_line(record: JsonObject) -> JsonObject:
    state = replay(GAME, read_record(json.dumps(record).encode(), find_game))
    line: JsonObject = json.loads(json.dumps(GAME.summary(state)))
    return line


def difference(expected: Any, found: Any, where: str = "") -> str | None:
    """Where `found` leaves the contract, or None; keys beyond the contract are left alone."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            if key not in found:
                return f"{where}.{key} is missing"
            if inner := difference(value, found[key], f"{where}.{key}"):
                return inner
        return None
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = zip(expected, found, strict=True)
        return next((d for i, pair in enumerate(pairs) if (d := difference(*pair, f"{where}[{i}]"))), None)
    same = type(expected) is type(found) and expected == found
    return None if same else f"{where}: the referee says {expected!r}, the companion {found!r}"


def random_game(seed: int) -> JsonObject:
    """Returns the record of a game with any options, played at any table."""
    rng = random.Random(seed)
    options = {**rng.choice(list(all_options())), "goal": rng.choice(GOALS)}
    return play_game(seed, options, rng.choice(list(TABLES.values())))


def what_came_about(record: JsonObject, line: JsonObject) -> Iterator[str]:
    """Yields the actions of a game, and what is special about its hands, as the score `line` tells it."""
    yield from (action["do"] for action in record["actions"])
    for hand in line["hands"]:
        if line["over"] and hand["boom"] is None:
            yield "boom unknown at the end"
        for item in hand["irregularities"]:
            if item["kind"] == "bounty-led":
                yield "cleared" if "cleared" in item else "proven" if "proven" in item else "open"
            else:
                yield str(item["kind"])
