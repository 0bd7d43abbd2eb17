"""Events: what tracking reports of a table: cards that come, turn and go, and a camera that was moved."""

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.reader.grid import GridCells
from vision.tracking.camera_shift import Warp


@dataclass(frozen=True, slots=True, eq=False)
class TrackLaid:
    """A card came to rest: `track` is its number, `quad` (4, 2) is its outline, `probabilities` (n,) its faces.

    They stand in the order of the deck's faces, 52 for standard cards. `at_s` is when it was first seen in this place.
    """

    track: int
    quad: NDArray[np.float32]
    probabilities: NDArray[np.float32]
    at_s: float


@dataclass(frozen=True, slots=True, eq=False)
class TrackRevised:
    """Further readings of a laid card changed its most probable face, or made it certain: `probabilities` (n,)."""

    track: int
    probabilities: NDArray[np.float32]
    at_s: float


@dataclass(frozen=True, slots=True, eq=False)
class TrackGone:
    """A laid card is no longer where it lay; `bare`: the bare table is visible there again."""

    track: int
    at_s: float
    bare: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class TrackMoved:
    """A laid card was turned sideways or upright again, or moved elsewhere; `quad` (4, 2) is its outline now."""

    track: int
    quad: NDArray[np.float32]
    at_s: float


@dataclass(frozen=True, slots=True, eq=False)
class CameraNudged:
    """The camera was moved; `warp` (2, 3) maps earlier positions to present ones."""

    warp: Warp
    at_s: float


@dataclass(frozen=True, slots=True, eq=False)
class UnreadChange:
    """Something that was not read as a card came to rest or went at `at_s`; `quad` (4, 2) is the box round it."""

    quad: NDArray[np.float32]
    at_s: float


@dataclass(frozen=True, slots=True, eq=False)
class GridSeen:
    """Cards in rows and columns were read at `at_s`, all of them."""

    cells: GridCells
    at_s: float


Event: TypeAlias = TrackLaid | TrackRevised | TrackGone | TrackMoved | CameraNudged | UnreadChange | GridSeen
