"""A demonstration without a camera: simple players enter a game at the screen until somebody takes over."""

import pytest

from companion.games import find_game
from companion.simulation import play_game, played_games, simulated_games

NEWER = ("bamboo-harvest", "lunar", "masters-of-maple-syrup", "nice-one-squirrel")


def test_every_game_with_players_can_be_shown() -> None:
    assert set(played_games()) == {*simulated_games(), *NEWER}


@pytest.mark.parametrize("game", NEWER)
def test_a_game_is_played_by_its_rules(game: str) -> None:
    record = play_game(game, 1)
    rules = find_game(game)
    state = rules.start(record.options, record.players)
    for entry in record.entries:
        state = rules.apply(state, entry.action)
    assert rules.summary(state)["over"]
