"""The marks sheet: stickers of acorns and squirrels for a deck, where they go, which card gets which, and a token."""

from collections.abc import Mapping
from typing import Final

from companion.cards import Card, Suit
from companion.exports.games.mast_year.marks import (
    CARD_MM,
    COLOURS,
    INDEX_MM,
    MARKED,
    STICKER_MM,
    WAYS,
    DrawingStyle,
    MarkName,
    load_mark,
    mark_of,
    marks_needed,
    spots_of,
    write_pngs,
)
from companion.exports.palette import RED
from companion.exports.paper import BOLD, INK, MM, PAPERS, RED_SUITS, RULE, SOFT, TITLE, Paper
from companion.exports.shapes import PathShape, load_shape, place_shapes
from companion.games.mast_year import GAME
from companion.translations import Translation

EDGE: Final = 12 * MM
GAP: Final = 2.5 * MM
TOKEN_MM: Final = 38.0
OWN_SHARE: Final = 0.78
"""The side of a mark, as a share of its sticker's side."""
SMALL: Final = 0.6
"""The scale of the cards that show where the marks go."""
ROWS: Final = ((Suit.HEARTS,), (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES))


def _draw_mark(sheet: Paper, way: DrawingStyle, mark: MarkName, middle: tuple[float, float], side: float) -> None:
    """Draws a mark around its middle, upside down if `side` is negative."""
    _draw(sheet, load_mark(way, mark), mark, middle, side)


def _draw(
    sheet: Paper, shapes: tuple[PathShape, ...], mark: MarkName, middle: tuple[float, float], side: float
) -> None:
    for shape in place_shapes(shapes, middle, side, COLOURS[mark]):
        sheet.draw_shape(shape)


def _heading(sheet: Paper, words: Translation) -> float:
    sheet.write(EDGE, EDGE + 18, words.text("marks.title"), 26, font=TITLE)
    _draw_mark(sheet, "stamp", "acorn", (sheet.width - EDGE - 34, EDGE + 8), 30)
    _draw_mark(sheet, "stamp", "squirrel", (sheet.width - EDGE - 4, EDGE + 8), 30)
    return sheet.write_lines(EDGE, EDGE + 38, words.text("marks.how"), 9, sheet.width - 2 * EDGE, SOFT) + 2 * MM


def _title(sheet: Paper, y: float, text: str) -> float:
    sheet.write(EDGE, y + 11, text, 12, font=BOLD)
    sheet.rule(EDGE, y + 16, sheet.width - 2 * EDGE)
    return y + 16 + 3 * MM


def _chart(sheet: Paper, y: float, words: Translation) -> float:
    """Draws every card that gets a mark, with it."""
    y = _title(sheet, y, words.text("marks.which"))
    width, height = 12.8 * MM, 17.5 * MM
    step = (sheet.width - 2 * EDGE - width) / 12
    for suits in ROWS:
        x = EDGE
        for suit in suits:
            for card in (card for card in MARKED if card.suit is suit):
                _small_card(sheet, (x, y, width, height), card)
                x += step
            x += step / 2
        y += height + GAP
    return y


def _small_card(sheet: Paper, box: tuple[float, float, float, float], card: Card) -> None:
    x, y, width, height = box
    mark = mark_of(card)
    assert mark
    sheet.frame(x, y, width, height, 4)
    sheet.write(x + 3, y + 10, card.sign, 9, font=BOLD, colour=RED if card.suit.symbol in RED_SUITS else INK)
    _draw_mark(sheet, "stamp", mark, (x + width / 2, y + height * 0.6), width * 0.66)


def _places(sheet: Paper, y: float, words: Translation) -> float:
    """Draws a card for each way of marking, with its marks where they go."""
    y = _title(sheet, y, words.text("marks.where"))
    column = (sheet.width - 2 * EDGE) / len(WAYS)
    width, height = (side * SMALL * MM for side in CARD_MM["poker"])
    for place, way in enumerate(WAYS):
        x = EDGE + column * place
        sheet.frame(x, y, width, height, 6)
        _index_room(sheet, x, y, width, height)
        _marks_on(sheet, x, y, way)
        beside, room = x + width + 2 * MM, column - width - 4 * MM
        below = sheet.write_lines(beside, y + 9, words.text(f"marks.{way}"), 9.5, room)
        sheet.write_lines(beside, below + 2, words.text(f"marks.{way}-place"), 7.4, room, SOFT)
    return y + height


