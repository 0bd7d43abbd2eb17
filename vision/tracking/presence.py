"""Decides by its pixels whether a card still lies where it was read, as single readings may fail."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import scaled
from vision.tracking.change import CellImage, Marks, changed_cells

STILL_LIKE: Final = 0.7
"""The minimum share of a card's cells that look the same if it is still there."""
BARE_LIKE: Final = 0.6
"""The minimum share of cells that look as before the card came if it is gone."""
CLEARER: Final = 0.1
"""The minimum difference between the two shares for a decision."""
INNER: Final = 0.9
"""Cells in an outline made smaller by this factor lie away from its edges."""


def cells_of(quad: NDArray[np.float32], cell_image: CellImage) -> Marks:
    """Returns which cells an outline (4, 2) given in the frame's pixels covers, also in part."""
    rows, columns = cell_image.cells.shape
    scale = np.array([columns / cell_image.size[0], rows / cell_image.size[1]], np.float32)
    marks = np.zeros((rows, columns), np.uint8)
    cv2.fillConvexPoly(marks, np.round((quad * scale - 0.5).clip(-1e4, 1e4)).astype(np.int32), 1)
    return marks


def cells_inside(quad: NDArray[np.float32], cell_image: CellImage) -> Marks:
    """Returns which cells lie inside an outline (4, 2) given in the frame's pixels, away from its edges."""
    return cells_of(scaled(quad, INNER), cell_image)


def likeness(then: CellImage, now: CellImage, inside: Marks) -> float:
    """Returns the share of the marked cells that look the same now as then; 0 if there are none."""
    count = int(inside.sum())
    if not count or then.size != now.size:
        return 0.0
    return 1.0 - float(changed_cells(then, now)[inside > 0].mean())
