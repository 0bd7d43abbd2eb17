"""The whole set of Nice One Squirrel! to print: each nut twice, the caches and the squirrels."""

from dataclasses import replace
from math import cos, radians, sin
from typing import Final

from companion.exports.cards import drawing as draw
from companion.exports.cards.drawing import HEIGHT, MIDDLE, WIDTH, DrawnCard, Item, TextLine
from companion.exports.cards.printed_deck import DeckCard, DeckParts, PrintedDeck
from companion.exports.games.nice_one_squirrel.marker_shape import corner_marker
from companion.exports.paper import BOLD
from companion.exports.shapes import PathShape, load_shape, place_shapes, rotate_shapes
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.actions import CACHES
from companion.games.nice_one_squirrel.cache_table import CACHE_NAMES, MARKERS, NUT_BACK, SQUIRREL_NAMES, SQUIRRELS
from companion.games.nice_one_squirrel.nuts import COPIES, NUT_COLOURS, NUTS, Nut, NutColour, NutInks, NutType
from companion.games.nice_one_squirrel.view import COLOURS, SIGNS
from companion.translations import Translation
from vision.setup.printed_card import EDGE_MM

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
        *draw.framed(PAPER, 1.6, full, 3.2, 1.1),
        draw.oval(MIDDLE, 53, 47, pale),
        *_leaves(inks),
    )
    drawn = draw.picture(KINDS[nut.kind], MIDDLE, 38, draw.tones(dark, pale, full))
    name = TextLine(words.text(f"nut.{nut.name}"), (WIDTH / 2 - 0.5, HEIGHT - 6.4), 3.3, dark)
    corner = (*corner_marker(MARKERS[nut.name]), *_sign(nut, dark))
    return DrawnCard(nut.name, (*ground, *drawn, *corner, *draw.turned(corner), *_fit(name)))


def nut_back() -> DrawnCard:
    """Returns the back that all nuts share."""
    ground: tuple[Item, ...] = (
        *draw.framed("#274a30", 2.4, "#d9b45a", 3.2, 0.7),
        *card_pattern("#35603f", "#274a30"),
        draw.oval(MIDDLE, 39, 39, "#d9b45a"),
        draw.oval(MIDDLE, 37, 37, "#1d3a25"),
        *_wreath(),
    )
    corner = corner_marker(MARKERS[NUT_BACK])
    return DrawnCard(NUT_BACK, (*ground, *corner, *draw.turned(corner)))


def chip_at(nut: Nut, middle: tuple[float, float], size: float) -> tuple[PathShape, ...]:
    """Returns a nut's sign: the outline that only its colour has, and its picture in it."""
    inks, (x, y) = NUT_COLOURS[nut.colour], middle
    full = inks.full
    ground = {
        "round": draw.oval(middle, size, size, full),
        "square": draw.box(x - size * 0.45, y - size * 0.45, size * 0.9, size * 0.9, full, size * 0.1),
        "hexagon": draw.regular(middle, size * 0.53, 6, full),
        "diamond": draw.regular(middle, size * 0.58, 4, full),
    }[inks.outline]
    ink = inks.dark if nut.colour is NutColour.YELLOW else "#ffffff"
    drawn = place_shapes(_silhouette(nut.kind), middle, size * 0.64, draw.tones(ink, full))
    return ground, *drawn


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
    colours = draw.tones(inks.soft, inks.pale)
    leaf = load_shape("nuts/oak-leaf")
    left, right = rotate_shapes(leaf, -62), rotate_shapes(leaf, 62)
    middle = HEIGHT / 2 + 3
    return *place_shapes(left, (15.5, middle), 21, colours), *place_shapes(right, (WIDTH - 15.5, middle), 21, colours)


def card_pattern(leaf: str, ground: str) -> tuple[PathShape, ...]:
    """Returns small leaves over a whole back."""
    colours = draw.tones(leaf, ground)
    shapes: list[PathShape] = []
    for row in range(8):
        for column in range(5):
            middle = 8 + column * 11.8 + (row % 2) * 5.9, 8 + row * 10.3
            if middle[0] < WIDTH - 6:
                shapes += place_shapes(
                    rotate_shapes(load_shape("nuts/oak-leaf"), 35 - 70 * (row % 2)), middle, 8, colours
                )
    return tuple(shapes)


def _wreath() -> tuple[PathShape, ...]:
    """Returns the four nuts in the middle of the back."""
    colours = draw.tones("#d9b45a", "#1d3a25", "#b98f38")
    places = ((-7.2, -7.2), (7.2, -7.2), (-7.2, 7.2), (7.2, 7.2))
    shapes: list[PathShape] = []
    for kind, (x, y) in zip(NutType, places, strict=True):
        shapes += draw.picture(KINDS[kind], (WIDTH / 2 + x, HEIGHT / 2 + y), 12, colours)
    return tuple(shapes)


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
        *draw.framed(PAPER, 1.6, ground, 3.2, 1.1),
        draw.oval(MIDDLE, 53, 47, ground),
        draw.oval(MIDDLE, 49, 43, "#fff7df"),
        draw.oval((WIDTH / 2, HEIGHT / 2 + 17.4), 38, 5, "#cfd9a8"),
        *draw.picture(
            "marks/stamp-squirrel",
            (WIDTH / 2 + 1.5, HEIGHT / 2 - 1),
            37,
            draw.tones(dark, "#fff7df", tail),
            mirrored=seat % 2 == 1,
        ),
        *draw.picture(
            KINDS[FOUND[seat]],
            (WIDTH / 2 + (14 if seat % 2 else -14), HEIGHT / 2 + 11),
            9,
            draw.tones("#5d3a17", "#fff7df", "#a8692b"),
        ),
    )
    corner: tuple[Item, ...] = (
        *corner_marker(MARKERS[name]),
        draw.oval((EDGE + 6.4, EDGE + 6.4), 12.4, 12.4, ground),
        TextLine(sign, (EDGE + 6.4, EDGE + 9.4), 8.6, INK, BOLD),
    )
    called = words.text(f"squirrel.{seat + 1}")
    return DrawnCard(name, (*items, *corner, *draw.turned(corner), *_written(called)))


