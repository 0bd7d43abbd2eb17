"""Where a game stands, from a card on a property up to the whole game: frozen values."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from companion.engine.values import with_item
from companion.errors import refuse
from companion.games.masters_of_maple_syrup.actions import Places, TurnAction
from companion.games.masters_of_maple_syrup.catalogue import UTILITY, PropertyCard, find_card
from companion.games.masters_of_maple_syrup.options import Options
from companion.phrases import Player

Pair = tuple[int, int]
HAND_LIMIT: Final = 5
LAST_CARD: Final = 10
"""The number of cards on a property that makes the turn the last one (MM-3.1)."""


class Phase(StrEnum):
    """What the table does now."""

    SELECT = "select"
    ACT = "act"
    TALLY = "tally"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card on a property; `tucked` cards lie under it. `points` is what the table says that it is worth."""

    card: PropertyCard
    tapped: bool = False
    tucked: int = 0
    points: int | None = None

    @property
    def value(self) -> int | None:
        """What the card is worth, as far as it is known (MM-3.2)."""
        return self.card.value if self.points is None else self.points

    @property
    def is_asked(self) -> bool:
        """Whether the tally asks what the card is worth: its value is not known, or it has a bonus (MM-3.2)."""
        return self.points is None and (self.card.value is None or self.card.bonus is True)


@dataclass(frozen=True, slots=True)
class Side:
    """One player's hand, as a number, and property, in the order developed."""

    hand: int
    placed: tuple[PlacedCard, ...]

    @property
    def score(self) -> int:
        """The values that are known, added up (MM-3.2)."""
        return sum(placed.value or 0 for placed in self.placed)


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn of `seat`: the action card selected, what it does, and the actions `taken`, their numbers filled in.

    `others_came`: the other player has used the action, so that the current one no longer can (MM-2.2).
    `developed` holds the seats that have developed by the action card (MM-2.3).
    """

    seat: int
    action: str
    does: str
    taken: tuple[TurnAction, ...] = ()
    others_came: bool = False
    developed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class EndedTurn:
    """A turn that is over, and what stood then: both players' hands, cards on the properties, and known values."""

    turn: Turn
    discarded: int
    hands: Pair
    cards: Pair
    scores: Pair


@dataclass(frozen=True, slots=True)
class State:
    """A whole game. `actions` holds the seat that each action card is turned toward, None while it lies sideways.

    `turn` is None until an action card is selected; `last`: the last turn has ended.
    """

    options: Options
    players: tuple[str, ...]
    current: int
    sides: tuple[Side, Side]
    deck: int
    discard: int
    actions: tuple[int | None, ...] = (None, None, None)
    turn: Turn | None = None
    ended: tuple[EndedTurn, ...] = ()
    last: bool = False

    @property
    def phase(self) -> Phase:
        """What the table does now."""
        if not self.last:
            return Phase.ACT if self.turn else Phase.SELECT
        return Phase.TALLY if self.asked else Phase.OVER

    @property
    def scores(self) -> Pair:
        """Both players' known values (MM-3.2)."""
        return (self.sides[0].score, self.sides[1].score)

    @property
    def cards(self) -> Pair:
        """How many cards lie on each property; tucked cards are not among them (MM-3.1)."""
        return (len(self.sides[0].placed), len(self.sides[1].placed))

    @property
    def asked(self) -> tuple[tuple[int, int], ...]:
        """The seats and places of the cards whose worth the tally asks, in its order (MM-3.2)."""
        return tuple(
            (seat, place)
            for seat, side in enumerate(self.sides)
            for place, placed in enumerate(side.placed)
            if placed.is_asked
        )

    @property
    def winner(self) -> int | str | None:
        """The seat that has won, "tie", or None before the game is over (MM-3.2)."""
        if self.phase is not Phase.OVER:
            return None
        first, second = self.scores
        return "tie" if first == second else int(second > first)


Property = tuple[PlacedCard, ...]


def card_at(cards: Property, seat: int, place: int) -> PlacedCard:
    """Returns the card at `place` of the property of `seat`. Raises ImpossibleActionError if none lies there."""
    if place >= len(cards):
        why = f"the property of seat {seat} has no place {place}: places are 0 to {len(cards) - 1}"
        raise refuse(why, "MM-2.3", "place", player=Player(seat))
    return cards[place]


def tapped(cards: Property, seat: int, places: Places) -> Property:
    """Returns the property with trees tapped. Raises ImpossibleActionError for a tapped one, or for a utility."""
    for place in places:
        placed = card_at(cards, seat, place)
        name = placed.card.name
        if placed.card.type == UTILITY:
            why = f"{name!r} (place {place}) is a utility: only trees are tapped"
            raise refuse(why, "MM-2.3", "utility", card=name)
        if placed.tapped:
            raise refuse(f"{name!r} (place {place}) is tapped already", "MM-2.3", "tapped", card=name)
        cards = with_item(cards, place, PlacedCard(placed.card, True, placed.tucked, placed.points))
    return cards


def untapped(cards: Property, seat: int, places: Places) -> Property:
    """Returns the property with trees upright again. Raises ImpossibleActionError for one that is not tapped."""
    for place in places:
        placed = card_at(cards, seat, place)
        if not placed.tapped:
            name = placed.card.name
            raise refuse(f"{name!r} (place {place}) is not tapped", "MM-2.3", "untapped", card=name)
        cards = with_item(cards, place, PlacedCard(placed.card, False, placed.tucked, placed.points))
    return cards


def numbered_names(cards: Property) -> tuple[str, ...]:
    """Returns the cards' names; cards of the same name get the number of their place, from 1."""
    names = [placed.card.name for placed in cards]
    return tuple(f"{name} ({place})" if names.count(name) > 1 else name for place, name in enumerate(names, 1))


def check_copies(state: State, name: str) -> PropertyCard:
    """Returns what is known of a card to be developed. Raises ImpossibleActionError if all its copies are developed."""
    card = find_card(state.options.catalogue, name)
    if card.copies is not None and copies_placed(state, name) >= card.copies:
        why = f"all {card.copies} copies of {name!r} lie on the properties: one is another card"
        raise refuse(why, "MM-1.1", "copies", card=name, count=card.copies)
    return card


def copies_placed(state: State, name: str) -> int:
    """Returns how often a card lies on the properties."""
    return sum(placed.card.name == name for side in state.sides for placed in side.placed)
