"""Disturbances at a table: the camera is nudged or covered, a lamp changes, a hand rests on the cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray

NUDGE_TIME_S: Final = 0.3
"""How long the camera moves when somebody hits its stand."""


@dataclass(frozen=True, slots=True)
class NudgeCamera:
    """The camera is pushed: the picture moves by these pixels and turns by `turn` radians, and stays there."""

    at_s: float
    across_px: float
    down_px: float
    turn: float


@dataclass(frozen=True, slots=True)
class CoverLens:
    """Somebody covers the lens for `for_s` seconds."""

    at_s: float
    for_s: float


@dataclass(frozen=True, slots=True)
class ChangeLight:
    """A lamp changes: the brightness is multiplied by `times` from then on."""

    at_s: float
    times: float


@dataclass(frozen=True, slots=True)
class RestHand:
    """A hand of `seat` rests on the table, its fingers `reach_mm` from the middle, perhaps on a card."""

    at_s: float
    for_s: float
    seat: int
    reach_mm: float = 40.0


Disturbance = NudgeCamera | CoverLens | ChangeLight | RestHand


def camera_shift(moves: Sequence[object], at_s: float, size: tuple[int, int]) -> NDArray[np.float64] | None:
    """Returns the affine transform (2, 3) from the first picture of `size` to the present one, or None if unmoved."""
    shift = np.eye(3)
    for move in moves:
        if isinstance(move, NudgeCamera) and at_s > move.at_s:
            share = min(1.0, (at_s - move.at_s) / NUDGE_TIME_S)
            shift = _partial_shift(move, share, size) @ shift
    return None if np.array_equal(shift, np.eye(3)) else shift[:2]


def is_covered(moves: Sequence[object], at_s: float) -> bool:
    """Whether the lens is covered."""
    return any(isinstance(move, CoverLens) and move.at_s <= at_s < move.at_s + move.for_s for move in moves)


def light_at(moves: Sequence[object], at_s: float) -> float:
    """Returns the brightness relative to the start."""
    times = 1.0
    for move in moves:
        if isinstance(move, ChangeLight) and at_s >= move.at_s:
            times *= move.times
    return times


def _partial_shift(move: NudgeCamera, share: float, size: tuple[int, int]) -> NDArray[np.float64]:
    angle, x, y = move.turn * share, size[0] / 2, size[1] / 2
    turned = np.array([[cos(angle), -sin(angle)], [sin(angle), cos(angle)]])
    offset = np.array([x, y]) - turned @ np.array([x, y]) + share * np.array([move.across_px, move.down_px])
    return np.vstack([np.column_stack([turned, offset]), [0.0, 0.0, 1.0]])
