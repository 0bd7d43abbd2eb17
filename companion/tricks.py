"""What trick-taking games share: who wins a trick, and who should have followed suit."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.cards import Card, Suit
from companion.engine import Irregularity


def winning_place(cards: Sequence[Card], trump: Suit | None) -> int:
    """Returns which of `cards`, in the order played, wins: the highest trump, else the highest of the lead suit."""
    best_place, best = 0, cards[0]
    for place, card in enumerate(cards):
        if card.suit is best.suit:
            if card.rank > best.rank:
                best_place, best = place, card
        elif card.suit is trump:
            best_place, best = place, card
    return best_place


@dataclass(frozen=True, slots=True)
class Miss:
    """A seat that did not follow `suit` in `trick`; a revoke as soon as that seat shows the suit later."""

    seat: int
    suit: Suit
    trick: int


def revokes(misses: tuple[Miss, ...], seat: int, suit: Suit, shown: int | str) -> tuple[Irregularity, ...]:
    """Returns the revokes that `seat` proves by showing `suit` in trick `shown` (or "reveal"), oldest first."""
    return tuple(
        Irregularity("revoke", seat, miss.trick, shown=shown)
        for miss in misses
        if miss.seat == seat and miss.suit is suit
    )


def settled(misses: tuple[Miss, ...], seat: int, suit: Suit) -> tuple[Miss, ...]:
    """Returns the misses that stay open after `seat` has shown `suit`."""
    return tuple(miss for miss in misses if miss.seat != seat or miss.suit is not suit)
