"""What crosses from the camera to following: cards with their faces' probabilities and their places on the table.

Also which cards lie there after a sighting, and how much of a card shows between the others.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import atan2, dist, hypot, pi, remainder
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from vision.reader.grid import GridCells


Point: TypeAlias = tuple[float, float]
"""A point of the table (x, y) in millimetres."""

CardId: TypeAlias = int
"""The number under which the tracker reports a card."""

TOGETHER: Final = 1.05
"""If an index is taken for the wrong corner, the outline lies at most this many card heights beside the card."""

ONE_COPY: Final = 0.5
"""One of several equal cards lies at most this many card heights from where it was seen, unless it was pushed."""
ALIGNED: Final = pi / 12
"""The longer sides of two sightings of one card differ in direction by less than this."""
UNMOVED: Final = 0.08
"""The corners of a card that was not moved are found at most this many card heights away."""


def mean_point(points: Sequence[Point]) -> Point:
    """Returns the mean of one point or more."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


@dataclass(frozen=True, slots=True)
class CardOutline:
    """Where a card lies: its four corners in millimetres, clockwise from its own top left."""

    corners: tuple[Point, Point, Point, Point]

    @property
    def middle(self) -> Point:
        """The card's middle."""
        return mean_point(self.corners)

    @property
    def height_mm(self) -> float:
        """The length of the card's longer sides, from its own top to its own bottom."""
        top_left, top_right, low_right, low_left = self.corners
        return (dist(top_left, low_left) + dist(top_right, low_right)) / 2

    def moved(self, move: Callable[[Point], Point]) -> "CardOutline":
        """Returns the outline with its points mapped by `move`."""
        first, second, third, fourth = map(move, self.corners)
        return CardOutline((first, second, third, fourth))

    def away_mm(self, point: Point) -> float:
        """Returns how far the card's middle is from a point."""
        return dist(self.middle, point)

    def turned_from(self, point: Point) -> float:
        """Returns the angle from the card's longer sides to the direction of a point, in radians: 0 to pi / 2."""
        x, y = self.middle
        return abs(remainder(self._direction - atan2(point[1] - y, point[0] - x), pi))

    def is_aligned(self, other: "CardOutline") -> bool:
        """Whether the longer sides of two places run in one direction, either way up."""
        return abs(remainder(self._direction - other._direction, pi)) < ALIGNED

    def is_within(self, reach_mm: float, point: Point) -> bool:
        """Whether a point is less than `reach_mm` from the axis-aligned box around the outline."""
        spans = (sorted(corner[axis] for corner in self.corners) for axis in (0, 1))
        return hypot(*(max(span[0] - at, at - span[-1], 0.0) for span, at in zip(spans, point, strict=True))) < reach_mm

    def may_be_same_card(self, other: "CardOutline") -> bool:
        """Whether two outlines are so near to each other that both may be of one card."""
        return self.away_mm(other.middle) < TOGETHER * hypot(
            other.corners[3][0] - other.corners[0][0], other.corners[3][1] - other.corners[0][1]
        )

    def is_same_spot(self, other: "CardOutline") -> bool:
        """Whether two outlines are too near to each other to be cards of two neighbours in a trick."""
        return self.away_mm(other.middle) < ONE_COPY * self.height_mm

    @property
    def _direction(self) -> float:
        """Where the longer sides point, from the card's own top to its own bottom, in radians."""
        top_left, top_right, low_right, low_left = self.corners
        return atan2(
            low_left[1] + low_right[1] - top_left[1] - top_right[1],
            low_left[0] + low_right[0] - top_left[0] - top_right[0],
        )

    def is_unmoved(self, other: "CardOutline") -> bool:
        """Whether a card lies as it lay before, read either way up; a card laid again lies differently."""
        either = (other.corners, other.corners[2:] + other.corners[:2])
        apart_mm = min(max(map(dist, self.corners, corners)) for corners in either)
        return apart_mm < UNMOVED * self.height_mm


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A card came to rest at `at_s`; `probabilities` are those of the faces, in the order of the game's face set."""

    card: CardId
    place: CardOutline
    probabilities: tuple[float, ...]
    at_s: float

    def moved(self, move: Callable[[Point], Point]) -> "CardLaid":
        """Returns the card with its points mapped by `move`."""
        return replace(self, place=self.place.moved(move))


@dataclass(frozen=True, slots=True)
class CardRevised:
    """Further readings changed a card's most probable face, or made it certain."""

    card: CardId
    probabilities: tuple[float, ...]
    at_s: float


@dataclass(frozen=True, slots=True)
class CardMoved:
    """A card was turned sideways, or upright again, or moved; `place` is how it lies now."""

    card: CardId
    place: CardOutline
    at_s: float


@dataclass(frozen=True, slots=True)
class CardGone:
    """A card is no longer where it lay; `bare`: the table is seen there as it was before."""

    card: CardId
    at_s: float
    bare: bool = True


@dataclass(frozen=True, slots=True)
class TableChanged:
    """Something came to rest or went at `at_s` that was read as no card: a hand, a phone, or a card not read."""

    place: CardOutline
    at_s: float


@dataclass(frozen=True, slots=True, eq=False)
class GridRead:
    """Cards in rows and columns were read at `at_s`, row by row from the picture's top left."""

    cells: "GridCells"
    at_s: float


Sighting: TypeAlias = CardLaid | CardRevised | CardMoved | CardGone | TableChanged | GridRead


def cards_after(cards: Mapping[CardId, CardLaid], sighting: Sighting) -> Mapping[CardId, CardLaid]:
    """Returns the cards that lie on the table after something was seen; the same mapping if it changes none."""
    match sighting:
        case CardLaid(card):
            return {**cards, card: sighting}
        case CardGone(card) if card in cards:
            return {key: laid for key, laid in cards.items() if key != card}
        case CardMoved(card, place) if card in cards:
            return {**cards, card: replace(cards[card], place=place)}
        case CardRevised(card, probabilities) if card in cards:
            return {**cards, card: replace(cards[card], probabilities=probabilities)}
    return cards


def most_probable_place(probabilities: Sequence[float]) -> int:
    """Returns the index of the highest probability."""
    return max(range(len(probabilities)), key=lambda place: probabilities[place])


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
