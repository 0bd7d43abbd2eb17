"""Two independent readings of the rules agree: the companion, and the referee of `oracle.py`."""

import json
import re
from random import Random

import pytest

from companion.engine import read_record, replay
from companion.errors import BadInputError
from companion.games import find_game
from tests.games.lunar.oracle import Line, RefusedError, score
from tests.games.lunar.play import Habits, cut, play_game, spoil

GAME = find_game("lunar")
TABLES = {
    "careful": Habits(careless=0.0, tallied=0.0, wordy=0.0),
    "usual": Habits(),
    "careless": Habits(careless=0.8, tallied=0.0),
    "tallied": Habits(tallied=0.9),
}


def companion_line(record: Line) -> Line:
    line: Line = json.loads(json.dumps(GAME.summary(replay(GAME, read_record(json.dumps(record).encode(), find_game)))))
    return line


def verdict(record: Line) -> int | None:
    """The index that the referee refuses, or None."""
    try:
        score(record)
    except RefusedError as refused:
        return int(refused.args[0])
    return None


def companion_verdict(record: Line) -> int | None:
    """The index that the companion names when it refuses, or None if it accepts."""
    try:
        companion_line(record)
    except BadInputError as error:
        named = re.fullmatch(r"action (\d+): .+", str(error))  # one line
        return int(named[1]) if named else -1
    return None


@pytest.mark.parametrize("habits", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_agree_on_every_field(players: int, habits: Habits) -> None:
    for seed in range(25):
        record = play_game(seed, players, habits)
        assert companion_line(record) == score(record), json.dumps(record)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_games_agree_after_every_action(players: int, seed: int) -> None:
    record = play_game(seed, players, TABLES["careless"])
    for length in range(len(record["actions"]) + 1):
        shorter = cut(record, length)
        assert companion_line(shorter) == score(shorter), json.dumps(shorter)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", range(10))
def test_a_spoilt_game_is_refused_at_the_same_action(players: int, seed: int) -> None:
    random = Random(seed)
    record = play_game(seed, players)
    for _ in range(20):
        spoilt = spoil(random, cut(record, random.randint(1, len(record["actions"]))))
        assert companion_verdict(spoilt) == verdict(spoilt), json.dumps(spoilt)
        if verdict(spoilt) is None:
            assert companion_line(spoilt) == score(spoilt), json.dumps(spoilt)
