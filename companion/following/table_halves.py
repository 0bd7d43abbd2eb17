"""TableHalves: the two halves of a table at which two players sit face to face, and which card lies in whose half."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import dist
from typing import Final

from companion.following.seating import Seating
from companion.following.sightings import CardOutline, Point

BETWEEN: Final = 0.55
"""Cards within this many card heights of the middle line belong to nobody: deck, discards, action cards."""
STRAY: Final = 0.5
"""The weight of a card that should not lie there, against one that should."""
SIDEWAYS: Final = 0.82
UPRIGHT: Final = 0.57
"""The sines of the angles above which a card surely lies sideways, and below which it lies upright."""


@dataclass(frozen=True, slots=True)
class TableHalves:
    """`towards` is the unit vector from the second player to the first, `middle_mm` where the halves meet along it."""

    towards: Point
    middle_mm: float

    def seat_of(self, place: CardOutline) -> int | None:
        """Returns in whose half a card lies; None between the two."""
        away_mm = along(self.towards, place) - self.middle_mm
        return None if abs(away_mm) < BETWEEN * place.height_mm else int(away_mm < 0)

    def is_sideways(self, place: CardOutline) -> bool | None:
        """Whether a card lies across its player's view; None if that cannot be told."""
        (left, top), (right, high) = place.corners[0], place.corners[3]
        height_mm = dist((left, top), (right, high)) or 1.0
        sine = abs((right - left) * self.towards[1] - (high - top) * self.towards[0]) / height_mm
        return True if sine > SIDEWAYS else False if sine < UPRIGHT else None

    def points_at(self, place: CardOutline) -> tuple[int | None, ...]:
        """Returns the seat at which the lower end of a card points, None for one that lies sideways.

        Nothing if that cannot be told.
        """
        sideways = self.is_sideways(place)
        if sideways is not False:
            return () if sideways is None else (None,)
        (left, top), (right, low) = place.corners[0], place.corners[3]
        down = (right - left) * self.towards[0] + (low - top) * self.towards[1]
        return (int(down < 0),)


def along(direction: Point, place: CardOutline) -> float:
    """Returns how far a card's middle lies in a direction."""
    x, y = place.middle
    return x * direction[0] + y * direction[1]


def seated_halves(seating: Seating) -> TableHalves | None:
    """Returns the halves of the two seats that a calibration found; None if it found none."""
    if not seating.is_known:
        return None
    first, second = seating.known
    apart_mm = dist(first, second) or 1.0
    towards = (first[0] - second[0]) / apart_mm, (first[1] - second[1]) / apart_mm
    middle = sum(one[0] * towards[0] + one[1] * towards[1] for one in (first, second)) / 2
    return TableHalves(towards, middle)


def find_halves(cards: Sequence[tuple[str, CardOutline]], kept: Sequence[Sequence[str]]) -> TableHalves | None:
    """Returns the halves that fit the names of each seat's cards best; if undecided, the first player sits below.

    None as long as a seat has no card there.
    """
    best: tuple[float, float, TableHalves] | None = None
    for towards in ((0.0, 1.0), (0.0, -1.0)):
        spots = sorted(along(towards, place) for _, place in cards)
        for place, one in enumerate(spots):
            for other in spots[place + 1 :]:
                halves = TableHalves(towards, (one + other) / 2)
                score = _score(halves, cards, kept)
                if score and (best is None or (score, other - one) > best[:2]):
                    best = (score, other - one, halves)
    return best[2] if best else None


def _score(halves: TableHalves, cards: Sequence[tuple[str, CardOutline]], kept: Sequence[Sequence[str]]) -> float:
    """Returns how many cards lie in their seat's half, less a penalty for strays; 0 if a seat has none."""
    score = 0.0
    for seat, names in enumerate(kept):
        seen = Counter(name for name, place in cards if halves.seat_of(place) == seat)
        fits = (seen & Counter(names)).total()
        if not fits:
            return 0.0
        score += fits - STRAY * (seen.total() - fits)
    return score
