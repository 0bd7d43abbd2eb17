"""Detects changes of the table cheaply, on small grey pictures.

A cell image is the frame averaged over cells of 8 × 8 pixels, which reduces sensor noise. Two of them are compared
after their brightness is equalised row by row, because the flicker of lamps shows as bands.
"""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Box, merge_overlapping

CellBrightness: TypeAlias = NDArray[np.float32]
"""Brightness of cells, shape (rows, columns), from 0 to 255."""
Marks: TypeAlias = NDArray[np.uint8]
"""Cells that are marked (1) or not (0), shape (rows, columns)."""

CELL_PX: Final = 8
LEAST_CELL_ROWS: Final = 8
"""Cells with fewer rows of pixels are averaged over every row, others over every second one, as memory is slow.

At every second row, stripes along the rows that are 2.0 to 2.2 pixels wide seem to move if the camera shakes.
"""
LEAST_STEP: Final = 5.0
"""Cells that differ by fewer grey levels count as unchanged."""
BRIGHT_STEP: Final = 0.025
"""A bright cell may also differ by this share of its brightness: shot noise grows with light."""
EDGE_STEP: Final = 0.1
"""A cell may also differ by this share of the contrast around it: a camera vibrates by parts of a pixel."""
LEAST_CELLS: Final = 2
"""Spots with fewer cells do not count as a change."""
MOST_FLICKER: Final = 0.2
"""A row whose brightness differs more from the whole picture's changed because of an object, not by flicker."""
STILL_FRAMES: Final = 1
"""A spot that has not moved for this many frames lies still, even if something beside it moves."""
REPORTED_EARLY: Final = STILL_FRAMES + 1
EARLY_CELLS: Final = 12
"""Spots with fewer cells are not reported early: no index fits into them."""
DETAIL: Final = 25.0
DETAILED_CELLS: Final = 4
"""A spot is reported early if this many of its cells differ from their neighbours by DETAIL."""
DRIFT: Final = 0.06
"""The weight of each frame in the running average of unchanged cells: daylight changes slowly."""


@dataclass(frozen=True, slots=True, eq=False)
class CellImage:
    """A frame of `size` (width, height) averaged over cells."""

    cells: CellBrightness
    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class FrameChange:
    """What is moving now, and what came to rest looking different from before; boxes in pixels.

    `early`: what no longer moves while something that touches it does, such as a hand that has just laid a card.
    `resting` has the cells of what is settled, None in the first frame.
    """

    moving: tuple[Box, ...] = ()
    settled: tuple[Box, ...] = ()
    early: tuple[Box, ...] = ()
    resting: Marks | None = field(default=None, compare=False)


