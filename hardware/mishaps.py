"""Mishaps at a table: the camera is nudged or covered, a lamp is dimmed, a hand rests on the cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray

NUDGE_S: Final = 0.3
"""How long the camera moves when somebody hits its stand."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """The camera is pushed: the picture moves by so many pixels and turns by so many radians, and stays so."""

    at_s: float
    across_px: float
    down_px: float
    turn: float


@dataclass(frozen=True, slots=True)
class Cover:
    """Somebody holds something before the lens."""

    at_s: float
    for_s: float


@dataclass(frozen=True, slots=True)
class Dim:
    """A lamp changes: the light is so many times what it was, and stays so."""

    at_s: float
    times: float


@dataclass(frozen=True, slots=True)
class Rest:
    """A hand of `seat` rests on the table, its fingers so many millimetres from the middle, perhaps on a card."""

    at_s: float
    for_s: float
    seat: int
    reach_mm: float = 40.0


Mishap = Nudge | Cover | Dim | Rest


def pushed(moves: Sequence[object], at_s: float, size: tuple[int, int]) -> NDArray[np.float64] | None:
    """Returns how the picture of `size` stands against how it stood at first, (2, 3), or None if nobody pushed."""
    whole = np.eye(3)
    for move in moves:
        if isinstance(move, Nudge) and at_s > move.at_s:
            share = min(1.0, (at_s - move.at_s) / NUDGE_S)
            whole = _step(move, share, size) @ whole
    return None if np.array_equal(whole, np.eye(3)) else whole[:2]


def covered(moves: Sequence[object], at_s: float) -> bool:
    """Tells whether the lens is covered."""
    return any(isinstance(move, Cover) and move.at_s <= at_s < move.at_s + move.for_s for move in moves)


def light(moves: Sequence[object], at_s: float) -> float:
    """Returns how many times the light at the start there is."""
    times = 1.0
    for move in moves:
        if isinstance(move, Dim) and at_s >= move.at_s:
            times *= move.times
    return times


def _step(move: Nudge, share: float, size: tuple[int, int]) -> NDArray[np.float64]:
    angle, x, y = move.turn * share, size[0] / 2, size[1] / 2
    turned = np.array([[cos(angle), -sin(angle)], [sin(angle), cos(angle)]])
    gone = np.array([x, y]) - turned @ np.array([x, y]) + share * np.array([move.across_px, move.down_px])
    return np.vstack([np.column_stack([turned, gone]), [0.0, 0.0, 1.0]])