def _marks_on(sheet: Paper, x: float, y: float, way: DrawingStyle) -> None:
    side = STICKER_MM[way]["poker"] * SMALL * OWN_SHARE * MM
    for spot in spots_of(way, CARD_MM["poker"]):
        middle = x + spot.x * SMALL * MM, y + spot.y * SMALL * MM
        _draw_mark(sheet, way, "acorn", middle, -side if spot.turned else side)


def _index_room(sheet: Paper, x: float, y: float, width: float, height: float) -> None:
    """Shades the corners in which indices stand."""
    w, h = (side * SMALL * MM for side in INDEX_MM)
    inset = 1.2 * MM
    for left, top in ((x + inset, y + inset), (x + width - w, y + height - h)):
        sheet.box(left, top, w - inset, h - inset, RULE, 4)
    sheet.write(x + 2.4 * MM, y + 8 * MM, "3♠", 13, font=BOLD)


def _token(sheet: Paper, y: float, words: Translation) -> None:
    """Draws both sides of the Speedy Squirrel's token, to be folded between them."""
    y = _title(sheet, y, words.text("marks.token"))
    radius = TOKEN_MM / 2 * MM
    for place in (0, 1):
        x = EDGE + radius * (1 + 2 * place)
        sheet.dot(x, y + radius, radius - 1.2 * MM, "#f3e3c3")
        sheet.ring(x, y + radius, radius)
        squirrel = (*load_mark("stamp", "squirrel"), *load_shape("marks/speed"))
        _draw(sheet, squirrel, "squirrel", (x - radius * 0.08, y + radius * 0.84), radius)
        sheet.write_within(
            x, y + radius * 1.66, words.text("marks.speedy"), 10, radius * 1.3, font=TITLE, side="middle"
        )
    sheet.write_lines(
        EDGE + radius * 4 + 6 * MM,
        y + radius - 8,
        words.text("marks.token-how"),
        9,
        sheet.width - 2 * EDGE - radius * 4 - 8 * MM,
        SOFT,
    )


def _stickers(sheet: Paper, y: float, way: DrawingStyle, words: Translation) -> float:
    """Draws the stickers of a deck in one way, for cards of both sizes."""
    for size, side_mm in STICKER_MM[way].items():
        name = words.text(
            "marks.stickers", way=words.text(f"marks.{way}"), size=words.text(f"marks.{size}"), mm=f"{side_mm:g}"
        )
        y = _title(sheet, y, name)
        y = (_discs if way == "stamp" else _squares)(sheet, y, way, side_mm * MM) + 5 * MM
    return y


def _squares(sheet: Paper, y: float, way: DrawingStyle, side: float) -> float:
    """Draws stickers edge to edge: few straight cuts separate them all."""
    marks = marks_needed(way)
    across = int((sheet.width - 2 * EDGE) // side)
    for place, mark in enumerate(marks):
        row, column = divmod(place, across)
        x, top = EDGE + column * side, y + row * side
        sheet.frame(x, top, side, side, cut=True)
        _draw_mark(sheet, way, mark, (x + side / 2, top + side / 2), side * OWN_SHARE)
    return y + -(-len(marks) // across) * side


def _discs(sheet: Paper, y: float, way: DrawingStyle, side: float) -> float:
    marks = marks_needed(way)
    step = side + GAP
    across = int((sheet.width - 2 * EDGE + GAP) // step)
    for place, mark in enumerate(marks):
        row, column = divmod(place, across)
        x, middle = EDGE + column * step + side / 2, y + row * step + side / 2
        sheet.ring(x, middle, side / 2)
        _draw_mark(sheet, way, mark, (x, middle), side * OWN_SHARE * 0.88)
    return y + -(-len(marks) // across) * step


class MarksSheet:
    """The marks as they are printed: sheets of stickers, or pictures of single marks."""

    game = GAME.name

    def write_pdf(self, words: Translation, paper: str = "a4") -> bytes:
        """Returns the sheets as a PDF in its true size."""
        sheet = Paper(words.text("marks.title"), words.text("marks.foot"), PAPERS[paper])
        y = _heading(sheet, words)
        y = _chart(sheet, y, words)
        y = _places(sheet, y + 6 * MM, words)
        _token(sheet, y + 6 * MM, words)
        y = sheet.new_page()
        for way in WAYS:
            if way == "stamp":
                y = sheet.new_page()
            y = _stickers(sheet, y, way, words)
        return sheet.finish()

    def write_pngs(self, _words: Translation) -> Mapping[str, bytes]:
        """Returns every mark as a PNG file, by the files' names."""
        return write_pngs()


PRINTED: Final = MarksSheet()