def card_back() -> DrawnCard:
    """Returns the back of caches and squirrels."""
    items: tuple[Item, ...] = (
        *draw.framed("#4a3522", 2.4, "#d9b45a", 3.2, 0.7),
        *card_pattern("#5d4630", "#4a3522"),
        draw.oval(MIDDLE, 39, 39, "#d9b45a"),
        draw.oval(MIDDLE, 37, 37, "#38271a"),
        *draw.picture("marks/stamp-squirrel", MIDDLE, 24, draw.tones("#d9b45a", "#38271a", "#b98f38")),
    )
    return DrawnCard(BACK, items)


def _written(name: str) -> tuple[TextLine, ...]:
    """Returns a name between the lower corners, a line for each word."""
    lines = name.split(" ")
    lines = lines if len(lines) < 3 else [lines[0], " ".join(lines[1:])]
    first = HEIGHT - 6.6 - 4.0 * (len(lines) - 1)
    height = 3.3 if max(map(len, lines)) < 11 else 2.7
    return tuple(TextLine(line, (WIDTH / 2, first + 4.0 * place), height, INK) for place, line in enumerate(lines))


BARK, DARK_BARK, HOLLOW, GRASS = "#8a5f3b", "#6a4526", "#2b1a10", "#7fa25c"
CROWNS: Final = (("#5f8f4e", "#47733a"), ("#c98b2f", "#9c6420"), ("#8fae4b", "#6d8a33"))
"""The leaves of a tree, and their shade: one after the other round the circle."""


def cache_card(number: int) -> DrawnCard:
    """Returns the card of a cache."""
    leaf, shade = CROWNS[(number - 1) % len(CROWNS)]
    ground: tuple[Item, ...] = (
        *draw.framed(PAPER, 1.6, BARK, 3.2, 1.1),
        draw.oval(MIDDLE, 55, 50, "#e6ecd2"),
        *_crown(leaf, shade),
        draw.oval((WIDTH / 2, HEIGHT / 2 + 21), 46, 8, GRASS),
    )
    trunk = draw.picture("nuts/hollow-tree", (WIDTH / 2, HEIGHT / 2 + 1), 44, draw.tones(BARK, PAPER, DARK_BARK))
    hollow: tuple[Item, ...] = (
        draw.oval((WIDTH / 2, HEIGHT / 2 + 2), 19.5, 24, DARK_BARK),
        draw.oval((WIDTH / 2, HEIGHT / 2 + 2.6), 16.5, 21, HOLLOW),
        TextLine(str(number), (WIDTH / 2, HEIGHT / 2 + 9.6), 19, "#f6d98a"),
    )
    name = CACHE_NAMES[number - 1]
    corner: tuple[Item, ...] = (
        *corner_marker(MARKERS[name]),
        TextLine(str(number), (EDGE + 6.2, EDGE + 12), 15, HOLLOW, BOLD),
        *_acorns(number),
    )
    return DrawnCard(name, (*ground, *trunk, *hollow, *corner, *draw.turned(corner)))


def _crown(leaf: str, shade: str) -> tuple[PathShape, ...]:
    """Returns leaves in a fan above the hollow tree."""
    shapes: list[PathShape] = []
    for ring, (radius, count, colour) in enumerate(((21.5, 9, shade), (15.0, 7, leaf))):
        for place in range(count):
            turn = -92 + 184 * place / (count - 1) + (6 if ring else 0)
            middle = WIDTH / 2 + radius * sin(radians(turn)), HEIGHT / 2 + 2 - radius * cos(radians(turn)) * 0.86
            leaves = rotate_shapes(load_shape("nuts/oak-leaf"), turn)
            shapes += place_shapes(leaves, middle, 11.0, draw.tones(colour, "#e6ecd2"))
    return tuple(shapes)


def _acorns(number: int) -> tuple[PathShape, ...]:
    """Returns as many small acorns as the number says, in lines of three."""
    colours = draw.tones(DARK_BARK, PAPER, BARK)
    shapes: list[PathShape] = []
    for place in range(min(number, CACHES)):
        row, column = divmod(place, 3)
        middle = EDGE + 2 + column * 4.2, EDGE + 16 + row * 4.4
        shapes += draw.picture(KINDS[NutType.ACORN], middle, 3.8, colours)
    return tuple(shapes)


def make_parts(words: Translation) -> DeckParts:
    """Returns the nuts, and the caches with the squirrels."""
    of_nuts, of_others = nut_back(), card_back()
    nuts = (DeckCard(nut_card(nut, words), of_nuts, COPIES, nut.name) for nut in NUTS)
    others = [*map(cache_card, range(1, CACHES + 1)), *(squirrel_card(seat, words) for seat in range(SQUIRRELS))]
    return tuple(nuts), tuple(DeckCard(card, of_others, face=card.name) for card in others)


PRINTED: Final = PrintedDeck(GAME.name, make_parts)
