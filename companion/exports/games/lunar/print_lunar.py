"""Lunar's play-test deck to print: its 48 cards, the four trump cards, and the track."""

from typing import Final

from companion.cards import BACK
from companion.exports.cards import drawing as draw
from companion.exports.cards.drawing import HEIGHT, MIDDLE, WIDTH, DrawnCard, Item, TextLine
from companion.exports.cards.printed_deck import DeckCard, DeckParts, PrintedDeck
from companion.exports.palette import SIDES
from companion.exports.paper import BOLD, MARGIN, MM, TITLE, Paper
from companion.exports.shapes import ROUND, SIDE, PathShape, place_shapes
from companion.games.lunar import GAME
from companion.games.lunar.deck import RANKS, SUIT_COLOURS, LunarCard, LunarSuit
from companion.simulation.playtest_decks.lunar import TRACK, read_faces
from companion.translations import Translation

PAPER: Final = "#fbf7ea"
MOON: Final = "#f4e3a1"
NIGHTS: Final = ("#16233f", "#1b2b4d", "#1d345c", "#233a6b", "#2c3a78", "#3a3a80", "#473783", "#553384")
"""The sky behind each rank: from the dark of the new moon to the violet of the full one."""
TINTS: Final = {
    LunarSuit.WOLF: "#dbe5f7",
    LunarSuit.OWL: "#f5e3c4",
    LunarSuit.LYNX: "#f8dcd8",
    LunarSuit.BAT: "#e9dcf3",
}
GOLD: Final = "#d99a1c"
EDGE: Final = 2.6
"""The white margin around what is printed."""
NAME_MM: Final = 5.6
NAME_WIDE_MM: Final = 29.0
"""The width for a name between the letters in the corners."""
SPARKS: Final = (
    (11, 30, 1.0), (52, 27, 1.4), (15, 62, 1.5), (50, 60, 1.0), (23, 17, 1.2), (44, 72, 1.3), (31, 79, 0.9),
    (9, 46, 0.8), (55, 44, 0.9), (36, 12, 0.8),
)  # fmt: skip
"""Small stars in the sky: their places and their sizes."""
CRATERS: Final = ((10, -8, 4.0), (6, 6, 5.0), (13, 3, 2.4), (-3, -5, 3.4), (-8, 7, 4.2), (1, 13, 2.6), (-12, -4, 2.2))
"""The craters of the moon: their places from its middle, and their sizes."""


def deck_card(card: LunarCard, words: Translation) -> DrawnCard:
    """Returns the card of a face, with a star if it bears one."""
    items = _suit_items(card.face.suit, words) if card.face.suit else _rank_items(card.face.rank or 0)
    ink = SUIT_COLOURS[card.face.suit] if card.face.suit else MOON
    corner: tuple[Item, ...] = (TextLine(card.face.name, (11.2, 16.4), 11.4, ink, BOLD),)
    if card.star:
        corner += _star((11.2, 24.0), 8.4)
    name = card.name.replace("*", "-star")
    return DrawnCard(name, (*items, *corner, *draw.turned(corner), _marked(words, ink)))


def trump_card(suit: LunarSuit, words: Translation) -> DrawnCard:
    """Returns one of the four cards that are flipped until one is left."""
    ink = SUIT_COLOURS[suit]
    label = TextLine(words.text("print.trump"), (WIDTH / 2, 15.5), 6.4, PAPER, TITLE)
    items: tuple[Item, ...] = (
        *draw.framed(PAPER, EDGE, ink, 3.0),
        draw.inset(EDGE + 1.6, GOLD, 2.2, 0.7),
        *draw.picture(suit.picture, MIDDLE, 41, draw.tones(PAPER, ink)),
        label,
        *draw.turned((label,)),
        _marked(words, PAPER, 6.4),
    )
    return DrawnCard(f"trump-{suit.value}", items)


def _rank_items(rank: int) -> tuple[Item, ...]:
    """Returns the moon of a rank: the higher, the fuller."""
    night = NIGHTS[rank - 1]
    return (
        *draw.framed(PAPER, EDGE, night, 3.0),
        *_sky(),
        draw.oval(MIDDLE, 37, 37, "#0e1830"),
        *place_shapes((lit_moon(rank / len(RANKS)),), MIDDLE, 42, draw.tones(MOON, night)),
        *_craters(rank),
        draw.oval(MIDDLE, 37, 37, MOON, 0.35),
    )


def lit_moon(share: float) -> PathShape:
    """Returns the waxing moon's lit part, from 0 at new moon to 1 at full moon, in the square of a shape.

    It is bounded by a half circle and by half an ellipse that crosses the middle line at half moon.
    """
    m, r = SIDE / 2, 44.0
    k, inner = r * ROUND, r * (1 - 2 * share)
    top, bottom = (m, m - r), (m, m + r)
    pieces = (
        ("M", (top,)),
        ("C", ((m + k, m - r), (m + r, m - k), (m + r, m))),
        ("C", ((m + r, m + k), (m + k, m + r), bottom)),
        ("C", ((m + inner * ROUND, m + r), (m + inner, m + k), (m + inner, m))),
        ("C", ((m + inner, m - k), (m + inner * ROUND, m - r), top)),
        ("Z", ()),
    )
    return PathShape(pieces, "ink")


