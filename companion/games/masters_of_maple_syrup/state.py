"""Where a game stands: frozen values, from a card on a property up to the whole game."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from companion.games.masters_of_maple_syrup.actions import TurnAction
from companion.games.masters_of_maple_syrup.catalogue import PropertyCard
from companion.games.masters_of_maple_syrup.options import Options

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
