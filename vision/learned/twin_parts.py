"""The parts of fine views by which two faces that look alike are told apart: where they differ most."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats
from vision.learned.local_differences import difference, normalise
from vision.learned.twin_comparison import ENLARGED, compare_twins, describe_views

PART_PX: Final = 48
"""A part's height and width."""
GRID_PX: Final = 4
"""Parts begin at multiples of that: the network that compares them tells of places so large."""
CANDIDATES: Final = 6
"""So many parts in which the views differ most are looked at."""
MORE_CANDIDATES: Final = 3
"""Where none of these is clear, so many more are, of all those that the whole views have."""
MOST_PARTS: Final = 3
"""So many are kept: those in which the learned views themselves are told apart best."""
CLEAR_ODDS: Final = 12.0
"""Once the learned views themselves are told apart with so large log odds, no other part is looked for."""
TOLD_ODDS: Final = 6.0
"""Once what a card shows speaks for the face with so large log odds, 400 to 1, no other part of it is compared."""
APART_PX: Final = 18
"""The middles of parts are so far apart at least, down or across."""
STEADY: Final = 0.1
"""Added to how much two pictures of one face differ; squares of normalised contrast."""
AROUND_PX: Final = 9
REACH_PX: Final = 8
"""A card may be laid onto a learned view with so much error: a part of it is looked for so far around its place."""
BETTER_BY: Final = 0.05
"""It is taken from elsewhere if it correlates with a learned part by so much more there."""
GREY: Final = 128
MOST_STEPS: Final = np.iinfo(np.int16).max
"""The largest number of a description that is kept with 16 bits."""
LEAST_VALUE: Final = 1e-6
EDGE_PX: Final = 4
"""So much of a view's edge does not count: the table lies beside it."""


