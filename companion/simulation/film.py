"""Films of simulated tables: what happens at any table while people play."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import cos, pi, sin
from random import Random
from typing import Final

from hardware.sources.simulated import (
    ChangeLight,
    CoverLens,
    LeaveObject,
    Move,
    NudgeCamera,
    PickUp,
    Put,
    RestHand,
    TablePosition,
)

HAND_S: Final = 120.0
"""The approximate length of a hand at the pace of a film."""
EDGES: Final = 4
TRICK_MM: Final = 62.0
"""How far from the middle of the table a seat lays its card."""
TAKEN_BACK: Final = 0.03
"""The share of cards that are taken back and laid again."""
GATHERED_S: Final = 0.25
"""The time between gathering two cards of a trick."""


def draw_place(random: Random, seat: int, seats: int = EDGES) -> TablePosition:
    """Returns where a seat lays its card, roughly the same place each time; up to four seats have an edge each."""
    angle = seat * 2 * pi / max(EDGES, seats)
    x, y = -TRICK_MM * sin(angle) + random.gauss(0, 7), TRICK_MM * cos(angle) + random.gauss(0, 7)
    return TablePosition(x, y, angle + random.gauss(0, 0.2))


@dataclass(slots=True)
class TrickFilm:
    """The moves of a game of tricks, about `pace_s` a card; `lying` are those of the trick on the table."""

    random: Random
    pace_s: float
    moves: list[Move] = field(default_factory=list)
    lying: list[Put] = field(default_factory=list)
    now_s: float = 1.0

    def lay(self, name: str, position: TablePosition, edge: int) -> None:
        """Lays a card; now and then it is taken back and laid again."""
        put = Put(self.now_s, len(self.moves), name, position, edge)
        self.moves.append(put)
        if self.random.random() < TAKEN_BACK:
            again = Put(put.at_s + 6.5, put.key, name, position, edge)
            self.moves += PickUp(put.at_s + 2.5, put.key, position, edge), again
            put = again
        self.lying.append(put)
        self.now_s = put.at_s + self.pace_s * self.random.uniform(0.7, 1.4)

    def gather(self, edge: int, after_s: float, pause: float) -> None:
        """Lets a player take the cards one after the other; the next one comes when `pause` cards could have."""
        at_s = self.now_s + after_s
        for place, put in enumerate(self.lying):
            self.moves.append(PickUp(at_s + place * GATHERED_S, put.key, put.position, edge))
        self.lying.clear()
        self.now_s = at_s + pause * self.pace_s


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
