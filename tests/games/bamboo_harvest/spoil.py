"""Actions that cannot be at a moment of a game, of each kind that there is."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random

from tests.games.bamboo_harvest.oracle import Grove
from tests.games.bamboo_harvest.oracle_forest import BLACK, JsonObject, WrongError


def impossible_actions(random: Random, grove: Grove, count: int = 60) -> Iterator[JsonObject]:
    """Yields actions that the second engine refuses now."""
    for _ in range(count):
        action = random_action(random, grove)
        if is_impossible(grove, action):
            yield action


def is_impossible(grove: Grove, action: JsonObject) -> bool:
    """Whether the second engine refuses `action`."""
    try:
        deepcopy(grove).do(action)
    except WrongError:
        return True
    return False


def random_action(random: Random, grove: Grove) -> JsonObject:
    """Returns an action that is often nearly right."""
    seat = grove.turn
    deeds = [*grove.up[seat], *grove.up[seat], *BLACK, *grove.wild, "JH", "4D"]
    tokens = [list(spot) for spot in grove.own(seat)] if grove.card else []
    spots = [[row, column] for row in range(7) for column in range(7)]
    one, other = random.sample(spots, 2)
    kinds: list[JsonObject] = [
        {"do": "build", "deed": random.choice(deeds), "from": random.choice(("up", "down")), "on": one},
        {"do": "swap", "deed": random.choice(deeds), "on": [one, other], "token": random.choice((one, other, other))},
        {"do": "swap", "deed": random.choice(deeds), "on": [one, one], "token": one},
        {"do": "harvest", "from": harvest(random, grove, tokens)},
        {"do": "harvest", "from": harvest(random, grove, tokens)[1:]},
        {"do": "harvest", "from": [{"token": one, "cards": [other]}]},
        {"do": "buy"},
        {"do": "redraw"},
        {"do": "reveal", "cards": random.sample(deeds, random.randint(1, 2))},
        {"do": "discard", "up": random.sample(deeds, random.randint(1, 2))},
        {"do": "discard", "down": random.randint(0, 3)},
        {"do": "end"},
        {"do": "place", "on": one},
        {"do": "deeds", "up": [random.sample(deeds, 2) for _ in range(grove.n)]},
        {"do": "start", "seat": random.randrange(4)},
        {"do": "start", "discards": [random.choice(deeds[:4] or BLACK) for _ in range(grove.n)]},
    ]
    action = random.choice(kinds)
    if random.random() < 0.05 and action["do"] != "start" and action["do"] != "deeds":
        action["seat"] = (seat + 1) % grove.n
    return action


def harvest(random: Random, grove: Grove, tokens: list[list[int]]) -> list[JsonObject]:
    """Returns a harvest in which something may be wrong."""
    found = []
    for row, column in tokens:
        options = grove.options((row, column))
        if options:
            cards = [list(spot) for spot in random.choice(options)]
            if random.random() < 0.2:
                cards = [*cards, [row, column]]
            found.append({"token": [row, column], "cards": cards})
    return found
