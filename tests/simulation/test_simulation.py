"""Simulated games: each can be played, filmed and watched by its name."""

import pytest

from companion.engine import replay
from companion.errors import BadInputError
from companion.games import find_game, game_names
from companion.simulation import simulated_games, simulation_of


@pytest.mark.parametrize("name", simulated_games())
def test_a_simulated_game_ends_by_the_rules(name: str) -> None:
    game = find_game(name)
    record = simulation_of(name).simulate(3)
    assert record.game == name in game_names()
    assert record.players == simulation_of(name).players
    assert game.summary(replay(game, record))["over"]
    assert simulation_of(name).film(record, 3)


def test_a_game_that_nobody_plays_is_named_with_those_that_are() -> None:
    with pytest.raises(BadInputError, match=r"'chess' cannot be simulated: known are .*mast-year"):
        simulation_of("chess")
