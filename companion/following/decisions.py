"""What a look at the table meant for the game."""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from companion.following.interpretation import Candidate

ABOUT_CARDS: Final = ("which card", "seen twice")
"""Why somebody is asked, where further sightings can settle it."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """An action that the camera saw; `number` is its entry. It also settles a doubt about that entry."""

    number: int
    action: Any
    at_s: float
    confidence: float


@dataclass(frozen=True, slots=True)
class Asked:
    """A doubt: entry `number` was taken as the first candidate for now; `quad` (4, 2) is where the card lies.

    If it is in doubt whose card it is, `seats` are those it may be of: the one that had to act, then the other one.
    """

    number: int
    candidates: tuple[Candidate, ...]
    why: str
    at_s: float
    quad: NDArray[np.float32]
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last card was taken back from the table."""

    number: int
    at_s: float


@dataclass(frozen=True, slots=True)
class Missed:
    """The card of `seat` was not seen; what was seen after it waits until somebody enters it."""

    seat: int | None
    at_s: float


Decision: TypeAlias = Accepted | Asked | TakenBack | Missed
