"""Glare: lamps mirrored in glossy cards, burning out what lies under them."""

import cv2
import numpy as np

from vision.frames import Picture
from vision.scenes.style import SceneStyle
from vision.scenes.table.tabletop import Tabletop

_COARSE = 4
_BURNT = 0.72


def draw_glare(top: Tabletop, style: SceneStyle, rng: np.random.Generator) -> Picture:
    """Returns the table's picture with glare, at times; what its middle burns out counts as hidden."""
    if rng.random() >= style.glare_share:
        return top.canvas
    height, width = top.canvas.shape[:2]
    shape = (-(-height // _COARSE), -(-width // _COARSE))
    field = np.zeros(shape, np.float32)
    for _ in range(int(rng.integers(1, 4))):
        spot = np.zeros(shape, np.float32)
        at = (int(rng.integers(shape[1])), int(rng.integers(shape[0])))
        axes = tuple(int(v) for v in np.maximum(2, rng.uniform(0.02, 0.16, 2) * max(shape)))
        cv2.ellipse(spot, at, axes, rng.uniform(0, 180), 0, 360, rng.uniform(0.25, 1.0), -1)
        field = np.maximum(field, cv2.GaussianBlur(spot, (0, 0), rng.uniform(0.8, 8)))
    wide = cv2.resize(field, (width, height), interpolation=cv2.INTER_LINEAR)
    wide *= np.where(top.owners.map >= 0, np.float32(1.0), np.float32(rng.uniform(0.05, 0.5)))
    top.owners.hide(wide > _BURNT)
    return np.asarray(cv2.add(top.canvas, cv2.merge([wide * 255] * 3), dtype=cv2.CV_8U), np.uint8)
