"""The sheets of the printed set: nine cards a page in their true size, each page followed by that of the backs."""

from companion.exports.cards.pages import draw_pages
from companion.exports.cards.picture import draw_card
from companion.exports.games.nice_one_squirrel.cache_cards import cache_card
from companion.exports.games.nice_one_squirrel.nut_cards import nut_back, nut_card
from companion.exports.games.nice_one_squirrel.squirrel_cards import card_back, squirrel_card
from companion.exports.mark_pictures import write_png
from companion.exports.paper import PAPERS, Paper
from companion.games.nice_one_squirrel.actions import CACHES
from companion.games.nice_one_squirrel.nuts import COPIES, NUTS
from companion.games.nice_one_squirrel.printed_set import SQUIRRELS
from companion.translations import Translation


def print_nuts(words: Translation, paper: str = "a4") -> bytes:
    """Returns the whole set as a PDF, to be printed on both sides."""
    sheet = Paper(words.text("print.title"), words.text("print.foot"), PAPERS[paper])
    nuts = [nut_card(nut, words) for nut in NUTS for _ in range(COPIES)]
    others = [cache_card(number) for number in range(1, CACHES + 1)]
    others += [squirrel_card(seat, words) for seat in range(SQUIRRELS)]
    draw_pages(sheet, nuts, [nut_back()] * len(nuts), is_first=True)
    draw_pages(sheet, others, [card_back()] * len(others), is_first=False)
    return sheet.finish()


def write_cards(words: Translation) -> dict[str, bytes]:
    """Returns each card as a PNG file of 300 dots an inch, by the files' names; a nut is needed twice."""
    cards = [*(nut_card(nut, words) for nut in NUTS), *(cache_card(number) for number in range(1, CACHES + 1))]
    cards += [squirrel_card(seat, words) for seat in range(SQUIRRELS)]
    cards += [nut_back(), card_back()]
    return {f"{card.name}.png": write_png(draw_card(card)) for card in cards}
