"""Position: one moment of a game as a replay shows it: where it is, and which cards lie before whom."""

from dataclasses import dataclass

from companion.cards import Card
from companion.engine.phrases import Phrase


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card that lies before a seat; `leads`: its trick began with it; `wins`: it wins the trick, or did so far."""

    seat: int
    card: Card
    leads: bool = False
    wins: bool = False


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game is, and what lies on the table. `rests` is false within a trick: a replay by tricks goes on."""

    title: Phrase
    laid: tuple[LaidCard, ...]
    rests: bool
