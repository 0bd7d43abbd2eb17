"""Where a game of whist stands: tricks, hands, and the game."""

from dataclasses import dataclass
from typing import Final

from companion.cards import Card, Suit, card_bits
from companion.engine import Irregularity
from companion.tricks import UnfollowedSuit, winning_place

TRICKS: Final = 13
BOOK: Final = 6


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick; cards stand in the order played."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Hand:
    """One deal, as far as it has been played."""

    dealer: int
    leader: int
    dealt: bool = False
    trump: Card | None = None
    table: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    unfollowed: tuple[UnfollowedSuit, ...] = ()
    irregularities: tuple[Irregularity, ...] = ()

    @property
    def phase(self) -> str:
        """What the hand waits for."""
        if not self.dealt:
            return "deal"
        return "tricks" if self.trump else "trump"

    @property
    def turn(self) -> int:
        """The seat that plays next."""
        return (self.leader + len(self.table)) % 4

    @property
    def trump_suit(self) -> Suit | None:
        """The suit that beats the others."""
        return self.trump.suit if self.trump else None

    @property
    def seen(self) -> int:
        """The cards played so far, as card bits."""
        return card_bits(card for trick in self.tricks for card in trick.cards) | card_bits(self.table)

    @property
    def winner(self) -> int:
        """The seat that is winning the trick on the table."""
        return (self.leader + winning_place(self.table, self.trump_suit)) % 4

    def tricks_of(self, side: int) -> int:
        """Returns how many tricks a side won: 0 for seats 0 and 2, 1 for seats 1 and 3."""
        return sum(trick.winner % 2 == side for trick in self.tricks)

    def points_of(self, side: int) -> int:
        """Returns a side's odd tricks, once the hand is over (WH-3.1)."""
        return max(0, self.tricks_of(side) - BOOK) if len(self.tricks) == TRICKS else 0


@dataclass(frozen=True, slots=True)
class State:
    """A whole game: what was agreed, the hands that are over, and the one being played."""

    target: int
    players: tuple[str, ...]
    closed: tuple[Hand, ...]
    hand: Hand | None

    @property
    def points(self) -> tuple[int, int]:
        """Both sides' points: seats 0 and 2, seats 1 and 3."""
        first, second = (sum(hand.points_of(side) for hand in self.closed) for side in (0, 1))
        return first, second
