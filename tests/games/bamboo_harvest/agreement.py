"""What the bench asks of this game: an agreement to play by, and a game with its score line."""

from random import Random

from tests.games.bamboo_harvest.oracle import Grove
from tests.games.bamboo_harvest.oracle_forest import JsonObject
from tests.games.bamboo_harvest.play import play_game


def agree(random: Random) -> tuple[int, JsonObject]:
    """Returns how many play, and by which options."""
    return random.randint(2, 4), {}


def is_same(one: JsonObject, other: JsonObject) -> bool:
    """Whether two score lines agree; of several shortest paths each may be named."""
    if len(one["path"]) == len(other["path"]):
        one = {**one, "path": other["path"]}
    return one == other


def play_and_score(seed: int, players: int, options: JsonObject) -> tuple[list[JsonObject], JsonObject]:
    """Returns the actions of a random game, and its score line by the second engine."""
    actions = play_game(seed, players)
    grove = Grove(players)
    for action in actions:
        grove.do(action)
    return actions, grove.line()
