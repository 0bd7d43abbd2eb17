"""The rules agree with a second engine on random games, and refuse what it refuses."""

import json
from itertools import product
from random import Random

import pytest

from companion.engine import read_record, replay
from companion.engine.game import AnyGame
from companion.errors import ImpossibleActionError
from companion.games import find_game
from tests.games.nice_one_squirrel.oracle import JsonObject, Ring
from tests.games.nice_one_squirrel.play import play_game
from tests.games.nice_one_squirrel.spoil import impossible_actions, is_impossible

pytestmark = pytest.mark.one_python

TABLES = [
    pytest.param(players, {"taking_up": taking_up, "first": first}, id=f"{players} players {taking_up} {first}")
    for players, taking_up, first in product(range(2, 7), (False, True), (0, 1))
]


def game() -> AnyGame:
    return find_game("nice-one-squirrel")


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_both_engines_agree_after_every_action(players: int, options: JsonObject) -> None:
    for seed in range(4):
        ring, state = Ring(players, options), game().start(options, ("",) * players)
        for action in play_game(seed, players, options):
            ring.do(action)
            state = game().apply(state, game().read_action(action))
            assert game().summary(state) == ring.line()
        assert ring.over


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_the_second_engine_refuses_is_refused(players: int, options: JsonObject) -> None:
    random = Random(players)
    ring, state = Ring(players, options), game().start(options, ("",) * players)
    for place, action in enumerate(play_game(players, players, options)):
        if place % 4 == players % 4 or place % 7 == 0:
            for wrong in impossible_actions(random, ring):
                with pytest.raises(ImpossibleActionError, match=r" \(NS-\d\.\d\)$"):
                    game().apply(state, game().read_action(wrong))
            for choice in game().choices(state):
                assert not is_impossible(ring, game().write_action(choice))
        ring.do(action)
        state = game().apply(state, game().read_action(action))


def test_a_record_with_an_impossible_action_names_its_place_and_rule() -> None:
    actions = play_game(1, 3, {})
    for place in (0, 5, 11):
        raw = {"record": 1, "game": "nice-one-squirrel", "options": {}, "players": ["", "", ""]}
        ring = Ring(3, {})
        for action in actions[:place]:
            ring.do(action)
        wrong = next(impossible_actions(Random(1), ring))
        text = json.dumps({**raw, "actions": [*actions[:place], wrong]}).encode()
        with pytest.raises(ImpossibleActionError, match=rf"^action {place}: .+ \(NS-\d\.\d\)$"):
            replay(game(), read_record(text, find_game))
