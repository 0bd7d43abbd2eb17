"""The whole set of Nice One Squirrel! to print: each nut twice, the caches and the squirrels."""

from typing import Final

from companion.exports.cards.printed_deck import DeckCard, DeckParts, PrintedDeck
from companion.exports.games.nice_one_squirrel.cache_cards import cache_card
from companion.exports.games.nice_one_squirrel.nut_cards import nut_back, nut_card
from companion.exports.games.nice_one_squirrel.squirrel_cards import card_back, squirrel_card
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.actions import CACHES
from companion.games.nice_one_squirrel.nuts import COPIES, NUTS
from companion.games.nice_one_squirrel.printed_set import SQUIRRELS
from companion.translations import Translation


def make_parts(words: Translation) -> DeckParts:
    """Returns the nuts, and the caches with the squirrels."""
    of_nuts, of_others = nut_back(), card_back()
    nuts = (DeckCard(nut_card(nut, words), of_nuts, COPIES, nut.name) for nut in NUTS)
    others = [*map(cache_card, range(1, CACHES + 1)), *(squirrel_card(seat, words) for seat in range(SQUIRRELS))]
    return tuple(nuts), tuple(DeckCard(card, of_others, face=card.name) for card in others)


PRINTED: Final = PrintedDeck(GAME.name, make_parts)
