"""Seat signs: what tells the players' tokens apart: colour, outline and letter."""

from dataclasses import dataclass
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class SeatSign:
    """A token's colour, the corners of its outline (0: round) with the angle of the first, and its letter."""

    colour: Colour
    corners: int
    turned: float
    letter: str
    letter_drop: float = 0.0
    """How far the letter stands below the middle, as a share of the size."""


INK: Final[Colour] = (0.09, 0.07, 0.04, 1.0)
"""The ink of letters on tokens; each colour is at least 4.5 times as bright."""
SIGNS: Final = (
    SeatSign((0.337, 0.706, 0.914, 1.0), 0, 0.0, "A"),
    SeatSign((0.949, 0.620, 0.075, 1.0), 4, 0.125, "B"),
    SeatSign((0.949, 0.627, 0.776, 1.0), 3, 0.0, "C", 0.1),
    SeatSign((0.945, 0.925, 0.860, 1.0), 4, 0.0, "D"),
)
"""By seat: round and blue, square and orange, a pink triangle, a white diamond."""
