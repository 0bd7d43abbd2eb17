"""The play-test deck of Masters of Maple Syrup to print: its 50 cards and the three action cards."""

from typing import Final

from companion.exports.cards.printed_deck import DeckCard, DeckParts, PrintedDeck
from companion.exports.games.masters_of_maple_syrup.deck_cards import action_card, deck_back, property_card
from companion.games.masters_of_maple_syrup import GAME
from companion.games.masters_of_maple_syrup.catalogue import Catalogue, read_catalogue
from companion.simulation.playtest_decks import masters_of_maple_syrup
from companion.translations import Translation

SIDES: Final = (("tap", "tap"), ("harvest", "choose"), ("develop", "develop"))
"""The red side of each action card, and its white one."""


def read_cards() -> Catalogue:
    """Returns the cards of the play-test deck, each kind once."""
    return read_catalogue(masters_of_maple_syrup.read_cards())


def make_parts(words: Translation) -> DeckParts:
    """Returns the property cards, and the action cards with a white side for a back."""
    back = deck_back()
    cards = (DeckCard(property_card(card, words), back, card.copies or 1, card.name) for card in read_cards())
    sides = (
        (action_card(red, words, is_white=False), action_card(white, words, is_white=True)) for red, white in SIDES
    )
    return tuple(cards), tuple(DeckCard(red, white, face=red.name) for red, white in sides)


PRINTED: Final = PrintedDeck(GAME.name, make_parts)
