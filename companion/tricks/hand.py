"""TrickHand: one deal as far as it is played, where suits are followed and the highest card wins."""

from dataclasses import dataclass, replace
from typing import Self

from companion.cards import Card, Suit, card_bits
from companion.engine import Irregularity
from companion.tricks import UnfollowedSuit, revokes, settled, winning_place
from companion.tricks.history import ShownTrick


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick; cards stand in the order played."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickHand:
    """Base of a game's hand, which adds what is fixed before the first trick.

    `leader` begins the running trick, whose cards are `table`. `unfollowed` are suits not followed that a later card
    may prove revokes, which are then `irregularities`.
    """

    players: int = 4
    leader: int = 0
    table: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    unfollowed: tuple[UnfollowedSuit, ...] = ()
    irregularities: tuple[Irregularity, ...] = ()

    @property
    def trump_suit(self) -> Suit | None:
        """The suit that beats the others, or None."""
        return None

    @property
    def turn(self) -> int:
        """The seat that plays next."""
        return (self.leader + len(self.table)) % self.players

    @property
    def seen(self) -> int:
        """The cards played so far, as card bits."""
        return card_bits(card for trick in self.tricks for card in trick.cards) | card_bits(self.table)

    @property
    def shown(self) -> ShownTrick[Card]:
        """The trick that lies on the table: the running one, or the last."""
        if not self.table:
            return self.last
        return ShownTrick(self.players, self.leader, self.table, (winning_place(self.table, self.trump_suit),))

    @property
    def last(self) -> ShownTrick[Card]:
        """The last complete trick, if there is one."""
        if not self.tricks:
            return ShownTrick(self.players, self.leader)
        last = self.tricks[-1]
        return ShownTrick(self.players, last.leader, last.cards, ((last.winner - last.leader) % self.players,))

    def tricks_of(self, *seats: int) -> int:
        """Returns how many tricks one of the seats won, such as partners."""
        return sum(trick.winner in seats for trick in self.tricks)

    def line(self, **told: object) -> dict[str, object]:
        """Returns the hand's part of a score line; what the game has `told` stands before what was irregular."""
        return {
            "tricks": [
                {"leader": trick.leader, "cards": [card.name for card in trick.cards], "winner": trick.winner}
                for trick in self.tricks
            ],
            "table": [card.name for card in self.table],
            **told,
            "irregularities": [item.line() for item in self.irregularities],
        }

    def after(self, card: Card) -> Self:
        """Returns the hand after the next player has played `card`, with the revokes that it proves."""
        number, lead = len(self.tricks) + 1, self.table[0].suit if self.table else card.suit
        open_suits = settled(self.unfollowed, self.turn, card.suit)
        if card.suit is not lead:
            open_suits = (*open_suits, UnfollowedSuit(self.turn, lead, number))
        proven = revokes(self.unfollowed, self.turn, card.suit, number)
        played = replace(
            self,
            table=(*self.table, card),
            unfollowed=open_suits,
            irregularities=(*self.irregularities, *proven),
        )
        return played if len(played.table) < self.players else played._closed()

    def _closed(self) -> Self:
        winner = (self.leader + winning_place(self.table, self.trump_suit)) % self.players
        return replace(self, leader=winner, table=(), tricks=(*self.tricks, Trick(self.leader, self.table, winner)))
