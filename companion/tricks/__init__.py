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
class UnfollowedSuit:
    """A seat that did not follow `suit` in `trick`; it is a revoke once the same hand shows the suit later.

    `common`: the card came from a hand that all players use, so that anyone may show the suit from it.
    """

    seat: int
    suit: str
    trick: int
    common: bool = False

    def is_shown_by(self, seat: int, suit: str, common: bool) -> bool:
        """Whether a card of `suit` that `seat` plays, from its own hand or a common one, proves this a revoke."""
        return self.suit == suit and self.common is common and (common or self.seat == seat)


def revokes(
    unfollowed: tuple[UnfollowedSuit, ...], seat: int, suit: str, shown: int | str, *, common: bool = False
) -> tuple[Irregularity, ...]:
    """Returns the revokes that `seat` proves by showing `suit` in trick `shown` (or "reveal"), oldest first."""
    return tuple(
        Irregularity("revoke", one.seat, one.trick, shown=shown)
        for one in unfollowed
        if one.is_shown_by(seat, suit, common)
    )


def settled(
    unfollowed: tuple[UnfollowedSuit, ...], seat: int, suit: str, *, common: bool = False
) -> tuple[UnfollowedSuit, ...]:
    """Returns the suits not followed that stay open after `seat` has shown `suit`."""
    return tuple(one for one in unfollowed if not one.is_shown_by(seat, suit, common))