def cell_image(bgr: Picture, size: tuple[int, int] | None = None) -> CellImage:
    """Returns the frame (h, w, 3) in cells; if it is a small picture of a frame, `size` (w, h) is that frame's."""
    width, height = size or (bgr.shape[1], bgr.shape[0])
    columns, rows = max(1, width // CELL_PX), max(1, height // CELL_PX)
    grey = cv2.cvtColor(bgr[:: 2 if bgr.shape[0] >= LEAST_CELL_ROWS * rows else 1], cv2.COLOR_BGR2GRAY)
    small = cv2.resize(grey, (columns, rows), interpolation=cv2.INTER_AREA)
    return CellImage(np.asarray(small, np.float32), (width, height))


def changed_cells(before: CellImage, now: CellImage) -> Marks:
    """Returns which cells differ; all of them if the frames differ in size."""
    if before.cells.shape != now.cells.shape or before.size != now.size:
        return np.ones(now.cells.shape, np.uint8)
    allowed = _allowed(before.cells)
    if not (np.abs(now.cells - before.cells) > allowed).any():
        return np.zeros(now.cells.shape, np.uint8)
    expected = before.cells * _light(before.cells, now.cells)
    return _without_spots((np.abs(now.cells - expected) > allowed).astype(np.uint8))


def boxes_round(marks: Marks, size: tuple[int, int]) -> tuple[Box, ...]:
    """Returns disjoint boxes around all marked cells of a frame of `size`, with a margin of one cell."""
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
    """Stores the table as it last lay still, and detects what changed since; used by one thread."""

    def __init__(self) -> None:
        self._settled: CellImage | None = None
        self._last: CellImage | None = None
        self._still: Marks | None = None
        """For how many frames each cell lay still, up to STILL_FRAMES; REPORTED_EARLY once it was reported early."""

    @property
    def settled(self) -> CellImage | None:
        """The table as it last lay still."""
        return self._settled

    @property
    def last(self) -> CellImage | None:
        """The last frame."""
        return self._last

    def look(self, bgr: Picture, size: tuple[int, int] | None = None) -> FrameChange:
        """Compares the next frame; the first one counts as settled. Each settled spot is reported once.

        `bgr` may be a small picture of a frame of `size` (w, h), in whose pixels the change is given.
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
        moved, settled, soon = (boxes_round(marks, now.size) for marks in (moving, resting, early))
        return FrameChange(moved, settled, soon, resting)

    def _early(self, busy: Marks, moving: Marks, now: CellBrightness) -> Marks:
        """Returns the busy spots that lie still by now, each once."""
        assert self._still is not None
        if not busy.any():
            self._still = busy
            return busy
        near = cv2.dilate(moving, np.ones((3, 3), np.uint8))
        self._still = np.where((near > 0) | (busy == 0), 0, np.minimum(self._still + 1, REPORTED_EARLY)).astype(
            np.uint8
        )
        spots = _large(((busy > 0) & (self._still == STILL_FRAMES)).astype(np.uint8), EARLY_CELLS)
        spots = _detailed(spots, now)
        self._still[(self._still == STILL_FRAMES) & (spots == 0)] -= 1  # still too small: reported when it has grown
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


def _remembered(settled: CellBrightness, now: CellBrightness, resting: Marks, different: Marks) -> CellBrightness:
    """Returns the stored table with settled spots replaced, and the rest as a running average."""
    kept = np.where(different > 0, settled, settled + DRIFT * (now - settled))
    taken = cv2.dilate(resting, np.ones((3, 3), np.uint8))
    return np.where(taken > 0, now, kept).astype(np.float32)


def _allowed(cells: CellBrightness) -> CellBrightness:
    """Returns by how much each cell may differ without a change."""
    around = np.ones((3, 3), np.uint8)
    contrast = cv2.dilate(cells, around) - cv2.erode(cells, around)
    return np.asarray(LEAST_STEP + BRIGHT_STEP * cells + EDGE_STEP * contrast, np.float32)


def _light(before: CellBrightness, now: CellBrightness) -> CellBrightness:
    """Returns how much brighter each row became, shape (rows, 1): the median over its cells."""
    ratio = (now + 4) / (before + 4)
    whole = float(np.median(ratio))
    rows = np.median(ratio, axis=1, keepdims=True)
    return np.where(np.abs(rows / whole - 1) <= MOST_FLICKER, rows, whole).astype(np.float32)


def _without_spots(marks: Marks) -> Marks:
    return _large(marks, LEAST_CELLS)


def _large(marks: Marks, least: int) -> Marks:
    """Returns the marked spots of at least `least` cells."""
    _, spots, stats, _ = cv2.connectedComponentsWithStats(marks, connectivity=8)
    large = stats[:, cv2.CC_STAT_AREA] >= least
    large[0] = False
    return np.asarray(large[spots], np.uint8)


def _detailed(marks: Marks, cells: CellBrightness) -> Marks:
    """Returns the marked spots with detail: a plain sleeve looks still while it moves."""
    highest = cv2.dilate(np.where(marks > 0, cells, 0).astype(np.float32), np.ones((3, 3), np.uint8))
    lowest = cv2.erode(np.where(marks > 0, cells, 255).astype(np.float32), np.ones((3, 3), np.uint8))
    detail = (marks > 0) & (highest - lowest >= DETAIL)
    _, spots = cv2.connectedComponents(marks, connectivity=8)
    seen = np.bincount(spots[detail], minlength=int(spots.max()) + 1) >= DETAILED_CELLS
    seen[0] = False
    return np.asarray(seen[spots], np.uint8)
