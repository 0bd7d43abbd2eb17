"""One impossible action, put after the beginning of a game that could be."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random

from tests.games.nice_one_squirrel.oracle import JsonObject, Ring, WrongError
from tests.games.nice_one_squirrel.play import NUTS


def impossible_actions(random: Random, ring: Ring) -> Iterator[JsonObject]:
    """Yields actions that cannot follow now, of each kind that there is."""
    nut = random.choice(NUTS)
    visits = [{"do": "visit", "cache": number} for number in range(1, 10)]
    found = [{**visit, "found": nut} for visit in visits]
    others: list[JsonObject] = [{"do": "play", "nut": name} for name in NUTS]
    others += [{"do": "take", "nut": name} for name in NUTS]
    others += [{"do": "pass"}, {"do": "pass", "seat": (ring.turn + 1) % ring.n}]
    others += [{**visit, "seat": (ring.turn + 1) % ring.n} for visit in (*visits, *found)]
    for action in (*visits, *found, *others):
        if is_impossible(ring, action):
            yield action


def is_impossible(ring: Ring, action: JsonObject) -> bool:
    """Whether the oracle refuses `action`; it refuses before it changes anything."""
    try:
        deepcopy(ring).do(action)
    except WrongError:
        return True
    return False
