"""Nut cards: each nut is told by its picture, its colour, the outline of its sign, and two letters."""

from dataclasses import replace
from typing import Final

from companion.exports.cards.drawing import (
    DrawnCard,
    Item,
    TextLine,
    box,
    oval,
    regular,
    turned,
)
from companion.exports.games.nice_one_squirrel.marker_shape import corner_marker
from companion.exports.paper import BOLD
from companion.exports.shapes import PathShape, load_shape, place_shapes, rotate_shapes
from companion.games.nice_one_squirrel.nut_colours import NUT_COLOURS, NutInks
from companion.games.nice_one_squirrel.nuts import Nut, NutColour, NutType
from companion.games.nice_one_squirrel.printed_set import MARKERS, NUT_BACK
from companion.translations import Translation
from vision.setup.printed_card import CARD_MM, EDGE_MM

WIDTH, HEIGHT = CARD_MM
EDGE: Final = EDGE_MM
"""How far the marker and the sign lie from the card's edge."""
PAPER: Final = "#fbf4e2"
KINDS: Final = {
    NutType.ACORN: "marks/stamp-acorn",
    NutType.HAZELNUT: "nuts/hazelnut",
    NutType.WALNUT: "nuts/walnut",
    NutType.CHESTNUT: "nuts/chestnut",
}
"""The shape of each nut."""


def nut_card(nut: Nut, words: Translation) -> DrawnCard:
    """Returns the face of a nut."""
    inks = NUT_COLOURS[nut.colour]
    dark, full, pale = inks.dark, inks.full, inks.pale
    ground: tuple[Item, ...] = (
        box(0, 0, WIDTH, HEIGHT, PAPER),
        box(1.6, 1.6, WIDTH - 3.2, HEIGHT - 3.2, full, 3.2, 1.1),
        oval((WIDTH / 2, HEIGHT / 2), 53, 47, pale),
        *_leaves(inks),
    )
    colours = {"ink": dark, "shade": full, "paper": pale}
    picture = place_shapes(load_shape(KINDS[nut.kind]), (WIDTH / 2, HEIGHT / 2), 38, colours)
    name = TextLine(words.text(f"nut.{nut.name}"), (WIDTH / 2 - 0.5, HEIGHT - 6.4), 3.3, dark)
    corner = (*corner_marker(MARKERS[nut.name]), *_sign(nut, dark))
    return DrawnCard(nut.name, (*ground, *picture, *corner, *turned(corner), *_fit(name)))


def nut_back() -> DrawnCard:
    """Returns the back that all nuts share."""
    ground: tuple[Item, ...] = (
        box(0, 0, WIDTH, HEIGHT, "#274a30"),
        box(2.4, 2.4, WIDTH - 4.8, HEIGHT - 4.8, "#d9b45a", 3.2, 0.7),
        *card_pattern("#35603f", "#274a30"),
        oval((WIDTH / 2, HEIGHT / 2), 39, 39, "#d9b45a"),
        oval((WIDTH / 2, HEIGHT / 2), 37, 37, "#1d3a25"),
        *_wreath(),
    )
    corner = corner_marker(MARKERS[NUT_BACK])
    return DrawnCard(NUT_BACK, (*ground, *corner, *turned(corner)))


def chip_at(nut: Nut, middle: tuple[float, float], size: float) -> tuple[PathShape, ...]:
    """Returns a nut's sign: the outline that only its colour has, and its picture in it."""
    inks, (x, y) = NUT_COLOURS[nut.colour], middle
    full = inks.full
    ground = {
        "round": oval(middle, size, size, full),
        "square": box(x - size * 0.45, y - size * 0.45, size * 0.9, size * 0.9, full, size * 0.1),
        "hexagon": regular(middle, size * 0.53, 6, full),
        "diamond": regular(middle, size * 0.58, 4, full),
    }[inks.outline]
    ink = inks.dark if nut.colour is NutColour.YELLOW else "#ffffff"
    picture = place_shapes(_silhouette(nut.kind), middle, size * 0.64, {"ink": ink, "shade": ink, "paper": full})
    return ground, *picture


def _silhouette(kind: NutType) -> tuple[PathShape, ...]:
    """Returns the shapes of a nut for one ink: lines that lie on it are left free."""
    return tuple(
        replace(shape, colour="paper") if shape.pen_width and shape.colour == "ink" else shape
        for shape in load_shape(KINDS[kind])
    )


def _sign(nut: Nut, dark: str) -> tuple[Item, ...]:
    """Returns what stands in a corner: the sign, and the letters of colour and type."""
    middle = EDGE + 6.4, EDGE + 6.2
    return *chip_at(nut, middle, 12.0), TextLine(nut.name, (middle[0], EDGE + 18.2), 5.4, dark, BOLD)


def _fit(name: TextLine) -> tuple[TextLine, ...]:
    """Returns a name between the lower corners, a line for each word."""
    x, y = name.middle
    lines = name.text.split(" ")
    first = y - 4.2 * (len(lines) - 1)
    return tuple(TextLine(line, (x, first + 4.2 * place), name.height, name.colour) for place, line in enumerate(lines))


def _leaves(inks: NutInks) -> tuple[PathShape, ...]:
    """Returns oak leaves behind a nut, to its left and to its right."""
    tones = {"ink": inks.soft, "shade": inks.soft, "paper": inks.pale}
    leaf = load_shape("nuts/oak-leaf")
    left, right = rotate_shapes(leaf, -62), rotate_shapes(leaf, 62)
    middle = HEIGHT / 2 + 3
    return *place_shapes(left, (15.5, middle), 21, tones), *place_shapes(right, (WIDTH - 15.5, middle), 21, tones)


def card_pattern(leaf: str, ground: str) -> tuple[PathShape, ...]:
    """Returns small leaves over a whole back."""
    tones = {"ink": leaf, "shade": leaf, "paper": ground}
    shapes: list[PathShape] = []
    for row in range(8):
        for column in range(5):
            middle = 8 + column * 11.8 + (row % 2) * 5.9, 8 + row * 10.3
            if middle[0] < WIDTH - 6:
                shapes += place_shapes(
                    rotate_shapes(load_shape("nuts/oak-leaf"), 35 - 70 * (row % 2)), middle, 8, tones
                )
    return tuple(shapes)


def _wreath() -> tuple[PathShape, ...]:
    """Returns the four nuts in the middle of the back."""
    tones = {"ink": "#d9b45a", "shade": "#b98f38", "paper": "#1d3a25"}
    places = ((-7.2, -7.2), (7.2, -7.2), (-7.2, 7.2), (7.2, 7.2))
    shapes: list[PathShape] = []
    for kind, (x, y) in zip(NutType, places, strict=True):
        shapes += place_shapes(load_shape(KINDS[kind]), (WIDTH / 2 + x, HEIGHT / 2 + y), 12, tones)
    return tuple(shapes)
