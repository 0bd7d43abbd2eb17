"""Pages of cards: nine a page in their true size with lines to cut along, each page followed by that of the backs."""

from collections.abc import Sequence
from typing import Final

from companion.exports.cards.drawing import DrawnCard, TextLine
from companion.exports.paper import PAPERS, Paper, Piece
from companion.translations import Translation
from vision.setup.printed_card import CARD_MM

MM: Final = 72 / 25.4
ACROSS: Final = 3
DOWN: Final = 3
WIDTH, HEIGHT = CARD_MM[0] * MM, CARD_MM[1] * MM
TOP_MM: Final = 4.5
"""The least margin above the cards; below them is the footer."""
CUT_MM: Final = 4.0


def draw_sheets(words: Translation, paper: str, *parts: tuple[Sequence[DrawnCard], Sequence[DrawnCard]]) -> Paper:
    """Draws the parts of a deck: the cards of each and, each page on its other side, their backs."""
    sheet = Paper(words.text("print.title"), words.text("print.foot"), PAPERS[paper])
    pages = [
        (cards[start : start + ACROSS * DOWN], backs[start : start + ACROSS * DOWN])
        for cards, backs in parts
        for start in range(0, len(cards), ACROSS * DOWN)
    ]
    for place, (cards, backs) in enumerate(pages):
        if place:
            sheet.new_page()
        _draw_page(sheet, cards)
        sheet.new_page()
        _draw_page(sheet, backs, is_back=True)
    return sheet


def _draw_page(sheet: Paper, cards: Sequence[DrawnCard], *, is_back: bool = False) -> None:
    """Draws up to nine cards and where to cut; backs are laid from the right, because the paper is turned over."""
    left = (sheet.width - ACROSS * WIDTH) / 2
    top = max(TOP_MM * MM, min((sheet.height - DOWN * HEIGHT) / 2, TOP_MM * MM * 3))
    for place, card in enumerate(cards):
        row, column = divmod(place, ACROSS)
        column = ACROSS - 1 - column if is_back else column
        _draw_card(sheet, card, left + column * WIDTH, top + row * HEIGHT)
    rows = -(-len(cards) // ACROSS)
    _draw_cuts(sheet, left, top, rows)


def _draw_cuts(sheet: Paper, left: float, top: float, rows: int) -> None:
    """Draws fine lines between the cards, and beyond their edges."""
    right, bottom, out = left + ACROSS * WIDTH, top + rows * HEIGHT, CUT_MM * MM * 0.9
    for column in range(ACROSS + 1):
        x = left + column * WIDTH
        sheet.path([(x, top - out), (x, bottom + out)], "#8f8a78", 0.3, (2.0, 2.0))
    for row in range(rows + 1):
        y = top + row * HEIGHT
        sheet.path([(left - out, y), (right + out, y)], "#8f8a78", 0.3, (2.0, 2.0))


def _draw_card(sheet: Paper, card: DrawnCard, x: float, y: float) -> None:
    for item in card.items:
        if isinstance(item, TextLine):
            place = x + item.middle[0] * MM, y + item.middle[1] * MM
            write = sheet.write_turned if item.turned else sheet.write
            write(*place, item.text, item.height * MM, font=item.font, colour=item.colour, side="middle")
        else:
            pieces: list[Piece] = [
                (letter, tuple((x + px * MM, y + py * MM) for px, py in points)) for letter, points in item.pieces
            ]
            sheet.curves(pieces, item.colour, item.pen_width * MM)
