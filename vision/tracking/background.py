"""The appearance of the table where no card lies, used to decide whether a place is bare again."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.tracking.camera_shift import Warp, in_cells, moved_cells
from vision.tracking.change import CellImage
from vision.tracking.presence import cells_inside

APART_S: Final = 3.0
"""The minimum time between stored pictures, so that only the newest one can show a resting hand."""
KEPT: Final = 2


@dataclass(slots=True)
class Background:
    """The table as last seen where no card lies, now and some seconds earlier."""

    _now: CellImage | None = None
    _earlier: list[CellImage] = field(default_factory=list)
    _kept_s: float = 0.0

    @property
    def memories(self) -> tuple[CellImage, ...]:
        """The stored pictures of the bare table, oldest first."""
        return (*self._earlier, self._now) if self._now else ()

    def see(self, at_s: float, now: CellImage, quads: Sequence[NDArray[np.float32]]) -> None:
        """Updates the bare table from the frame `now`, except where the cards `quads`, each (4, 2), lie."""
        if self._now is None or self._now.size != now.size:
            self._now, self._earlier = now, []
            return
        if not self._earlier or at_s - self._kept_s >= APART_S:
            self._earlier = [*self._earlier, self._now][-KEPT:]
            self._kept_s = at_s
        self._now = _renewed(self._now, now, quads)

    def forget(self) -> None:
        """Discards what was stored."""
        self._now, self._earlier = None, []

    def nudge(self, warp: Warp, now: CellImage) -> None:
        """Moves every stored picture as the camera's picture moved."""
        self._earlier = [moved_cell_image(cell_image, now, warp) for cell_image in self._earlier]
        self._now = self._now and moved_cell_image(self._now, now, warp)


def moved_cell_image(cell_image: CellImage, now: CellImage, warp: Warp) -> CellImage:
    """Returns a stored picture of the table as it would look after the camera moved."""
    return CellImage(moved_cells(cell_image, now, in_cells(warp, now)), now.size)


def _renewed(floor: CellImage, now: CellImage, quads: Sequence[NDArray[np.float32]]) -> CellImage:
    """Returns the stored picture adapted to the present light and updated where no card lies."""
    taken = np.zeros(now.cells.shape, np.uint8)
    for quad in quads:
        taken |= cells_inside(quad, now)
    taken = cv2.dilate(taken, np.ones((3, 3), np.uint8)).astype(np.uint8)
    free = taken == 0
    light = float(np.median((now.cells[free] + 4) / (floor.cells[free] + 4))) if free.any() else 1.0
    return CellImage(np.where(free, now.cells, floor.cells * light).astype(np.float32), now.size)
