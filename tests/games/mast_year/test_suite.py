"""Real-looking games of Mast Year, tallied hands and irregularities among them, pass the suite of every game."""

import json
from collections.abc import Callable
from functools import cache

import pytest

from companion.engine import read_record
from companion.games import find_game
from tests.games.mast_year.play import PlayStyle, play_game
from tests.games.mast_year.written import JsonObject
from tests.games.random_play import PLAYERS, Played
from tests.games.suite import EACH_CHECK

TABLES: tuple[tuple[JsonObject, PlayStyle], ...] = (
    ({"goal": 12, "tournament": True}, PlayStyle(tallied=0.5)),
    ({"goal": 20, "incomplete_information": True}, PlayStyle(careless=0.5, tallied=0.0)),
    ({"single_hand": True, "silent": True}, PlayStyle(careless=0.0, tallied=0.0)),
    ({"goal": 8, "equal_scores": "shared", "squirrels": [1, 3]}, PlayStyle(tallied=0.8)),
)


@cache
def games() -> tuple[Played, ...]:
    return tuple(follow(play_game(seed, options, play_style)) for seed, (options, play_style) in enumerate(TABLES))


def follow(written: JsonObject) -> Played:
    record = read_record(json.dumps(written).encode(), find_game)
    game = find_game(record.game)
    states = [game.start(record.options, PLAYERS)]
    for entry in record.entries:
        states.append(game.apply(states[-1], entry.action))
    return Played(game, record, tuple(states))


@pytest.mark.parametrize("check", EACH_CHECK)
def test_suite(check: Callable[[Played], None]) -> None:
    for played in games():
        check(played)
