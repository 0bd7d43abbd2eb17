"""Drawing: the shapes and letters of a card, in millimetres from its top left; for paper and for pictures."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final, TypeAlias

from companion.exports.paper import MM, TITLE, width_of
from companion.exports.shapes import ROUND, PathShape, Piece, Point, load_shape, oval_pieces, place_shapes
from vision.setup.printed_card import CARD_MM

WIDTH, HEIGHT = CARD_MM
MIDDLE: Final = (WIDTH / 2, HEIGHT / 2)


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
    """A card by its name, with its shapes and letters; those in front come last."""

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


def inset(by: float, colour: str, round_by: float, pen_width: float = 0.0) -> PathShape:
    """Returns a box that lies `by` millimetres inside the card's edge."""
    return box(by, by, WIDTH - 2 * by, HEIGHT - 2 * by, colour, round_by, pen_width)


def framed(paper: str, by: float, colour: str, round_by: float, pen_width: float = 0.0) -> tuple[PathShape, ...]:
    """Returns a whole card of `paper` with a box inside its edge."""
    return box(0, 0, WIDTH, HEIGHT, paper), inset(by, colour, round_by, pen_width)


def oval(middle: Point, width: float, height: float, colour: str, pen_width: float = 0.0) -> PathShape:
    """Returns an ellipse."""
    return PathShape(oval_pieces(middle, width / 2, height / 2), colour, pen_width)


def tones(ink: str, paper: str, shade: str = "") -> Mapping[str, str]:
    """Returns the colours of a shape's tones; the shade is the ink, where none is given."""
    return {"ink": ink, "shade": shade or ink, "paper": paper}


def picture(
    name: str, middle: Point, side: float, colours: Mapping[str, str], *, mirrored: bool = False
) -> tuple[PathShape, ...]:
    """Returns the shapes of kv/shapes/NAME.svg around `middle`, with a colour for each tone."""
    return place_shapes(load_shape(name), middle, side, colours, mirrored=mirrored)


def fitted(text: str, middle: Point, height: float, width: float, colour: str) -> TextLine:
    """Returns a line of at most `height`, so small that it is at most `width` long."""
    needed = width_of(text, height * MM, TITLE) / MM
    return TextLine(text, middle, min(height, height * width / needed) if needed else height, colour, TITLE)


def turned(items: Iterable[Item]) -> tuple[Item, ...]:
    """Returns the same marks upside down, for the other end of a card."""
    return tuple(_turn(item) for item in items)


def _turn(item: Item) -> Item:
    if isinstance(item, TextLine):
        return TextLine(item.text, _opposite(item.middle), item.height, item.colour, item.font, turned=not item.turned)
    return item.moved(_opposite)


def _opposite(point: Point) -> Point:
    return WIDTH - point[0], HEIGHT - point[1]
