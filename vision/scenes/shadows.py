"""Soft shadows of flat things on the table."""

import cv2
import numpy as np

from vision.frames import Picture
from vision.scenes.paint import bounds, shade
from vision.scenes.truth import Quad


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
    wide = 2 * max(1, round(reach)) + 1
    soft = cv2.blur(cv2.blur(mask, (wide, wide)), (wide, wide))
    shade(canvas, np.asarray(soft, np.uint8), (x0, y0), strength)
