"""The rules agree with a second engine on random games, and refuse what it refuses."""

import json
from random import Random
from typing import Any

import pytest

from companion.engine import read_record, replay
from companion.engine.game import AnyGame
from companion.errors import BadInputError, ImpossibleActionError
from companion.games import find_game
from tests.games.bamboo_harvest.agreement import is_same
from tests.games.bamboo_harvest.oracle import Grove
from tests.games.bamboo_harvest.oracle_forest import JsonObject
from tests.games.bamboo_harvest.play import play_game
from tests.games.bamboo_harvest.spoil import impossible_actions, is_impossible, random_action

pytestmark = pytest.mark.one_python

SEATS = (2, 3, 4)


def game() -> AnyGame:
    return find_game("bamboo-harvest")


def begin(players: int) -> Any:
    return game().start({}, ("",) * players)


@pytest.mark.parametrize("players", SEATS)
def test_both_engines_agree_after_every_action(players: int) -> None:
    for seed in range(6):
        grove, state = Grove(players), begin(players)
        for action in play_game(seed, players):
            grove.do(action)
            state = game().apply(state, game().read_action(action))
            assert is_same(game().summary(state), grove.line()), action
        assert grove.stage == "over"


@pytest.mark.parametrize("players", SEATS)
def test_both_engines_refuse_the_same(players: int) -> None:
    random = Random(players)
    grove, state = Grove(players), begin(players)
    for place, action in enumerate(play_game(players, players)):
        for _ in range(25 if place % 3 == 0 else 0):
            wrong = random_action(random, grove)
            assert is_impossible(grove, wrong) is is_refused(state, wrong), wrong
        for choice in game().choices(state) if place % 40 == 0 else ():
            assert not is_impossible(grove, game().write_action(choice))
        grove.do(action)
        state = game().apply(state, game().read_action(action))


def is_refused(state: Any, action: JsonObject) -> bool:
    try:
        game().apply(state, game().read_action(action))
    except BadInputError:
        return True
    return False


def test_a_record_with_an_impossible_action_names_its_place_and_rule() -> None:
    actions = play_game(1, 3)
    raw = {"record": 1, "game": "bamboo-harvest", "options": {}, "players": ["", "", ""]}
    for place in (0, 1, 4, 9, 20, 41, len(actions)):
        grove = Grove(3)
        for action in actions[:place]:
            grove.do(action)
        wrong = next(impossible_actions(Random(place), grove))
        text = json.dumps({**raw, "actions": [*actions[:place], wrong]}).encode()
        with pytest.raises(ImpossibleActionError, match=rf"^action {place}: .+ \(BH-\d\.\d\)$"):
            replay(game(), read_record(text, find_game))
