"""Two independent readings of the rules agree: the companion, and the referee of `oracle.py`."""

import json
import re
from random import Random

import pytest

from companion.engine import read_record, replay
from companion.errors import BadInputError
from companion.games import find_game
from tests.games.masters_of_maple_syrup.oracle import Line, RefusedError, score
from tests.games.masters_of_maple_syrup.play import cut, play_game, spoil

GAME = find_game("masters-of-maple-syrup")


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
    """The index that the companion names when it refuses, -1 if it names none, or None if it accepts."""
    try:
        companion_line(record)
    except BadInputError as error:
        named = re.fullmatch(r"action (\d+): .+", str(error))  # one line
        return int(named[1]) if named else -1
    return None


@pytest.mark.parametrize("wild", [0.0, 0.2, 0.6])
def test_whole_games_agree_on_every_field(wild: float) -> None:
    for seed in range(30):
        record = play_game(seed, wild=wild)
        assert companion_line(record) == score(record), json.dumps(record)


@pytest.mark.parametrize("seed", range(4))
def test_games_agree_after_every_action(seed: int) -> None:
    record = play_game(seed)
    for length in range(len(record["actions"]) + 1):
        shorter = cut(record, length)
        assert companion_line(shorter) == score(shorter), json.dumps(shorter)


@pytest.mark.parametrize("seed", range(15))
def test_a_spoilt_game_is_refused_at_the_same_action(seed: int) -> None:
    random = Random(seed)
    record = play_game(seed)
    for _ in range(20):
        spoilt = spoil(random, cut(record, random.randint(1, len(record["actions"]))))
        assert companion_verdict(spoilt) == verdict(spoilt), json.dumps(spoilt)
        if verdict(spoilt) is None:
            assert companion_line(spoilt) == score(spoilt), json.dumps(spoilt)
