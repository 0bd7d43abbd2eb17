"""The port by which a camera follows a game of properties: cards lie before each seat, and are turned."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol, TypeAlias, TypeVar

StateT = TypeVar("StateT", contravariant=True)
ActionT = TypeVar("ActionT")
ActionCards: TypeAlias = Mapping[str, Sequence[int | None]]
"""By the name of each action card that is seen: the seats at which it may point; None stands for lying sideways."""


@dataclass(frozen=True, slots=True)
class PlacedPropertyCard:
    """A card of a property as it is kept: its name, whether it lies sideways, and how many cards lie under it."""

    name: str
    is_sideways: bool
    tucked: int


class CardChange(StrEnum):
    """The kinds of difference between a property on the table and in the game's state."""

    SIDEWAYS = "sideways"
    UPRIGHT = "upright"
    LAID = "laid"
    TUCKED = "tucked"
    UNTUCKED = "untucked"
    SELECTED = "selected"
    SET_BACK = "set-back"


@dataclass(frozen=True, slots=True)
class PropertyChange:
    """A difference: cards at `places` lie differently, or the card called `name` is new.

    `count` more or fewer lie under a card. The action card called `name` points at `seat`, or no longer does.
    """

    seat: int
    change: CardChange
    places: tuple[int, ...] = ()
    name: str = ""
    count: int = 0


class PropertyTable(Protocol[StateT, ActionT]):
    """The table of such a game. `companion.following` asks it, on the thread that owns the journal."""

    first_card: str
    """The name of the card with which each property begins: a deck without it is another game's."""

    def properties(self, state: StateT) -> tuple[tuple[PlacedPropertyCard, ...], ...]:
        """Returns each seat's cards, in the order in which they were laid; nothing once no more are laid."""
        ...

    def action_of(self, face: str) -> str | None:
        """Returns the name of the action card that a face of a deck is; None for every other card."""
        ...

    def action_cards(self, state: StateT) -> Mapping[str, int | None]:
        """Returns at which seat each action card points, by its name; None while it lies sideways."""
        ...

    def explain(
        self, state: StateT, changes: Sequence[PropertyChange], cards: ActionCards
    ) -> tuple[tuple[ActionT, ...], ...]:
        """Returns the shortest sequences of actions that can have made the changes; none if no sequence can.

        They leave the action cards as `cards` says.
        """
        ...

    def is_open(self, state: StateT, action: ActionT) -> bool:
        """Whether a number is still missing before an action can be entered."""
        ...


AnyPropertyTable: TypeAlias = PropertyTable[Any, Any]
