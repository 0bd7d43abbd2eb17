"""Soft shadows of flat things on the table."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Quad
from vision.scenes.decks.paint import Patch, bounds, shade


def cast_shadow(canvas: Picture, quad: Quad, softness_px: float, strength: float) -> None:
    """Darkens the canvas softly in `quad`, a card's outline moved away from the light."""
    reach = max(softness_px, 0.6)
    box = bounds(quad, canvas.shape, margin=2 * reach + 1)
    if box is None or strength <= 0.02:
        return
    x0, y0, x1, y1 = box
    mask = np.zeros((y1 - y0, x1 - x0), np.uint8)
    points = np.round((quad - np.array([x0, y0], np.float32)) * 16).astype(np.int32)
    cv2.fillConvexPoly(mask, points, 255, cv2.LINE_AA, 4)
    shade(canvas, _soft(mask, reach), (x0, y0), strength)


def cast_shape(canvas: Picture, patch: Patch, fall: NDArray[np.float32], softness_px: float, strength: float) -> None:
    """Darkens the canvas softly under a patch's shape moved by `fall` (x, y) pixels."""
    reach = max(softness_px, 0.6)
    height, width = patch.alpha.shape
    x, y = patch.x + round(float(fall[0])), patch.y + round(float(fall[1]))
    pad = int(2 * reach) + 2
    x0, y0 = max(x - pad, 0), max(y - pad, 0)
    x1, y1 = min(x + width + pad, canvas.shape[1]), min(y + height + pad, canvas.shape[0])
    left, top = max(x, x0), max(y, y0)
    if left >= min(x + width, x1) or top >= min(y + height, y1) or strength <= 0.02:
        return
    mask = np.zeros((y1 - y0, x1 - x0), np.uint8)
    part = patch.alpha[top - y : y1 - y, left - x : x1 - x]
    mask[top - y0 : top - y0 + part.shape[0], left - x0 : left - x0 + part.shape[1]] = part
    shade(canvas, _soft(mask, reach), (x0, y0), strength)


def _soft(mask: Picture, reach_px: float) -> Picture:
    """Returns a mask (h, w) with soft edges."""
    wide = 2 * max(1, round(reach_px)) + 1
    return np.asarray(cv2.blur(cv2.blur(mask, (wide, wide)), (wide, wide)), np.uint8)
