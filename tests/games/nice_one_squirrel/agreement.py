"""What the bench asks of this game: an agreement to play by, and a game with its score line."""

from random import Random

from tests.games.nice_one_squirrel.oracle import JsonObject, Ring
from tests.games.nice_one_squirrel.play import play_game


def agree(random: Random) -> tuple[int, JsonObject]:
    """Returns how many play, and by which options."""
    players = random.randint(2, 6)
    return players, {"taking_up": random.random() < 0.5, "first": random.randrange(players)}


def is_same(one: JsonObject, other: JsonObject) -> bool:
    """Whether two score lines agree."""
    return one == other


def play_and_score(seed: int, players: int, options: JsonObject) -> tuple[list[JsonObject], JsonObject]:
    """Returns the actions of a random game, and its score line by the second engine."""
    actions = play_game(seed, players, options)
    ring = Ring(players, options)
    for action in actions:
        ring.do(action)
    return actions, ring.line()
