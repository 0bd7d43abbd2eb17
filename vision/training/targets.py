"""What the finder's maps should be for a picture whose indices are known."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Floats
from vision.reader.layout import CORNERS, HEAT, LEAST_PX, MAPS, MOST_PX, OFFSET, POSE_PX, RIGHT, STRIDE, UP
from vision.training.index_truths import IndexTruths

SEEN: Final = 0.8
"""An index with at least this visible share must be found."""
HIDDEN: Final = 0.3
"""An index with a smaller visible share must not be found; in between the loss is not computed."""
TOO_SMALL_PX: Final = 5.0
TOO_LARGE_PX: Final = 38.0
"""Indices beyond these sizes must not be found; up to the trained range the loss is not computed."""


def draw_targets(truths: IndexTruths, size: int) -> tuple[Floats, Floats, Floats]:
    """Returns maps (MAPS, c, c), the weight of poses (c, c) and the weight of heat (c, c) for a square picture."""
    cells = size // STRIDE
    maps = np.zeros((MAPS, cells, cells), np.float32)
    near, asked = np.zeros((cells, cells), np.float32), np.ones((cells, cells), np.float32)
    heights = truths.height_px
    for i in range(len(heights)):
        height, seen = float(heights[i]), float(truths.visible[i])
        wanted = seen >= SEEN and LEAST_PX <= height <= MOST_PX
        if wanted:
            _draw_index(maps, near, truths, i, height)
        elif seen > HIDDEN and TOO_SMALL_PX <= height <= TOO_LARGE_PX:
            window = _window(truths.centre[i], 0.6 * height, cells)
            asked[window] = 0
    asked[near > 0.6] = 1
    return maps, near, asked


def _window(centre: Floats, reach_px: float, cells: int) -> tuple[slice, slice]:
    low = np.clip(np.floor((centre - reach_px) / STRIDE), 0, cells).astype(int)
    high = np.clip(np.floor((centre + reach_px) / STRIDE) + 1, 0, cells).astype(int)
    return slice(low[1], high[1]), slice(low[0], high[0])


def _draw_index(maps: Floats, near: NDArray[np.float32], truths: IndexTruths, i: int, height: float) -> None:
    """Draws a Gaussian of heat around the index's centre, and its pose on the cells nearer to it than to any other."""
    spread = max(0.55, 0.055 * height)
    centre = truths.centre[i]
    window = _window(centre, 3 * spread * STRIDE, near.shape[0])
    if near[window].size == 0:
        return
    rows, columns = np.mgrid[window]
    x, y = centre[0] / STRIDE - columns - 0.5, centre[1] / STRIDE - rows - 0.5
    hill = np.exp(-(x**2 + y**2) / (2 * spread**2)).astype(np.float32)
    peak = (np.abs(x) <= 0.5) & (np.abs(y) <= 0.5)
    hill[peak] = 1.0
    nearer = hill > near[window]
    part = maps[:, window[0], window[1]]
    part[HEAT] = np.maximum(part[HEAT], hill)
    pose = np.zeros((MAPS, 1), np.float32)
    pose[UP, 0], pose[RIGHT, 0] = truths.up[i] / POSE_PX, truths.right[i] / POSE_PX
    pose[CORNERS, 0] = ((truths.corners[i] - centre) / height).ravel()
    part[1:, nearer] = pose[1:]
    part[OFFSET.start, nearer], part[OFFSET.start + 1, nearer] = x[nearer], y[nearer]
    near[window] = np.maximum(near[window], hill)
