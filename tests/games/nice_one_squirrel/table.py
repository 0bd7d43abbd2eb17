"""Games of Nice One Squirrel! written short, for the tests."""

from typing import Any

from companion.engine.game import AnyGame
from companion.games import find_game

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
JsonObject = dict[str, Any]


def game() -> AnyGame:
    return find_game("nice-one-squirrel")


def begin(players: int = 3, **options: object) -> Any:
    return game().start(options, NAMES[:players])


def go(state: Any, *written: str) -> Any:
    """Plays actions written short: "v4 BC" visits cache 4 and finds BC, "pBA" plays, "t" takes, "-" passes."""
    for word in written:
        state = game().apply(state, game().read_action(spell(word)))
    return state


def spell(word: str) -> JsonObject:
    if word == "-":
        return {"do": "pass"}
    if word[0] == "v":
        number, _, found = word[1:].partition(" ")
        return {"do": "visit", "cache": int(number)} | ({"found": found} if found else {})
    return {"do": {"p": "play", "t": "take"}[word[0]], "nut": word[1:]}


def line(state: Any) -> JsonObject:
    return game().summary(state)
