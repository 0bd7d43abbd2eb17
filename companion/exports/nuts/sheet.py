"""The sheets of the printed set: nine cards a page in their true size, each page followed by that of the backs."""

from collections.abc import Sequence
from typing import Final

from companion.exports.mark_pictures import write_png
from companion.exports.nuts.cache_cards import cache_card
from companion.exports.nuts.drawing import CARD_MM, DrawnCard, Letters
from companion.exports.nuts.nut_cards import nut_back, nut_card
from companion.exports.nuts.picture import draw_card
from companion.exports.nuts.squirrel_cards import card_back, squirrel_card
from companion.exports.paper import PAPERS, Paper, Piece
from companion.games.nice_one_squirrel.actions import CACHES
from companion.games.nice_one_squirrel.nuts import COPIES, NUTS
from companion.games.nice_one_squirrel.printed_set import SQUIRRELS
from companion.translations import Translation

MM: Final = 72 / 25.4
ACROSS: Final = 3
DOWN: Final = 3
WIDE, HIGH = CARD_MM[0] * MM, CARD_MM[1] * MM
TOP_MM: Final = 4.5
"""The least room above the cards; below them stands the foot."""
CUT_MM: Final = 4.0


def print_nuts(words: Translation, paper: str = "a4") -> bytes:
    """Returns the whole set as a PDF, to be printed on both sides."""
    sheet = Paper(words.text("print.title"), words.text("print.foot"), PAPERS[paper])
    nuts = [nut_card(nut, words) for nut in NUTS for _ in range(COPIES)]
    others = [cache_card(number) for number in range(1, CACHES + 1)]
    others += [squirrel_card(seat, words) for seat in range(SQUIRRELS)]
    first = True
    for cards, back in ((nuts, nut_back()), (others, card_back())):
        for start in range(0, len(cards), ACROSS * DOWN):
            page = cards[start : start + ACROSS * DOWN]
            if not first:
                sheet.turn()
            first = False
            _draw_page(sheet, page)
            sheet.turn()
            _draw_page(sheet, [back] * len(page), is_back=True)
    return sheet.finish()


def write_cards(words: Translation) -> dict[str, bytes]:
    """Returns each card as a PNG file of 300 dots an inch, by the files' names; a nut is needed twice."""
    cards = [*(nut_card(nut, words) for nut in NUTS), *(cache_card(number) for number in range(1, CACHES + 1))]
    cards += [squirrel_card(seat, words) for seat in range(SQUIRRELS)]
    cards += [nut_back(), card_back()]
    return {f"{card.name}.png": write_png(draw_card(card)) for card in cards}


def _draw_page(sheet: Paper, cards: Sequence[DrawnCard], *, is_back: bool = False) -> None:
    """Draws up to nine cards and where to cut; backs are laid from the right, as the paper is turned over."""
    left = (sheet.width - ACROSS * WIDE) / 2
    top = max(TOP_MM * MM, min((sheet.height - DOWN * HIGH) / 2, TOP_MM * MM * 3))
    for place, card in enumerate(cards):
        row, column = divmod(place, ACROSS)
        column = ACROSS - 1 - column if is_back else column
        _draw_card(sheet, card, left + column * WIDE, top + row * HIGH)
    rows = -(-len(cards) // ACROSS)
    _draw_cuts(sheet, left, top, rows)


def _draw_cuts(sheet: Paper, left: float, top: float, rows: int) -> None:
    """Draws fine lines between the cards, and beyond their edges."""
    right, low, out = left + ACROSS * WIDE, top + rows * HIGH, CUT_MM * MM * 0.9
    for column in range(ACROSS + 1):
        x = left + column * WIDE
        sheet.path([(x, top - out), (x, low + out)], "#8f8a78", 0.3, (2.0, 2.0))
    for row in range(rows + 1):
        y = top + row * HIGH
        sheet.path([(left - out, y), (right + out, y)], "#8f8a78", 0.3, (2.0, 2.0))


def _draw_card(sheet: Paper, card: DrawnCard, x: float, y: float) -> None:
    for item in card.items:
        if isinstance(item, Letters):
            place = x + item.middle[0] * MM, y + item.middle[1] * MM
            write = sheet.write_turned if item.turned else sheet.write
            write(*place, item.text, item.high * MM, font=item.font, colour=item.colour, side="middle")
        else:
            pieces: list[Piece] = [
                (letter, tuple((x + px * MM, y + py * MM) for px, py in points)) for letter, points in item.pieces
            ]
            sheet.curves(pieces, item.colour, item.width * MM)
