"""What hands do at the simulated table."""

from dataclasses import dataclass
from typing import Final

from companion.cards import Card
from hardware.sources.simulated.disturbances import Disturbance

REACH_S: Final = 0.5
"""How long a hand takes to bring a card, and again to leave."""


@dataclass(frozen=True, slots=True)
class TablePosition:
    """Millimetres to the right of and below the table's middle, and a turn in radians."""

    x_mm: float
    y_mm: float
    turn: float


@dataclass(frozen=True, slots=True)
class Lay:
    """`seat` lays a card on the table; it lies still REACH_S after `at_s`."""

    at_s: float
    card: Card
    seat: int


@dataclass(frozen=True, slots=True)
class TakeUp:
    """A card is taken back from the table."""

    at_s: float
    card: Card
    seat: int


@dataclass(frozen=True, slots=True)
class Gather:
    """`seat` takes the cards of a trick; it keeps those in `kept` as a stash on the table, `face_down` or not."""

    at_s: float
    cards: tuple[Card, ...]
    seat: int
    kept: tuple[Card, ...] = ()
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class TurnDown:
    """Cards of a stash are turned face-down."""

    at_s: float
    cards: tuple[Card, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class LeaveObject:
    """`seat` puts an object that is no card on the table, such as a phone; `number` selects the object."""

    at_s: float
    number: int
    seat: int = 1


@dataclass(frozen=True, slots=True)
class Put:
    """Card `key` comes to lie at `position`, showing the face called `name`; or a token of the colour called so does.

    The hand of `seat` brings it, or takes it there from its `origin`; if it lay there already, it is turned over.
    Without a seat it just lies there, as what is set out before a game.
    """

    at_s: float
    key: int
    name: str
    position: TablePosition
    seat: int | None = None
    origin: TablePosition | None = None

    @property
    def is_turning(self) -> bool:
        """Whether the card stays where it is."""
        return self.origin == self.position


@dataclass(frozen=True, slots=True)
class PickUp:
    """The hand of `seat` takes card `key` away from `position`."""

    at_s: float
    key: int
    position: TablePosition
    seat: int


Move = Lay | TakeUp | Gather | TurnDown | LeaveObject | Put | PickUp | Disturbance
