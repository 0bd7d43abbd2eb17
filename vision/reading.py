"""Reading: one card that was seen in a picture, what it most probably is, and where it lies."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from companion.cards import Card


@dataclass(frozen=True, slots=True, eq=False)
class Reading:
    """One physical card; `card` is None where a card lies but cannot be told.

    `quad` (4, 2) float32 is its outline in pixels, clockwise from the card's own top left, extrapolated where it is
    covered. `probabilities` (52,) float32 stand in the order of `companion.cards.DECK`, more alike the less surely
    there is a card at all; `confidence` is the best card's: what is said with 0.99 is right 99 times in 100.
    """

    card: Card | None
    confidence: float
    quad: NDArray[np.float32]
    probabilities: NDArray[np.float32]
