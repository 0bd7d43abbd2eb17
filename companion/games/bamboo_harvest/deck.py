"""What the cards of two decks mean (BH-1), and the forest of 7 × 7 cards, whose places are numbers."""

from collections.abc import Iterable
from typing import Final

from companion.cards import DECK, Card, Rank, Suit
from companion.phrases import Phrase, phrase

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


EDGE: Final = 7
PLACES: Final = range(EDGE * EDGE)


def _next_to(place: int) -> tuple[int, ...]:
    row, column = divmod(place, EDGE)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * EDGE + c for r, c in around if 0 <= r < EDGE and 0 <= c < EDGE)


NEIGHBOURS: Final = tuple(map(_next_to, PLACES))
"""The places to the north, west, east and south of each place (BH-3.1)."""


def distance(one: int, other: int) -> int:
    """Returns the number of edges between two places (BH-3.1)."""
    return abs(one // EDGE - other // EDGE) + abs(one % EDGE - other % EDGE)


def place_at(row: int, column: int) -> int:
    """Returns the place of a row and a column."""
    return row * EDGE + column


def write_place(place: int) -> list[int]:
    """Returns a place as a record writes it: its row and its column."""
    return list(divmod(place, EDGE))


def name_place(place: int) -> Phrase:
    """Returns a place as a sentence names it, rows and columns counted from 1."""
    row, column = divmod(place, EDGE)
    return phrase("place", row=row + 1, column=column + 1)
