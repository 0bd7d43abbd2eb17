"""Where each seat's cards lie, learned as they are played, to check whose card a card is."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import atan2, pi
from typing import Final

import numpy as np
from numpy.typing import NDArray

SEATS: Final = 4
CLEARLY: Final = 0.5
"""A card lies before another seat if that seat's place is nearer by this factor."""
WITHIN: Final = 0.8
"""So many card heights from where a seat plays, a card is no play any more."""
TOGETHER: Final = 1.05
"""An index is read for the wrong corner of its card at most so many card heights beside it."""
MEMORY: Final = 0.7
"""How much of what is known of a seat's place stays when it plays again."""


@dataclass(slots=True)
class Seating:
    """The middle (x, y) in pixels of where each seat plays its cards, as far as it is known."""

    places: dict[int, NDArray[np.float64]] = field(default_factory=dict)

    @property
    def is_known(self) -> bool:
        """Whether every seat's place is known."""
        return len(self.places) == SEATS

    def agrees(self, seat: int | None, quad: NDArray[np.float32]) -> bool:
        """Whether a card in `quad` (4, 2) may be that seat's; True as long as not every seat's place is known."""
        if seat is None or not self.is_known:
            return True
        middle = quad.mean(axis=0)
        away = {other: float(np.linalg.norm(middle - place)) for other, place in self.places.items()}
        nearest = min(away, key=lambda other: away[other])
        return nearest == seat or away[nearest] > CLEARLY * away[seat]

    def nearest(self, quad: NDArray[np.float32]) -> int | None:
        """Returns the seat that a card in `quad` (4, 2) most probably belongs to, once every seat's place is known."""
        if not self.is_known:
            return None
        middle = quad.mean(axis=0)
        return min(self.places, key=lambda seat: float(np.linalg.norm(middle - self.places[seat])))

    def between(self, expected: int | None, quad: NDArray[np.float32]) -> tuple[int, ...]:
        """Returns the seats that a card may be of: the one that had to act, and the one before which `quad` lies."""
        return tuple(seat for seat in (expected, self.nearest(quad)) if seat is not None)

    def in_trick(self, quad: NDArray[np.float32]) -> bool:
        """Whether a card in `quad` (4, 2) lies where cards are played; True as long as that is not known."""
        if not self.is_known:
            return True
        height = float(np.linalg.norm(quad[3] - quad[0]) + np.linalg.norm(quad[2] - quad[1])) / 2
        middle = quad.mean(axis=0)
        return min(float(np.linalg.norm(middle - place)) for place in self.places.values()) < WITHIN * height

    def expects(self, seat: int, quad: NDArray[np.float32]) -> bool:
        """Whether a card in `quad` (4, 2) lies where that seat plays."""
        return self.nearest(quad) in (None, seat) and self.in_trick(quad)

    def in_turn(self, quads: Sequence[NDArray[np.float32]], last: int | None) -> list[int] | None:
        """Returns the places of cards that came together, as they were played: clockwise from where `last` played.

        None if that cannot be told, as its place is not known.
        """
        start = self.places.get(last) if last is not None else None
        if start is None:
            return None
        middles = [quad.mean(axis=0).astype(np.float64) for quad in quads]
        centre = np.mean([*self.places.values(), *middles], axis=0)
        begin = _angle(start - centre)
        turns = [(_angle(middle - centre) - begin) % (2 * pi) for middle in middles]
        return sorted(range(len(quads)), key=lambda place: turns[place])

    def move(self, warp: NDArray[np.float32]) -> None:
        """Moves every place as the picture moved: `warp` (2, 3)."""
        self.places = {seat: warp[:, :2] @ place + warp[:, 2] for seat, place in self.places.items()}

    def learn(self, seat: int | None, quad: NDArray[np.float32]) -> None:
        """Takes in that `seat` played a card in `quad`."""
        if seat is None:
            return
        middle = quad.mean(axis=0).astype(np.float64)
        known = self.places.get(seat)
        self.places[seat] = middle if known is None else MEMORY * known + (1 - MEMORY) * middle


def lie_together(one: NDArray[np.float32], other: NDArray[np.float32]) -> bool:
    """Whether two outlines (4, 2) are so near to each other that one card may be seen as both."""
    height = float(np.linalg.norm(other[3] - other[0]))
    return float(np.linalg.norm(one.mean(axis=0) - other.mean(axis=0))) < TOGETHER * height


def _angle(away: NDArray[np.float64]) -> float:
    """Returns a direction in radians, growing clockwise on the picture, whose y grows downwards."""
    return atan2(float(away[1]), float(away[0]))
