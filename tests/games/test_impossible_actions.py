"""One impossible action in a record is refused exactly there, in one line; `tests.bench.games` tries thousands."""

import json

import pytest

from companion.games import game_names
from tests.games.impossible_actions import GAMES, spoil
from tests.games.referee import companion_verdict

pytestmark = pytest.mark.one_python

EACH = 60


def test_every_game_has_such_records() -> None:
    assert sorted([*GAMES, "described"]) == sorted(game_names())  # described games have records of their own


@pytest.mark.parametrize("name", GAMES)
def test_an_impossible_action_is_refused_where_it_is(name: str) -> None:
    for seed in range(EACH):
        record, place = spoil(name, seed)
        assert companion_verdict(record) == place, json.dumps(record)
