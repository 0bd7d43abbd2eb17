"""What hands do at the simulated table."""

from dataclasses import dataclass
from typing import Final

from companion.cards import Card
from hardware.sources.simulated.disturbances import Disturbance

REACH_S: Final = 0.5
"""How long a hand takes to bring a card, and again to leave."""


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


Move = Lay | TakeUp | Gather | TurnDown | LeaveObject | Disturbance
