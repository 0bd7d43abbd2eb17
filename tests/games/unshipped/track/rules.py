"""What can be done in a game of track, and what it does."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from companion.card_notation import parse_card
from companion.cards import DECK, Card
from companion.engine.fields import ActionForms, integer, read_fields
from companion.engine.options import Amount
from companion.errors import BadRecordError, ImpossibleActionError
from companion.tricks import winning_place

SEATS: Final = 5
OPTIONS: Final = (Amount("length", usual=12, offered=(3, 6, 12)),)
TRICKS: Final = 10
IN_THE_BOX: Final = (parse_card("2C"), parse_card("2D"))
CARDS: Final = tuple(card for card in DECK if card not in IN_THE_BOX)


@dataclass(frozen=True, slots=True)
class Play:
    """The next player in turn plays a card (TR-2.1)."""

    card: Card


FORMS: Final = ActionForms({"play": Play})


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick; cards stand in the order played."""

    leader: int
    cards: tuple[Card, ...]

    @property
    def place(self) -> int:
        """The place among the cards of the one that won (TR-2.2)."""
        return winning_place(self.cards, None)

    @property
    def winner(self) -> int:
        """The seat that won."""
        return (self.leader + self.place) % SEATS


@dataclass(frozen=True, slots=True)
class State:
    """The tricks of the whole game, and the cards on the table."""

    length: int
    tricks: tuple[Trick, ...] = ()
    table: tuple[Card, ...] = ()

    @property
    def leader(self) -> int:
        """The seat that led, or leads now."""
        return self.tricks[-1].winner if self.tricks else 0

    @property
    def turn(self) -> int:
        """The seat that plays next."""
        return (self.leader + len(self.table)) % SEATS

    @property
    def hand(self) -> int:
        """The number of the hand, from 1."""
        return len(self.tricks) // TRICKS + 1

    @property
    def seen(self) -> frozenset[Card]:
        """The cards played in this hand."""
        tricks = self.tricks[(self.hand - 1) * TRICKS :]
        return frozenset((*self.table, *(card for trick in tricks for card in trick.cards)))

    @property
    def cells(self) -> tuple[int, ...]:
        """Where each token stands (TR-3.1)."""
        winners = [trick.winner for trick in self.tricks]
        return tuple(winners.count(seat) for seat in range(SEATS))

    @property
    def winner(self) -> int | None:
        """Who stands on the last cell (TR-3.2)."""
        return self.tricks[-1].winner if max(self.cells) >= self.length else None


def start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the state before the first card."""
    length: int = read_fields("option", options, {"length": integer(1, 99, "length")}).get("length", OPTIONS[0].usual)
    if len(players) != SEATS:
        raise BadRecordError(f"'players' has {len(players)} names; track has five players (TR-1.1)")
    return State(length)


def apply(state: State, action: Play) -> State:
    """Returns the state after `action`."""
    if state.winner is not None:
        raise ImpossibleActionError("the game is over: nothing can follow", "TR-3.2")
    if action.card in IN_THE_BOX:
        raise ImpossibleActionError(f"{action.card.sign} stays in the box", "TR-1.1")
    if action.card in state.seen:
        raise ImpossibleActionError(f"{action.card.sign} was played before in this hand", "TR-2.3")
    table = (*state.table, action.card)
    if len(table) < SEATS:
        return replace(state, table=table)
    return replace(state, table=(), tricks=(*state.tricks, Trick(state.leader, table)))


def choices(state: State) -> tuple[Play, ...]:
    """Returns what can follow now."""
    return () if state.winner is not None else tuple(Play(card) for card in CARDS if card not in state.seen)