@dataclass(frozen=True, slots=True, eq=False)
class TwinPart:
    """A square part of fine views, PART_PX high, by its first row and column, and what two faces' views show there.

    `one` and `other` are descriptions of the faces' views, as multiples of `step`; `grey` are the views of both, grey
    and not enlarged. `known` (PART_PX, PART_PX) says where all views show the card: what one lacks, as its outline lay
    within its frame, is GREY in all. `separation` says how clearly the learned views themselves are told apart there,
    as log odds; 0 or less if not.
    """

    top: int
    left: int
    one: NDArray[np.int16]
    other: NDArray[np.int16]
    step: np.float32
    separation: float
    grey: tuple[Picture, ...]
    known: NDArray[np.bool_]

    def log_odds(self, reached: Picture, uncovered: Floats) -> float:
        """Returns how much a fine view shows the one face here, above 0, or the other: as log odds.

        The view has REACH_PX around it. `uncovered` (h / 4, w / 4) says how likely nothing lies on each of its places.
        """
        row, column = self._find(reached)
        part = _without_unknown(reached[row : row + PART_PX, column : column + PART_PX], self.known)
        [shares] = compare_twins(describe_views([_enlarged(part)]), self.step * self.one, self.step * self.other)
        around = cv2.copyMakeBorder(uncovered, *(REACH_PX // GRID_PX,) * 4, cv2.BORDER_REPLICATE)
        top, left, side = round(row / GRID_PX), round(column / GRID_PX), PART_PX // GRID_PX
        seen = cv2.resize(around[top : top + side, left : left + side], shares.shape[::-1])
        return float((shares * seen).sum())

    def _find(self, reached: Picture) -> tuple[int, int]:
        """Returns the first row and column where a view with REACH_PX around it shows either face best."""
        side = PART_PX + 2 * REACH_PX
        around = _grey(reached[self.top : self.top + side, self.left : self.left + side])
        alike = np.max([_correlation(around, wanted, self.known) for wanted in self.grey], axis=0)
        row, column = (int(at) for at in np.unravel_index(int(alike.argmax()), alike.shape))
        if alike[row, column] < alike[REACH_PX, REACH_PX] + BETTER_BY:
            row = column = REACH_PX
        return self.top + row, self.left + column


def log_odds(parts: Sequence[TwinPart], reached: Picture, uncovered: Floats) -> float:
    """Returns how much a fine view, with REACH_PX around it, shows the one face, above 0, or the other.

    These are the log odds of its parts until they are clear; where they speak against the face, all parts count.
    """
    odds = 0.0
    for part in parts:
        if odds >= TOLD_ODDS:
            break
        odds += part.log_odds(reached, uncovered)
    return odds


def places_of(size: tuple[int, int]) -> tuple[int, int]:
    """Returns how many rows and columns of places a fine view of that width and height has."""
    return size[1] // GRID_PX, size[0] // GRID_PX


def find_distinguishing_parts(
    one: Sequence[Picture], other: Sequence[Picture], known: NDArray[np.bool_]
) -> list[TwinPart]:
    """Returns the parts by which the fine views of two faces are told apart best.

    `known` (h, w) says where all views show the card, and none of them has ended.
    """
    one, other = ([_without_unknown(view, known) for view in views] for views in (one, other))
    differ = _differ(one, other)
    places = _highest(differ, CANDIDATES, differ.shape, PART_PX // 2)
    parts = [_compare_part(one, other, known, *at) for at in places]
    if max((part.separation for part in parts), default=0.0) < CLEAR_ODDS:
        told = _highest(_separations(one, other), MORE_CANDIDATES, differ.shape)
        parts += [_compare_part(one, other, known, *at) for at in told if at not in places]
    separate = sorted((part for part in parts if part.separation > 0), key=lambda part: -part.separation)
    return separate[:MOST_PARTS]


def _compare_part(
    one: Sequence[Picture], other: Sequence[Picture], known: NDArray[np.bool_], top: int, left: int
) -> TwinPart:
    described = describe_views([cut_part(view, top, left) for view in (*one, *other)])
    its, others = described[: len(one)], described[len(one) :]
    odds = compare_twins(described, its, others).sum(axis=(1, 2))
    own, its_twins = odds[: len(its)], odds[len(its) :]
    there = slice(top, top + PART_PX), slice(left, left + PART_PX)
    grey = tuple(_grey(view[there]) for view in (*one, *other))
    step = np.float32(max(float(np.abs(described).max()), LEAST_VALUE) / MOST_STEPS)
    its_steps, others_steps = (np.round(views / step).astype(np.int16) for views in (its, others))
    separation = float(own.min() - its_twins.max())
    return TwinPart(top, left, its_steps, others_steps, step, separation, grey, known[there].copy())


def cut_part(fine: Picture, top: int, left: int) -> Picture:
    """Returns a square part of a fine view, enlarged as it is compared."""
    return _enlarged(fine[top : top + PART_PX, left : left + PART_PX])


def _enlarged(view: Picture) -> Picture:
    size = round(ENLARGED * view.shape[1]), round(ENLARGED * view.shape[0])
    return np.asarray(cv2.resize(view, size, interpolation=cv2.INTER_CUBIC), np.uint8)


def _without_unknown(view: Picture, known: NDArray[np.bool_]) -> Picture:
    """Returns a view, or a part, that is GREY where not all views show the card."""
    return view if known.all() else np.where(known[:, :, None], view, np.uint8(GREY))


def _grey(view: Picture) -> Picture:
    return np.asarray(cv2.cvtColor(view, cv2.COLOR_BGR2GRAY), np.uint8)


def _correlation(around: Picture, wanted: Picture, known: NDArray[np.bool_]) -> Floats:
    """Returns how what is known of a part correlates with each place of its size in a view, both grey (h, w)."""
    mask = None if known.all() else known.astype(np.uint8)  # the edge of what is not known is no print
    found = cv2.matchTemplate(around, wanted, cv2.TM_CCOEFF_NORMED, mask=mask)
    return np.nan_to_num(np.asarray(found, np.float32), posinf=0, neginf=0)


def _highest(values: Floats, most: int, size: tuple[int, ...], before: int = 0) -> list[tuple[int, int]]:
    """Returns the first row and column of the parts that begin `before` pixels before the highest values.

    `size` are the rows and columns of the whole view, of which `values` (rows, columns) may tell in fewer places.
    """
    step = size[0] / values.shape[0]
    apart, left_over = round(APART_PX / step), values.copy()
    parts: list[tuple[int, int]] = []
    for _ in range(most):
        row, column = (int(at) for at in np.unravel_index(int(left_over.argmax()), left_over.shape))
        if left_over[row, column] <= 0:
            break
        part = _start(row * step - before, size[0]), _start(column * step - before, size[1])
        parts += [part] if part not in parts else []  # several of the highest values may lie at an edge
        left_over[max(0, row - apart) : row + apart, max(0, column - apart) : column + apart] = 0
    return parts


def _separations(one: Sequence[Picture], other: Sequence[Picture]) -> Floats:
    """Returns how clearly the first views are told apart in the part that begins at each place, as log odds.

    The whole view has that many places (rows, columns); of a part that would reach beyond it the rest counts.
    """
    its, others = (describe_views([_enlarged(view) for view in views]) for views in (one, other))
    shown, hidden = compare_twins(np.stack([its[0], others[0]]), its, others)
    told = np.zeros_like(shown)
    edge, side = round(ENLARGED * EDGE_PX / GRID_PX), round(ENLARGED * PART_PX / GRID_PX)
    told[edge:-edge, edge:-edge] = (shown - hidden)[edge:-edge, edge:-edge]
    sums = cv2.boxFilter(told, -1, (side, side), anchor=(0, 0), normalize=False, borderType=cv2.BORDER_CONSTANT)
    return np.asarray(sums, np.float32)


def _differ(one: Sequence[Picture], other: Sequence[Picture]) -> Floats:
    """Returns how much two faces differ around each pixel (h, w), in how much pictures of one face do."""
    its, others = ([normalise(view) for view in views] for views in (one, other))
    apart = np.min([difference(view, others) for view in its], axis=0)
    alone = [difference(views[0], views[1:]) for views in (its, others) if len(views) > 1]
    within = np.max(alone, axis=0) if alone else np.zeros_like(apart)
    around = cv2.blur(np.asarray(apart / (within + STEADY), np.float32), (AROUND_PX, AROUND_PX))
    inner = np.zeros_like(around)
    inner[EDGE_PX:-EDGE_PX, EDGE_PX:-EDGE_PX] = around[EDGE_PX:-EDGE_PX, EDGE_PX:-EDGE_PX]
    return np.asarray(inner, np.float32)


def _start(first: float, side: int) -> int:
    """Returns where a part that is to begin about there begins within a side."""
    return int(min(max(first, 0), side - PART_PX)) // GRID_PX * GRID_PX
