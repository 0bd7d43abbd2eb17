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
    """A seat that did not follow `suit` in `trick`; a revoke as soon as the same hand shows the suit later.

    `common`: the card came from a hand that all players use, so that anyone may show the suit from it.
    """

    seat: int
    suit: str
    trick: int
    common: bool = False

    def is_shown_by(self, seat: int, suit: str, common: bool) -> bool:
        """Whether `seat` proves it a revoke by a card of `suit` from its own hand, or from the common one."""
        return self.suit == suit and self.common is common and (common or self.seat == seat)


def revokes(
    misses: tuple[Miss, ...], seat: int, suit: str, shown: int | str, *, common: bool = False
) -> tuple[Irregularity, ...]:
    """Returns the revokes that `seat` proves by showing `suit` in trick `shown` (or "reveal"), oldest first."""
    return tuple(
        Irregularity("revoke", miss.seat, miss.trick, shown=shown)
        for miss in misses
        if miss.is_shown_by(seat, suit, common)
    )


def settled(misses: tuple[Miss, ...], seat: int, suit: str, *, common: bool = False) -> tuple[Miss, ...]:
    """Returns the misses that stay open after `seat` has shown `suit`."""
    return tuple(miss for miss in misses if not miss.is_shown_by(seat, suit, common))
