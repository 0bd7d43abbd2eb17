"""Learns where each seat lays its cards, to check whose card a card is."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import atan2, dist, pi, tau
from typing import Final

from companion.engine.values import with_item
from companion.following.sightings import ONE_COPY, CardOutline, Point, mean_point

CLEARLY: Final = 0.5
"""A card lies before another seat if that seat's place is nearer by this factor."""
WITHIN: Final = 0.8
"""A card is a play only within this many card heights of where a seat plays."""
ACROSS: Final = 1.15
"""The cards of opposite seats lie more than this many times as far apart as those of neighbours."""
ASIDE: Final = pi / 6
"""A card that is laid towards the middle of the trick points past it by at most this angle, in radians."""
MEMORY: Final = 0.7
"""The weight of a seat's old place in the average when it plays again."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The middle of where each seat plays its cards, in the order of the seats; None while it is not known."""

    places: tuple[Point | None, ...]

    @classmethod
    def unknown(cls, seats: int) -> "Seating":
        """Returns the seating of a table at which nobody has played yet."""
        return cls((None,) * seats)

    @classmethod
    def inferred(cls, places: Sequence[CardOutline], leader: int) -> "Seating | None":
        """Returns the seating of four as three cards of a trick that `leader` led show it, the lead first.

        The cards of two opposite seats lie farthest apart, and every card points towards the middle between these two,
        where the fourth card would lie opposite the third. None if the three do not lie so.
        """
        third = min(places, key=lambda place: max(place.away_mm(other.middle) for other in places))
        one, other = (place for place in places if place is not third)
        (left, top), (right, low), (x, y) = one.middle, other.middle, third.middle
        centre, across_mm = ((left + right) / 2, (top + low) / 2), one.away_mm(other.middle)
        beside_mm = max(third.away_mm(place.middle) for place in (one, other))
        is_cross = across_mm > max(ACROSS * beside_mm, one.height_mm)
        if not is_cross or any(place.turned_from(centre) > ASIDE for place in places):
            return None
        begin = _direction(centre, places[0].middle)
        points = [*(place.middle for place in places), (left + right - x, top + low - y)]
        points.sort(key=lambda point: (_direction(centre, point) - begin) % tau)
        return cls(tuple(points[(seat - leader) % 4] for seat in range(4)))

    @property
    def known(self) -> tuple[Point, ...]:
        """The places that are known."""
        return tuple(place for place in self.places if place is not None)

    @property
    def is_known(self) -> bool:
        """Whether every seat's place is known."""
        return None not in self.places

    def nearest(self, place: CardOutline) -> int | None:
        """Returns the seat that a card most probably belongs to, once every seat's place is known."""
        away_mm = [place.away_mm(point) for point in self.known]
        return away_mm.index(min(away_mm)) if self.is_known else None

    def agrees(self, seat: int | None, place: CardOutline) -> bool:
        """Whether a card may be that seat's; True as long as not every seat's place is known."""
        if seat is None or not self.is_another(seat, place):
            return True
        away_mm = [place.away_mm(point) for point in self.known]
        return min(away_mm) > CLEARLY * away_mm[seat]

    def is_another(self, seat: int | None, place: CardOutline) -> bool:
        """Whether a card lies nearest to another seat, and the places of the two seats are clearly apart."""
        own, nearest = None if seat is None else self.places[seat], self.nearest(place)
        other = None if nearest is None else self.places[nearest]
        return own is not None and other is not None and dist(own, other) > ONE_COPY * place.height_mm

    def between(self, expected: int | None, place: CardOutline) -> tuple[int, ...]:
        """Returns the seats to which a card may belong: the one that had to act, and the nearest one."""
        return tuple(seat for seat in (expected, self.nearest(place)) if seat is not None)

    def is_in_trick(self, place: CardOutline) -> bool:
        """Whether a card lies where cards are played; True as long as that is not known."""
        return not self.is_known or min(place.away_mm(point) for point in self.known) < WITHIN * place.height_mm

    def expects(self, seat: int, place: CardOutline) -> bool:
        """Whether a card lies where that seat plays."""
        return self.nearest(place) in (None, seat) and self.is_in_trick(place)

    def in_turn(self, places: Sequence[CardOutline], last: int | None) -> list[int] | None:
        """Returns the order in which cards that came together were played: clockwise from where `last` played.

        None if that place is not known.
        """
        start = self.places[last] if last is not None else None
        if start is None:
            return None
        points = [*self.known, *(place.middle for place in places)]
        centre = mean_point(points)
        begin = _direction(centre, start)
        turns = [(_direction(centre, place.middle) - begin) % tau for place in places]
        return sorted(range(len(places)), key=lambda number: turns[number])

    def learned(self, seat: int | None, place: CardOutline) -> "Seating":
        """Returns the seating after `seat` has played a card there."""
        if seat is None:
            return self
        (x, y), known = place.middle, self.places[seat]
        if known is not None:
            x, y = MEMORY * known[0] + (1 - MEMORY) * x, MEMORY * known[1] + (1 - MEMORY) * y
        return replace(self, places=with_item(self.places, seat, (x, y)))


def _direction(centre: Point, point: Point) -> float:
    """Returns a direction in radians, growing clockwise as seen from above, where y grows towards the viewer."""
    return atan2(point[1] - centre[1], point[0] - centre[0]) if dist(centre, point) else 0.0
