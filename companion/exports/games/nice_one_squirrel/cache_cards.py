"""Cache cards: a hollow tree with the cache's number, and as many acorns as the number says."""

from math import cos, radians, sin
from typing import Final

from companion.exports.cards.drawing import DrawnCard, Item, TextLine, box, oval, turned
from companion.exports.games.nice_one_squirrel.marker_shape import corner_marker
from companion.exports.games.nice_one_squirrel.nut_cards import EDGE, KINDS, PAPER
from companion.exports.paper import BOLD
from companion.exports.shapes import PathShape, load_shape, place_shapes, rotate_shapes
from companion.games.nice_one_squirrel.actions import CACHES
from companion.games.nice_one_squirrel.nuts import NutType
from companion.games.nice_one_squirrel.printed_set import CACHE_NAMES, MARKERS
from vision.setup.printed_card import CARD_MM

WIDTH, HEIGHT = CARD_MM
BARK, DARK_BARK, HOLLOW, GRASS = "#8a5f3b", "#6a4526", "#2b1a10", "#7fa25c"
CROWNS: Final = (("#5f8f4e", "#47733a"), ("#c98b2f", "#9c6420"), ("#8fae4b", "#6d8a33"))
"""The leaves of a tree, and their shade: one after the other round the circle."""


def cache_card(number: int) -> DrawnCard:
    """Returns the card of a cache."""
    leaf, shade = CROWNS[(number - 1) % len(CROWNS)]
    ground: tuple[Item, ...] = (
        box(0, 0, WIDTH, HEIGHT, PAPER),
        box(1.6, 1.6, WIDTH - 3.2, HEIGHT - 3.2, BARK, 3.2, 1.1),
        oval((WIDTH / 2, HEIGHT / 2), 55, 50, "#e6ecd2"),
        *_crown(leaf, shade),
        oval((WIDTH / 2, HEIGHT / 2 + 21), 46, 8, GRASS),
    )
    trunk = place_shapes(
        load_shape("nuts/hollow-tree"),
        (WIDTH / 2, HEIGHT / 2 + 1),
        44,
        {"ink": BARK, "shade": DARK_BARK, "paper": PAPER},
    )
    hollow: tuple[Item, ...] = (
        oval((WIDTH / 2, HEIGHT / 2 + 2), 19.5, 24, DARK_BARK),
        oval((WIDTH / 2, HEIGHT / 2 + 2.6), 16.5, 21, HOLLOW),
        TextLine(str(number), (WIDTH / 2, HEIGHT / 2 + 9.6), 19, "#f6d98a"),
    )
    name = CACHE_NAMES[number - 1]
    corner: tuple[Item, ...] = (
        *corner_marker(MARKERS[name]),
        TextLine(str(number), (EDGE + 6.2, EDGE + 12), 15, HOLLOW, BOLD),
        *_acorns(number),
    )
    return DrawnCard(name, (*ground, *trunk, *hollow, *corner, *turned(corner)))


def _crown(leaf: str, shade: str) -> tuple[PathShape, ...]:
    """Returns leaves in a fan above the hollow tree."""
    shapes: list[PathShape] = []
    for ring, (radius, count, colour) in enumerate(((21.5, 9, shade), (15.0, 7, leaf))):
        for place in range(count):
            turn = -92 + 184 * place / (count - 1) + (6 if ring else 0)
            middle = WIDTH / 2 + radius * sin(radians(turn)), HEIGHT / 2 + 2 - radius * cos(radians(turn)) * 0.86
            leaves = rotate_shapes(load_shape("nuts/oak-leaf"), turn)
            shapes += place_shapes(leaves, middle, 11.0, {"ink": colour, "shade": colour, "paper": "#e6ecd2"})
    return tuple(shapes)


def _acorns(number: int) -> tuple[PathShape, ...]:
    """Returns as many small acorns as the number says, in lines of three."""
    tones = {"ink": DARK_BARK, "shade": BARK, "paper": PAPER}
    shapes: list[PathShape] = []
    for place in range(min(number, CACHES)):
        row, column = divmod(place, 3)
        middle = EDGE + 2 + column * 4.2, EDGE + 16 + row * 4.4
        shapes += place_shapes(load_shape(KINDS[NutType.ACORN]), middle, 3.8, tones)
    return tuple(shapes)
