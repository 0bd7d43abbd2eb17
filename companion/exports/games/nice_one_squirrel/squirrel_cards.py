"""Squirrel cards: six squirrels, each known by its colour, its sign and its name; and the back of all but nuts."""

from typing import Final

from companion.exports.cards.drawing import DrawnCard, Item, TextLine, box, oval, turned
from companion.exports.games.nice_one_squirrel.marker_shape import corner_marker
from companion.exports.games.nice_one_squirrel.nut_cards import EDGE, KINDS, PAPER, card_pattern
from companion.exports.paper import BOLD
from companion.exports.shapes import load_shape, place_shapes
from companion.games.nice_one_squirrel.nuts import NutType
from companion.games.nice_one_squirrel.printed_set import MARKERS, SQUIRREL_NAMES
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
