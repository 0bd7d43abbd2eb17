"""The whole set of Nice One Squirrel! to print: each nut twice, the caches and the squirrels."""

from math import cos, radians, sin
from typing import Final

from companion.exports.cards.drawing import DrawnCard, Item, TextLine, box, oval, turned
from companion.exports.cards.printed_deck import DeckCard, DeckParts, PrintedDeck
from companion.exports.games.nice_one_squirrel.marker_shape import corner_marker
from companion.exports.games.nice_one_squirrel.nut_cards import EDGE, KINDS, PAPER, card_pattern, nut_back, nut_card
from companion.exports.paper import BOLD
from companion.exports.shapes import PathShape, load_shape, place_shapes, rotate_shapes
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.actions import CACHES
from companion.games.nice_one_squirrel.nuts import COPIES, NUTS, NutType
from companion.games.nice_one_squirrel.printed_set import CACHE_NAMES, MARKERS, SQUIRREL_NAMES, SQUIRRELS
from companion.games.nice_one_squirrel.squirrel_signs import COLOURS, SIGNS
from companion.translations import Translation
from vision.setup.printed_card import CARD_MM

WIDTH, HEIGHT = CARD_MM
FURS: Final = (
    ("#8c3a12", "#c4622a"), ("#4a4f57", "#7d858f"), ("#5e3a20", "#93653d"),
    ("#6b2a1a", "#a8512f"), ("#2f2a28", "#5f5650"), ("#7a4a2b", "#b98658"),
)  # fmt: skip
"""The fur of each squirrel, and its tail."""
INK: Final = "#20160a"
FOUND: Final = (*NutType, NutType.ACORN, NutType.HAZELNUT)
"""The nut that each squirrel has found."""
BACK: Final = "card-back"


def squirrel_card(seat: int, words: Translation) -> DrawnCard:
    """Returns the card of a seat's squirrel, the first seat being 0."""
    ground, sign, (dark, tail) = COLOURS[seat], SIGNS[seat], FURS[seat]
    name = SQUIRREL_NAMES[seat]
    items: tuple[Item, ...] = (
        box(0, 0, WIDTH, HEIGHT, PAPER),
        box(1.6, 1.6, WIDTH - 3.2, HEIGHT - 3.2, ground, 3.2, 1.1),
        oval((WIDTH / 2, HEIGHT / 2), 53, 47, ground),
        oval((WIDTH / 2, HEIGHT / 2), 49, 43, "#fff7df"),
        oval((WIDTH / 2, HEIGHT / 2 + 17.4), 38, 5, "#cfd9a8"),
        *place_shapes(
            load_shape("marks/stamp-squirrel"),
            (WIDTH / 2 + 1.5, HEIGHT / 2 - 1),
            37,
            {"ink": dark, "shade": tail, "paper": "#fff7df"},
            mirrored=seat % 2 == 1,
        ),
        *place_shapes(
            load_shape(KINDS[FOUND[seat]]),
            (WIDTH / 2 + (14 if seat % 2 else -14), HEIGHT / 2 + 11),
            9,
            {"ink": "#5d3a17", "shade": "#a8692b", "paper": "#fff7df"},
        ),
    )
    corner: tuple[Item, ...] = (
        *corner_marker(MARKERS[name]),
        oval((EDGE + 6.4, EDGE + 6.4), 12.4, 12.4, ground),
        TextLine(sign, (EDGE + 6.4, EDGE + 9.4), 8.6, INK, BOLD),
    )
    called = words.text(f"squirrel.{seat + 1}")
    return DrawnCard(name, (*items, *corner, *turned(corner), *_written(called)))


def card_back() -> DrawnCard:
    """Returns the back of caches and squirrels."""
    items: tuple[Item, ...] = (
        box(0, 0, WIDTH, HEIGHT, "#4a3522"),
        box(2.4, 2.4, WIDTH - 4.8, HEIGHT - 4.8, "#d9b45a", 3.2, 0.7),
        *card_pattern("#5d4630", "#4a3522"),
        oval((WIDTH / 2, HEIGHT / 2), 39, 39, "#d9b45a"),
        oval((WIDTH / 2, HEIGHT / 2), 37, 37, "#38271a"),
        *place_shapes(
            load_shape("marks/stamp-squirrel"),
            (WIDTH / 2, HEIGHT / 2),
            24,
            {"ink": "#d9b45a", "shade": "#b98f38", "paper": "#38271a"},
        ),
    )
    return DrawnCard(BACK, items)


def _written(name: str) -> tuple[TextLine, ...]:
    """Returns a name between the lower corners, a line for each word."""
    lines = name.split(" ")
    lines = lines if len(lines) < 3 else [lines[0], " ".join(lines[1:])]
    first = HEIGHT - 6.6 - 4.0 * (len(lines) - 1)
    height = 3.3 if max(map(len, lines)) < 11 else 2.7
    return tuple(TextLine(line, (WIDTH / 2, first + 4.0 * place), height, INK) for place, line in enumerate(lines))


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


def make_parts(words: Translation) -> DeckParts:
    """Returns the nuts, and the caches with the squirrels."""
    of_nuts, of_others = nut_back(), card_back()
    nuts = (DeckCard(nut_card(nut, words), of_nuts, COPIES, nut.name) for nut in NUTS)
    others = [*map(cache_card, range(1, CACHES + 1)), *(squirrel_card(seat, words) for seat in range(SQUIRRELS))]
    return tuple(nuts), tuple(DeckCard(card, of_others, face=card.name) for card in others)


PRINTED: Final = PrintedDeck(GAME.name, make_parts)
