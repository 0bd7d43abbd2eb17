"""How much of a card shows between the others that lie on it."""

from collections.abc import Sequence
from typing import Final

from companion.following.sightings import CardOutline, Point

ACROSS: Final = 12
DOWN: Final = 16
"""The columns and rows of points at which a card is sampled."""


def visible_share(card: CardOutline, upper: Sequence[CardOutline]) -> float:
    """Returns the share of a card that none of the cards on it covers, from 0 to 1."""
    points = [_point_of(card, (x + 0.5) / ACROSS, (y + 0.5) / DOWN) for x in range(ACROSS) for y in range(DOWN)]
    seen = [point for point in points if not any(_contains(other, point) for other in upper)]
    return len(seen) / len(points)


def _point_of(card: CardOutline, across: float, down: float) -> Point:
    first, second, third, fourth = card.corners
    top, low = _between(first, second, across), _between(fourth, third, across)
    return _between(top, low, down)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _contains(card: CardOutline, point: Point) -> bool:
    """Whether a point lies on the same side of all four edges."""
    corners = card.corners
    sides = [
        (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])
        for start, end in zip(corners, corners[1:] + corners[:1], strict=True)
    ]
    return min(sides) >= 0 or max(sides) <= 0
