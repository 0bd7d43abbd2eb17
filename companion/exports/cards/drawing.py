"""Drawing: what lies on a card, as shapes and letters in millimetres from its top left; for paper and for pictures."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import TypeAlias

from companion.exports.paper import TITLE
from companion.exports.shapes import ROUND, PathShape, Piece, Point, oval_pieces
from vision.setup.printed_card import CARD_MM


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line of text around `middle`, its baseline at the middle's height; `turned` stands upside down."""

    text: str
    middle: Point
    height: float
    colour: str
    font: str = TITLE
    turned: bool = False


Item: TypeAlias = PathShape | TextLine


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """A card by its name, with what lies on it, those in front last."""

    name: str
    items: tuple[Item, ...]


def filled_polygon(points: Sequence[Point], colour: str) -> PathShape:
    """Returns a filled polygon."""
    first, *others = points
    return PathShape((("M", (first,)), *(("L", (point,)) for point in others), ("Z", ())), colour)


def regular(middle: Point, radius: float, corners: int, colour: str) -> PathShape:
    """Returns a filled regular polygon, one corner of which points up."""
    turns = [2 * pi * place / corners for place in range(corners)]
    return filled_polygon([(middle[0] + radius * sin(a), middle[1] - radius * cos(a)) for a in turns], colour)


def box(
    x: float, y: float, width: float, height: float, colour: str, round_by: float = 0.0, pen_width: float = 0.0
) -> PathShape:
    """Returns a box with round corners."""
    r, k = round_by, round_by * (1 - ROUND)
    right, bottom = x + width, y + height
    pieces: tuple[Piece, ...] = (
        ("M", ((x + r, y),)),
        ("L", ((right - r, y),)),
        ("C", ((right - k, y), (right, y + k), (right, y + r))),
        ("L", ((right, bottom - r),)),
        ("C", ((right, bottom - k), (right - k, bottom), (right - r, bottom))),
        ("L", ((x + r, bottom),)),
        ("C", ((x + k, bottom), (x, bottom - k), (x, bottom - r))),
        ("L", ((x, y + r),)),
        ("C", ((x, y + k), (x + k, y), (x + r, y))),
        ("Z", ()),
    )
    return PathShape(pieces, colour, pen_width)


def oval(middle: Point, width: float, height: float, colour: str, pen_width: float = 0.0) -> PathShape:
    """Returns an ellipse."""
    return PathShape(oval_pieces(middle, width / 2, height / 2), colour, pen_width)


def turned(items: Iterable[Item]) -> tuple[Item, ...]:
    """Returns what lies at a card's other end: the same, upside down."""
    return tuple(_turn(item) for item in items)


def _turn(item: Item) -> Item:
    if isinstance(item, TextLine):
        return TextLine(item.text, _opposite(item.middle), item.height, item.colour, item.font, turned=not item.turned)
    return item.moved(_opposite)


def _opposite(point: Point) -> Point:
    return CARD_MM[0] - point[0], CARD_MM[1] - point[1]
