"""Films of simulated tables: what happens at any table while people play."""

from collections.abc import Sequence
from random import Random
from typing import Final

from hardware.sources.simulated import ChangeLight, CoverLens, LeaveObject, Move, NudgeCamera, RestHand

HAND_S: Final = 120.0
"""The approximate length of a hand at the pace of a film."""


def add_disturbances(moves: Sequence[Move], seed: int) -> tuple[Move, ...]:
    """Returns a film with disturbances added: phones, resting hands, lamps, a nudge, a covered lens.

    Hands rest on the table again and again; the rest happens once in a film, or not at all.
    """
    random = Random(seed + 1000)
    last_s = max((move.at_s for move in moves), default=0.0)
    more: list[Move] = [LeaveObject(random.uniform(0, last_s), number) for number in range(random.randint(0, 2))]
    hands = max(1, round(last_s / HAND_S))
    for _ in range(sum(random.randint(1, 4) for _ in range(hands))):
        more.append(
            RestHand(random.uniform(5, last_s), random.uniform(1, 5), random.randrange(4), random.uniform(20, 160))
        )
    if random.random() < 0.5:
        more.append(ChangeLight(random.uniform(5, last_s), random.choice((0.75, 0.85, 1.15, 1.3))))
    if random.random() < 0.4:
        pixels = (random.uniform(-40, 40), random.uniform(-40, 40))
        more.append(NudgeCamera(random.uniform(5, last_s), *pixels, random.uniform(-0.03, 0.03)))
    if random.random() < 0.3:
        more.append(CoverLens(random.uniform(5, last_s), random.uniform(0.3, 1.2)))
    return tuple(sorted((*moves, *more), key=lambda move: move.at_s))
