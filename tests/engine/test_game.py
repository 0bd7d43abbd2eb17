"""What shared code carries of a game: its own code takes it as what it is, and nothing else."""

import pytest

from companion.engine.game import can_follow, own_action, own_state, require_type
from tests.games.mast_year.table import GAME, PLAYERS


def test_a_state_is_taken_as_that_of_its_game_alone() -> None:
    state = GAME.start({}, PLAYERS)
    assert require_type(type(state), state) is state
    with pytest.raises(TypeError, match="'another' is no State"):
        require_type(type(state), "another")


def test_what_a_game_has_made_is_its_own() -> None:
    state = GAME.start({}, PLAYERS)
    action = GAME.choices(state)[0]
    assert GAME.apply(own_state(GAME, state), own_action(GAME, action)) == GAME.apply(state, action)


def test_an_action_can_follow_unless_the_rules_refuse_it() -> None:
    state = GAME.start({}, PLAYERS)
    trunk, play = (GAME.read_action({"do": kind, "card": "7S"}) for kind in ("trunk", "play"))
    assert can_follow(GAME, state, trunk)
    assert not can_follow(GAME, state, play)
    assert not can_follow(GAME, GAME.apply(state, trunk), play), "it was already shown"
