"""Two independent readings of the rules agree: the companion, and the referee of `oracle.py`."""

import json
from random import Random

import pytest

from tests.games.masters_of_maple_syrup.oracle import score
from tests.games.masters_of_maple_syrup.play import play_game, spoil
from tests.games.referee import companion_line, companion_verdict, verdict
from tests.games.spoiled_actions import cut

pytestmark = pytest.mark.one_python


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
        assert companion_verdict(spoilt) == verdict(score, spoilt), json.dumps(spoilt)
        if verdict(score, spoilt) is None:
            assert companion_line(spoilt) == score(spoilt), json.dumps(spoilt)
