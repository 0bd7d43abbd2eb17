"""Cards that move between hand, deck and discard pile, as numbers; none of them can go below zero (MM-2.5)."""

from dataclasses import dataclass

from companion.errors import ImpossibleActionError
from companion.phrases import Player, phrase


@dataclass(frozen=True, slots=True)
class PlayerPiles:
    """The hand of `seat`, the deck, and the discard pile."""

    seat: int
    hand: int
    deck: int
    discard: int

    def drawn(self, count: int) -> "PlayerPiles":
        """Returns the piles after cards were drawn into the hand."""
        left = self.from_deck(count)
        return PlayerPiles(self.seat, self.hand + count, left.deck, left.discard)

    def from_deck(self, count: int) -> "PlayerPiles":
        """Returns the piles after cards went from the deck, which takes in the discards when it runs out (MM-2.5)."""
        if count <= self.deck:
            return PlayerPiles(self.seat, self.hand, self.deck - count, self.discard)
        both = self.deck + self.discard
        if count > both:
            message = phrase("refused.deck", "MM-2.5", count=both)
            raise ImpossibleActionError(f"deck and discards hold {both} cards together, not {count}", "MM-2.5", message)
        return PlayerPiles(self.seat, self.hand, both - count, 0)

    def taken(self, count: int) -> "PlayerPiles":
        """Returns the piles after cards were taken from the discards into the hand."""
        left = self.from_discard(count)
        return PlayerPiles(self.seat, self.hand + count, left.deck, left.discard)

    def from_discard(self, count: int) -> "PlayerPiles":
        """Returns the piles after cards went from the discard pile."""
        if count > self.discard:
            message = phrase("refused.discards", "MM-2.5", count=self.discard)
            raise ImpossibleActionError(f"the discard pile holds {self.discard} cards, not {count}", "MM-2.5", message)
        return PlayerPiles(self.seat, self.hand, self.deck, self.discard - count)

    def discarded(self, count: int) -> "PlayerPiles":
        """Returns the piles after cards from the hand were discarded."""
        left = self.from_hand(count)
        return PlayerPiles(self.seat, left.hand, left.deck, left.discard + count)

    def from_hand(self, count: int) -> "PlayerPiles":
        """Returns the piles after cards went from the hand."""
        if count > self.hand:
            message = phrase("refused.hand", "MM-2.3", player=Player(self.seat), count=self.hand)
            raise ImpossibleActionError(f"seat {self.seat} holds {self.hand} cards, not {count}", "MM-2.3", message)
        return PlayerPiles(self.seat, self.hand - count, self.deck, self.discard)

    def into_hand(self, count: int) -> "PlayerPiles":
        """Returns the piles after cards that lay elsewhere came into the hand."""
        return PlayerPiles(self.seat, self.hand + count, self.deck, self.discard)
