"""Where a game stands: frozen values, from a card on a property up to the whole game."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from companion.games.masters_of_maple_syrup.actions import TurnAction, Value
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
    def has_untold_bonus(self) -> bool:
        """Whether the card's text names a bonus, and the table has not told what the card is worth (MM-3.2)."""
        return self.points is None and self.card.has_bonus


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
        unknown = any(placed.value is None for side in self.sides for placed in side.placed)
        return Phase.TALLY if unknown else Phase.OVER

    @property
    def scores(self) -> Pair:
        """Both players' known values (MM-3.2)."""
        return (self.sides[0].score, self.sides[1].score)

    @property
    def cards(self) -> Pair:
        """How many cards lie on each property; tucked cards are not among them (MM-3.1)."""
        return (len(self.sides[0].placed), len(self.sides[1].placed))

    @property
    def are_bonuses_told(self) -> bool:
        """Whether the table told what the cards are worth with their bonuses (MM-3.2).

        That is: of each card whose text names a bonus, or of the last card that is worth what the catalogue says; if no
        text names a bonus, of one card with a value in the catalogue, or of every card.
        """
        cards = [placed for side in self.sides for placed in side.placed]
        told = [placed for placed in cards if placed.points is not None]
        if any(placed.has_untold_bonus for placed in cards):
            last = self.last_unchanged
            return last is not None and self.sides[last.seat].placed[last.place].points is not None
        return len(told) == len(cards) or any(placed.card.value is not None or placed.card.has_bonus for placed in told)

    @property
    def last_unchanged(self) -> Value | None:
        """The value of the last card, in the tally's order, that is worth what the catalogue says.

        If the table enters it, no other card has a bonus (MM-3.2).
        """
        values = [
            Value(seat, place, placed.card.value)
            for seat, side in enumerate(self.sides)
            for place, placed in enumerate(side.placed)
            if placed.card.value is not None and placed.value == placed.card.value
        ]
        return values[-1] if values else None

    @property
    def open_bonuses(self) -> tuple[tuple[int, int], ...]:
        """The seats and places of the cards whose worth is still open, in the tally's order (MM-3.2)."""
        if self.are_bonuses_told:
            return ()
        return tuple(
            (seat, place)
            for seat, side in enumerate(self.sides)
            for place, placed in enumerate(side.placed)
            if placed.has_untold_bonus
        )

    def has_open_bonus(self, placed: PlacedCard) -> bool:
        """Whether a card's worth is still open: its text names a bonus that was not entered (MM-3.2)."""
        return placed.has_untold_bonus and not self.are_bonuses_told

    @property
    def told_winner(self) -> int | str | None:
        """The same as `winner`; None before the bonuses are told (MM-3.2)."""
        return self.winner if self.are_bonuses_told else None

    @property
    def winner(self) -> int | str | None:
        """The seat that has won, "tie", or None before the game is over (MM-3.2)."""
        if self.phase is not Phase.OVER:
            return None
        first, second = self.scores
        return "tie" if first == second else int(second > first)
