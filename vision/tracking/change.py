"""FrameChange: which parts of the table look different, told cheaply from small grey pictures.

A cell image is the frame in cells of 8 × 8 pixels, which averages the sensor's noise. Two of them are compared
after their light is made equal, row by row, because lamps flicker and a rolling shutter turns that into bands.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Box, merge_overlapping

Cells: TypeAlias = NDArray[np.float32]
"""Brightness of cells, shape (rows, columns), from 0 to 255."""
Marks: TypeAlias = NDArray[np.uint8]
"""Cells that are marked (1) or not (0), shape (rows, columns)."""

CELL_PX: Final = 8
LEAST_STEP: Final = 5.0
"""A cell that differs by less, in grey levels, has not changed."""
BRIGHT_STEP: Final = 0.025
"""The share of its brightness by which a bright cell may differ as well: shot noise grows with light."""
EDGE_STEP: Final = 0.1
"""The share of the contrast round a cell by which it may differ as well: a camera trembles by parts of a pixel."""
LEAST_CELLS: Final = 2
"""A smaller spot is no change."""
MOST_FLICKER: Final = 0.2
"""A row whose light differs by more from the whole picture's light has something laid on it instead."""
STILL_LOOKS: Final = 1
"""A spot that has not moved for so many looks lies still, even if something beside it moves."""
TOLD_EARLY: Final = STILL_LOOKS + 1
EARLY_CELLS: Final = 12
"""A smaller spot is not told early: no index fits into it."""
DETAIL: Final = 25.0
DETAILED_CELLS: Final = 4
"""A spot is told early if so many cells in it differ from their neighbours by so many grey levels."""
DRIFT: Final = 0.06
"""The share of each look that goes into the memory of what has not changed: daylight moves slowly."""


@dataclass(frozen=True, slots=True, eq=False)
class CellImage:
    """A frame of `size` (width, height) seen in cells."""

    cells: Cells
    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class FrameChange:
    """What is moving now, and what came to rest looking different from before; boxes in pixels.

    `early`: what has not moved for a moment, while something that touches it still does, as a hand that leaves a card.
    """

    moving: tuple[Box, ...] = ()
    settled: tuple[Box, ...] = ()
    early: tuple[Box, ...] = ()


