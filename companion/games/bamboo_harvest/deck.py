"""What the cards of two decks mean in this game (BH-1)."""

from collections.abc import Iterable
from typing import Final

from companion.cards import DECK, Card, Rank, Suit

RED: Final = (Suit.DIAMONDS, Suit.HEARTS)
COURT: Final = (Rank.JACK, Rank.QUEEN, Rank.KING)
REDS: Final = tuple(card for card in DECK if card.suit in RED)
BLACKS: Final = tuple(card for card in DECK if card.suit not in RED)
COPIES: Final = 2
DEEDS: Final = len(BLACKS) * COPIES + len(COURT)
"""The cards of the deed pile (BH-1.3)."""
NO_REEDS: Final = 0
"""What a J, Q or K has: it gives a deed instead (BH-1.4)."""
_SUIT_ORDER: Final = (Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS)


def _reeds(rank: Rank) -> int:
    if rank in COURT:
        return NO_REEDS
    return 1 if rank is Rank.ACE else (rank + 1) // 2


REEDS: Final = {rank: _reeds(rank) for rank in Rank}
"""The reeds on a card; J, Q and K have none and give a deed (BH-1.4)."""


def start_order(card: Card) -> tuple[int, int]:
    """Returns what orders discards for the start: aces low, then the suits (BH-2.1)."""
    return (1 if card.rank is Rank.ACE else card.rank.value), _SUIT_ORDER.index(card.suit)


def forest_size(rank: Rank) -> int:
    """Returns how many cards of a rank the forest holds (BH-1.2)."""
    return 3 if rank in COURT else 4


def find_wild(forest: Iterable[Card]) -> tuple[Card, ...]:
    """Returns the red J, Q and K that are not in the forest: the wild deeds (BH-1.3)."""
    forest_cards = tuple(forest)
    court = [card for card in REDS if card.rank in COURT and forest_cards.count(card) < COPIES]
    return tuple(sorted(court, key=lambda card: card.rank))
