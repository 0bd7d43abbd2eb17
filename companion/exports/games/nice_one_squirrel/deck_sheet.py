"""The sheets of the printed set: nine cards a page in their true size, each page followed by that of the backs."""

from companion.exports.cards.pages import draw_sheets
from companion.exports.cards.picture import write_card_pngs
from companion.exports.games.nice_one_squirrel.cache_cards import cache_card
from companion.exports.games.nice_one_squirrel.nut_cards import nut_back, nut_card
from companion.exports.games.nice_one_squirrel.squirrel_cards import card_back, squirrel_card
from companion.games.nice_one_squirrel.actions import CACHES
from companion.games.nice_one_squirrel.nuts import COPIES, NUTS
from companion.games.nice_one_squirrel.printed_set import SQUIRRELS
from companion.translations import Translation


def print_nuts(words: Translation, paper: str = "a4") -> bytes:
    """Returns the whole set as a PDF, to be printed on both sides."""
    nuts = [nut_card(nut, words) for nut in NUTS for _ in range(COPIES)]
    others = [cache_card(number) for number in range(1, CACHES + 1)]
    others += [squirrel_card(seat, words) for seat in range(SQUIRRELS)]
    parts = (nuts, [nut_back()] * len(nuts)), (others, [card_back()] * len(others))
    return draw_sheets(words, paper, *parts).finish()


def write_cards(words: Translation) -> dict[str, bytes]:
    """Returns each card as a PNG file of 300 dots an inch, by the files' names; a nut is needed twice."""
    cards = [*(nut_card(nut, words) for nut in NUTS), *(cache_card(number) for number in range(1, CACHES + 1))]
    cards += [squirrel_card(seat, words) for seat in range(SQUIRRELS)]
    cards += [nut_back(), card_back()]
    return write_card_pngs(cards)
