"""Finds the affine transform of the picture after somebody moved the camera (ECC image alignment)."""

from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.tracking.change import CellImage, changed_cells

Warp: TypeAlias = NDArray[np.float32]
"""An affine transform (2, 3) from earlier to present positions, in the frame's pixels."""

MIN_CHANGED: Final = 0.02
"""With a smaller share of changed cells the camera did not move."""
MIN_CORRELATION: Final = 0.7
"""The minimum correlation between the moved picture and the new one."""
MAX_REMAINING: Final = 0.55
"""The share of changed cells that may remain after the old picture is moved."""
ROUNDS: Final = 60


def find_shift(then: CellImage, now: CellImage) -> Warp | None:
    """Returns how a picture moved as a whole, or None if that does not explain the change."""
    if then.size != now.size:
        return None
    changed = float(changed_cells(then, now).mean())
    if changed < MIN_CHANGED:
        return None
    found = _correlate(then, now)
    if found is None:
        return None
    moved = CellImage(moved_cells(then, now, found), then.size)
    if float(changed_cells(moved, now).mean()) > MAX_REMAINING * changed:
        return None
    return _in_pixels(found, then)


def moved_cells(then: CellImage, now: CellImage, warp: NDArray[np.float32]) -> NDArray[np.float32]:
    """Returns cells moved by `warp` (2, 3), given in cells; what comes into view is taken from `now`."""
    rows, columns = then.cells.shape
    known = cv2.warpAffine(np.ones_like(then.cells), warp, (columns, rows))
    moved = cv2.warpAffine(then.cells, warp, (columns, rows), flags=cv2.INTER_LINEAR)
    return np.where(known > 0.99, moved, now.cells).astype(np.float32)


def in_cells(warp: Warp, cell_image: CellImage) -> NDArray[np.float32]:
    """Converts a transform from pixels to cells; a cell's middle is half a cell from its edge."""
    return _scaled(warp, cell_image.cells.shape[1] / cell_image.size[0], -0.5)


def moved_quad(quad: NDArray[np.float32], warp: Warp) -> NDArray[np.float32]:
    """Returns an outline (n, 2) moved by the transform."""
    return np.asarray(quad @ warp[:, :2].T + warp[:, 2], np.float32)


def _correlate(then: CellImage, now: CellImage) -> NDArray[np.float32] | None:
    old, new = _detail(then), _detail(now)
    window = cv2.createHanningWindow((old.shape[1], old.shape[0]), cv2.CV_32F)
    (across, down), _ = cv2.phaseCorrelate(old, new, window)
    stops = (cv2.TERM_CRITERIA_COUNT | cv2.TERM_CRITERIA_EPS, ROUNDS, 1e-4)
    best, found = MIN_CORRELATION, None
    for start in ((across, down), (0.0, 0.0)):
        inverse = np.array([[1, 0, -start[0]], [0, 1, -start[1]]], np.float32)
        try:
            score, back = cv2.findTransformECC(new, old, inverse, cv2.MOTION_EUCLIDEAN, stops, np.empty(0), 5)
        except cv2.error:  # ECC does not converge: the pictures differ too much
            continue
        if score >= best:
            best, found = score, np.asarray(cv2.invertAffineTransform(back), np.float32)
    return found


def _detail(cell_image: CellImage) -> NDArray[np.float32]:
    """Returns the cells without low-frequency lighting, which does not move with the picture."""
    return np.asarray(cell_image.cells - cv2.GaussianBlur(cell_image.cells, (0, 0), 6), np.float32)


def _in_pixels(warp: NDArray[np.float32], cell_image: CellImage) -> Warp:
    return _scaled(warp, cell_image.size[0] / cell_image.cells.shape[1], 0.5)


def _scaled(warp: NDArray[np.float32], scale: float, half: float) -> NDArray[np.float32]:
    """Returns the warp in units `scale` times as fine, of points whose origin lies `half` of an old unit away."""
    offset = np.array([half, half]) if half > 0 else np.array([half, half]) / scale
    turned, gone = warp[:, :2].astype(np.float64), warp[:, 2].astype(np.float64)
    gone = (gone + offset - turned @ offset) * scale
    return np.column_stack([turned, gone]).astype(np.float32)