def cell_image(bgr: Picture, size: tuple[int, int] | None = None) -> CellImage:
    """Returns the frame (h, w, 3) in cells; if it is a small picture of a frame, `size` (w, h) is that frame's."""
    width, height = size or (bgr.shape[1], bgr.shape[0])
    grey = cv2.cvtColor(bgr, cv2.COLOR_BGR2GRAY)
    columns, rows = max(1, width // CELL_PX), max(1, height // CELL_PX)
    small = cv2.resize(grey, (columns, rows), interpolation=cv2.INTER_AREA)
    return CellImage(np.asarray(small, np.float32), (width, height))


def changed_cells(before: CellImage, now: CellImage) -> Marks:
    """Returns which cells look different; all of them if the frames differ in size."""
    if before.cells.shape != now.cells.shape or before.size != now.size:
        return np.ones(now.cells.shape, np.uint8)
    allowed = _allowed(before.cells)
    if not (np.abs(now.cells - before.cells) > allowed).any():
        return np.zeros(now.cells.shape, np.uint8)
    expected = before.cells * _light(before.cells, now.cells)
    return _without_spots((np.abs(now.cells - expected) > allowed).astype(np.uint8))


def boxes_round(marks: Marks, size: tuple[int, int]) -> tuple[Box, ...]:
    """Returns boxes, apart from each other, round all marked cells of a frame of `size`, with a cell to spare."""
    if not marks.any():
        return ()
    grown = cv2.dilate(marks, np.ones((3, 3), np.uint8))
    _, _, stats, _ = cv2.connectedComponentsWithStats(grown, connectivity=8)
    boxes = merge_overlapping([(int(x), int(y), int(w), int(h)) for x, y, w, h, _ in stats[1:]])
    rows, columns = marks.shape
    across, down = size[0] / columns, size[1] / rows
    return tuple(
        (
            round(x * across),
            round(y * down),
            round((x + width) * across) - round(x * across),
            round((y + height) * down) - round(y * down),
        )
        for x, y, width, height in sorted(boxes, key=lambda box: (box[1], box[0]))
    )


class ChangeDetector:
    """Remembers the table as it was last settled, and tells what changed since. One thread's own."""

    def __init__(self) -> None:
        self._settled: CellImage | None = None
        self._last: CellImage | None = None
        self._still: Marks | None = None
        """For how many looks each cell has not moved, up to STILL_LOOKS, or one more once it was told early."""

    @property
    def settled(self) -> CellImage | None:
        """The table as it last lay still."""
        return self._settled

    @property
    def last(self) -> CellImage | None:
        """The last frame."""
        return self._last

    def look(self, bgr: Picture, size: tuple[int, int] | None = None) -> FrameChange:
        """Takes the next frame in; at the first, the whole picture has settled. What settled is told once.

        `bgr` may be a small picture of a frame of `size` (w, h), in whose pixels the change is told.
        """
        now = cell_image(bgr, size)
        if self._settled is None or self._last is None or self._settled.size != now.size:
            self._settled = self._last = now
            self._still = np.zeros(now.cells.shape, np.uint8)
            return FrameChange(settled=((0, 0, *now.size),))
        moving = changed_cells(self._last, now)
        different = changed_cells(self._settled, now)
        self._last = now
        resting = _resting(different, moving)
        self._settled = CellImage(_remembered(self._settled.cells, now.cells, resting, different), now.size)
        early = self._early(different & (1 - resting), moving, now.cells)
        return FrameChange(boxes_round(moving, now.size), boxes_round(resting, now.size), boxes_round(early, now.size))

    def _early(self, busy: Marks, moving: Marks, now: Cells) -> Marks:
        """Returns the busy spots that lie still by now, each once."""
        assert self._still is not None
        if not busy.any():
            self._still = busy
            return busy
        near = cv2.dilate(moving, np.ones((3, 3), np.uint8))
        self._still = np.where((near > 0) | (busy == 0), 0, np.minimum(self._still + 1, TOLD_EARLY)).astype(np.uint8)
        spots = _large(((busy > 0) & (self._still == STILL_LOOKS)).astype(np.uint8), EARLY_CELLS)
        spots = _detailed(spots, now)
        self._still[(self._still == STILL_LOOKS) & (spots == 0)] -= 1  # too small yet: told when it has grown
        return spots


def _resting(different: Marks, moving: Marks) -> Marks:
    """Returns the different spots in which nothing moves."""
    if not different.any():
        return different
    near = cv2.dilate(moving, np.ones((3, 3), np.uint8))
    count, spots = cv2.connectedComponents(cv2.dilate(different, np.ones((3, 3), np.uint8)), connectivity=8)
    busy = np.zeros(count, bool)
    busy[np.unique(spots[near > 0])] = True
    return np.where(busy[spots], 0, different).astype(np.uint8)


def _remembered(settled: Cells, now: Cells, resting: Marks, different: Marks) -> Cells:
    """Returns the memory with what came to rest taken over, and the rest following the light slowly."""
    kept = np.where(different > 0, settled, settled + DRIFT * (now - settled))
    taken = cv2.dilate(resting, np.ones((3, 3), np.uint8))
    return np.where(taken > 0, now, kept).astype(np.float32)


def _allowed(cells: Cells) -> Cells:
    """Returns by how much each cell may differ without a change."""
    around = np.ones((3, 3), np.uint8)
    contrast = cv2.dilate(cells, around) - cv2.erode(cells, around)
    return np.asarray(LEAST_STEP + BRIGHT_STEP * cells + EDGE_STEP * contrast, np.float32)


def _light(before: Cells, now: Cells) -> Cells:
    """Returns how much brighter each row became, shape (rows, 1), as most of its cells say."""
    ratio = (now + 4) / (before + 4)
    whole = float(np.median(ratio))
    rows = np.median(ratio, axis=1, keepdims=True)
    return np.where(np.abs(rows / whole - 1) <= MOST_FLICKER, rows, whole).astype(np.float32)


def _without_spots(marks: Marks) -> Marks:
    return _large(marks, LEAST_CELLS)


def _large(marks: Marks, least: int) -> Marks:
    """Returns the marked spots of at least so many cells."""
    _, spots, stats, _ = cv2.connectedComponentsWithStats(marks, connectivity=8)
    large = stats[:, cv2.CC_STAT_AREA] >= least
    large[0] = False
    return np.asarray(large[spots], np.uint8)


def _detailed(marks: Marks, cells: Cells) -> Marks:
    """Returns the marked spots in which something can be seen: a plain sleeve looks still while it moves."""
    highest = cv2.dilate(np.where(marks > 0, cells, 0).astype(np.float32), np.ones((3, 3), np.uint8))
    lowest = cv2.erode(np.where(marks > 0, cells, 255).astype(np.float32), np.ones((3, 3), np.uint8))
    detail = (marks > 0) & (highest - lowest >= DETAIL)
    _, spots = cv2.connectedComponents(marks, connectivity=8)
    seen = np.bincount(spots[detail], minlength=int(spots.max()) + 1) >= DETAILED_CELLS
    seen[0] = False
    return np.asarray(seen[spots], np.uint8)
