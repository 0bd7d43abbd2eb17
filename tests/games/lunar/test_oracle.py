"""Two independent readings of the rules agree: the companion, and the referee of `oracle.py`."""

import json
from random import Random

import pytest

from tests.games.lunar.oracle import score
from tests.games.lunar.play import PlayStyle, play_game, spoil
from tests.games.referee import companion_line, companion_verdict, verdict
from tests.games.spoiled_actions import cut

pytestmark = pytest.mark.one_python

TABLES = {
    "careful": PlayStyle(careless=0.0, tallied=0.0, wordy=0.0),
    "usual": PlayStyle(),
    "careless": PlayStyle(careless=0.8, tallied=0.0),
    "tallied": PlayStyle(tallied=0.9),
}


@pytest.mark.parametrize("play_style", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_agree_on_every_field(players: int, play_style: PlayStyle) -> None:
    for seed in range(25):
        record = play_game(seed, players, play_style)
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
        assert companion_verdict(spoilt) == verdict(score, spoilt), json.dumps(spoilt)
        if verdict(score, spoilt) is None:
            assert companion_line(spoilt) == score(spoilt), json.dumps(spoilt)
