"""Games of Nice One Squirrel! as people play them: 32 real nuts are dealt, and each player acts at random."""

from random import Random
from typing import Any

from tests.games.nice_one_squirrel.oracle import HANDS, JsonObject, Ring

NUTS = [colour + kind for colour in "RBGY" for kind in "AHWC"]


def play_game(seed: int, players: int, options: JsonObject) -> list[JsonObject]:
    """Returns the actions of a whole game, dealt and played at random."""
    random = Random(seed)
    deck = NUTS * 2
    random.shuffle(deck)
    ring = Ring(players, options)
    under = {number: deck.pop() for number in sorted(ring.hidden)}
    hands = [[deck.pop() for _ in range(HANDS[players])] for _ in range(players)]
    actions: list[JsonObject] = []
    while not ring.over:
        seat = ring.turn
        action = act(random, ring, under, hands[seat])
        if action["do"] == "play":
            hands[seat].remove(action["nut"])
        if action["do"] == "take":
            hands[seat].append(action["nut"])
        if random.random() < 0.2:
            action["seat"] = seat
        ring.do(action)
        actions.append(action)
    return actions


def act(random: Random, ring: Ring, under: dict[int, str], hand: list[str]) -> dict[str, Any]:
    """Returns what the player in turn does next."""
    if not ring.acting:
        spot = random.choice(ring.targets())
        return {"do": "visit", "cache": spot} | ({"found": under[spot]} if spot in ring.hidden else {})
    here = ring.at[ring.turn]
    assert here
    if ring.taking and ring.lying[here] and random.random() < 0.2:
        return {"do": "take", "nut": random.choice(ring.lying[here])}
    if hand and random.random() < 0.85:
        return {"do": "play", "nut": random.choice(hand)}
    return {"do": "pass"}