def _craters(rank: int) -> tuple[PathShape, ...]:
    """Returns the craters that lie in the moon's light: it begins left of the middle from half moon on."""
    dark = 18.5 * (1 - 2 * rank / len(RANKS))
    return tuple(
        draw.oval((MIDDLE[0] + x, MIDDLE[1] + y), side, side, "#e3cd83") for x, y, side in CRATERS if x - side > dark
    )


def _sky() -> tuple[PathShape, ...]:
    colours = draw.tones("#c9d3ea", PAPER, MOON)
    return tuple(shape for x, y, size in SPARKS for shape in draw.picture("lunar/star", (x, y), size * 1.6, colours))


def _suit_items(suit: LunarSuit, words: Translation) -> tuple[Item, ...]:
    ink, tint = SUIT_COLOURS[suit], TINTS[suit]
    name = draw.fitted(words.text(f"card.{suit}").upper(), (WIDTH / 2, HEIGHT - 11.5), NAME_MM, NAME_WIDE_MM, ink)
    return (
        *draw.framed(PAPER, EDGE, ink, 3.0, 1.3),
        draw.oval(MIDDLE, 46, 46, tint),
        draw.oval(MIDDLE, 46, 46, ink, 0.5),
        *draw.picture(suit.picture, MIDDLE, 35, draw.tones(ink, tint)),
        name,
        *draw.turned((name,)),
    )


def _star(middle: tuple[float, float], side: float) -> tuple[Item, ...]:
    return (
        *draw.picture("lunar/star", middle, side + 1.6, draw.tones(PAPER, PAPER)),
        *draw.picture("lunar/star", middle, side, draw.tones(GOLD, PAPER)),
    )


def _back(name: str, ground: str, ink: str) -> DrawnCard:
    """Returns a back that looks the same either way up."""
    moon = draw.picture("lunar/crescent", (WIDTH / 2, HEIGHT / 4 + 5), 25, draw.tones(ink, ground))
    dots = tuple(
        draw.oval((x, y), 0.9, 0.9, ink)
        for row, y in enumerate(range(8, 82, 6))
        for x in range(8 + 3 * (row % 2), 57, 6)
    )
    items: tuple[Item, ...] = (
        *draw.framed(PAPER, EDGE, ground, 3.0),
        *dots,
        draw.box(11, 12, WIDTH - 22, HEIGHT - 24, ground, 6.0),
        draw.box(11, 12, WIDTH - 22, HEIGHT - 24, ink, 6.0, 0.5),
        *moon,
        *draw.turned(moon),
    )
    return DrawnCard(name, items)


def _marked(words: Translation, colour: str, up_mm: float = 4.2) -> TextLine:
    """Returns the line that tells whose deck it is."""
    return TextLine(words.text("print.mark"), (WIDTH / 2, HEIGHT - up_mm), 1.75, colour, BOLD)


def make_parts(words: Translation) -> DeckParts:
    """Returns the cards, and the trump cards, which no camera reads."""
    back, of_trumps = _back(BACK, "#1b2b4d", MOON), _back("trump-back", "#5b3a12", "#f0d9a0")
    cards = (DeckCard(deck_card(card, words), back, copies, card.name) for card, copies in read_faces())
    return tuple(cards), tuple(DeckCard(trump_card(suit, words), of_trumps) for suit in LunarSuit)


def draw_track(sheet: Paper, words: Translation) -> None:
    """Draws a page with a lane for each team, its places from 0 to 12 spaces, and what each is worth."""
    y = sheet.new_page()
    sheet.write(MARGIN, y + 20, words.text("print.track"), 22, font=TITLE)
    y = sheet.write_lines(MARGIN, y + 40, words.text("print.track-how"), 9.5, sheet.width - 2 * MARGIN) + 4 * MM
    step = (sheet.width - 2 * MARGIN) / len(TRACK)
    radius = step * 0.42
    for colour in SIDES:
        for place, points in enumerate(TRACK):
            x = MARGIN + step * (place + 0.5)
            sheet.dot(x, y + radius, radius, colour)
            sheet.dot(x, y + radius, radius * 0.86, "#fbf7ea")
            sheet.write(x, y + radius * 1.32, str(points), radius * 0.95, font=BOLD, colour=colour, side="middle")
            sheet.write(x, y + radius * 2 + 9, str(place), 6.0, side="middle")
        y += radius * 2 + 12 * MM


PRINTED: Final = PrintedDeck(GAME.name, make_parts, draw_track)
