"""The sheets of the play-test deck of Masters of Maple Syrup: its 50 cards and the three action cards."""

from typing import Final

from companion.exports.cards.pages import draw_sheets
from companion.exports.cards.picture import write_card_pngs
from companion.exports.games.masters_of_maple_syrup.deck_cards import action_card, deck_back, property_card
from companion.games.masters_of_maple_syrup.catalogue import Catalogue, read_catalogue
from companion.simulation.playtest_decks import masters_of_maple_syrup
from companion.translations import Translation

SIDES: Final = (("tap", "tap"), ("harvest", "choose"), ("develop", "develop"))
"""The red side of each action card, and its white one."""


def read_cards() -> Catalogue:
    """Returns the cards of the play-test deck, each kind once."""
    return read_catalogue(masters_of_maple_syrup.read_cards())


def print_maple(words: Translation, paper: str = "a4") -> bytes:
    """Returns the whole deck as a PDF, to be printed on both sides."""
    cards = [drawn for card in read_cards() for drawn in [property_card(card, words)] * (card.copies or 1)]
    red = [action_card(name, words, is_white=False) for name, _ in SIDES]
    white = [action_card(name, words, is_white=True) for _, name in SIDES]
    return draw_sheets(words, paper, (cards, [deck_back()] * len(cards)), (red, white)).finish()


def write_maple(words: Translation) -> dict[str, bytes]:
    """Returns each kind of card as a PNG file of 300 dots an inch, by the files' names."""
    cards = [property_card(card, words) for card in read_cards()]
    for red, white in SIDES:
        cards += [action_card(red, words, is_white=False), action_card(white, words, is_white=True)]
    return write_card_pngs([*cards, deck_back()])
