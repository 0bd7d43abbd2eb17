"""Reading: one card that was seen in a picture, what it most probably is, and where it lies."""

from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from companion.cards import Card


class NamedFace(Protocol):
    """What a card shows, as far as a picture of it is told: a standard card, or a face of a learned deck."""

    @property
    def name(self) -> str:
        """Its name for programs, such as "TH"."""
        ...

    @property
    def sign(self) -> str:
        """Its name for people, such as "10♥"."""
        ...


class CardReading(Protocol):
    """One physical card that was seen, of whichever deck; `card` is None where it cannot be told."""

    @property
    def card(self) -> NamedFace | None:
        """What it shows."""
        ...

    @property
    def confidence(self) -> float:
        """How sure that is, from 0 to 1."""
        ...

    @property
    def quad(self) -> NDArray[np.float32]:
        """Its outline (4, 2) in pixels."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Reading:
    """One physical card; `card` is None where a card lies but cannot be told.

    `quad` (4, 2) float32 is its outline in pixels, clockwise from the card's own top left, extrapolated where it is
    covered. `probabilities` (n,) float32 stand in the order of the deck's faces, for standard cards the 52 of
    `companion.cards.DECK`, more alike the less surely there is a card at all; `confidence` is the best card's: what is
    said with 0.99 is right 99 times in 100.
    """

    card: Card | None
    confidence: float
    quad: NDArray[np.float32]
    probabilities: NDArray[np.float32]
