"""Pages of cards: nine a page in their true size with lines to cut along, each page followed by that of the backs."""

from collections.abc import Sequence
from typing import Final

from companion.exports.cards.drawing import DrawnCard, TextLine
from companion.exports.paper import MM, Paper
from vision.setup.printed_card import CARD_MM

ACROSS: Final = 3
DOWN: Final = 3
WIDTH, HEIGHT = CARD_MM[0] * MM, CARD_MM[1] * MM
TOP_MM: Final = 4.5
"""The least margin above the cards; below them is the footer."""
CUT_MM: Final = 4.0


def draw_pages(sheet: Paper, parts: Sequence[Sequence[tuple[DrawnCard, DrawnCard]]]) -> None:
    """Draws the parts of a deck from the sheet's first page on: fronts and, each page on its other side, backs."""
    pages = [part[start : start + ACROSS * DOWN] for part in parts for start in range(0, len(part), ACROSS * DOWN)]
    for index, cards in enumerate(pages):
        if index:
            sheet.new_page()
        _draw_page(sheet, [front for front, _ in cards])
        sheet.new_page()
        _draw_page(sheet, [back for _, back in cards], is_back=True)


def _draw_page(sheet: Paper, cards: Sequence[DrawnCard], *, is_back: bool = False) -> None:
    """Draws up to nine cards and where to cut; backs are laid from the right, because the paper is turned over."""
    left = (sheet.width - ACROSS * WIDTH) / 2
    top = max(TOP_MM * MM, min((sheet.height - DOWN * HEIGHT) / 2, TOP_MM * MM * 3))
    for index, card in enumerate(cards):
        row, column = divmod(index, ACROSS)
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
            sheet.draw_shape(item.moved(lambda point: (x + point[0] * MM, y + point[1] * MM), MM))
