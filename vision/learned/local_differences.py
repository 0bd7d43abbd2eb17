"""Where two upright views differ, pixel by pixel, in any light: local contrast, each with the best small shift."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.geometry import Floats
from vision.learned.local_contrast import local_contrast, mean_square

NOISE: Final = 4.0
"""Added to the local contrast, on that scale, by which values are divided: plain areas stay plain."""
SHARPNESS_PX: Final = 0.8
"""Views are blurred by so much before they are compared: they were taken from different distances."""
CONTRAST_PX: Final = 8.0
"""Contrast is normalised within so many pixels."""
WINDOW_PX: Final = 1.5
"""Differences are averaged over so many pixels."""
SHIFTS: Final = tuple((down, across) for down in (-1, 0, 1) for across in (-1, 0, 1))
"""No outline is exact, so views are moved by up to a pixel."""
STEPS: Final = (-1.0, -0.5, 0.0, 0.5, 1.0)
"""So far a view is moved as a whole, in pixels, where a small part of it is looked at."""


def normalise(view: Picture) -> Floats:
    """Returns a view (h, w, 3) with its local contrast, without its local brightness and colour."""
    return local_contrast(_blurred(np.asarray(view, np.float32), SHARPNESS_PX), CONTRAST_PX, NOISE)


def difference(one: Floats, others: Sequence[Floats]) -> Floats:
    """Returns how much a normalised view differs from the most alike of others at each pixel (h, w)."""
    parts = [
        _blurred(mean_square(np.roll(other, shift, axis=(0, 1)) - one), WINDOW_PX)
        for other in others
        for shift in SHIFTS
    ]
    return np.asarray(np.min(parts, axis=0), np.float32)


def moved_about(view: Floats) -> Floats:
    """Returns a view (h, w, 3) moved by up to a pixel each way, in half pixels: (25, h · w, 3)."""
    height, width = view.shape[:2]
    moves = [np.array([[1, 0, across], [0, 1, down]], np.float32) for down in STEPS for across in STEPS]
    moved = [cv2.warpAffine(view, move, (width, height), borderMode=cv2.BORDER_REPLICATE) for move in moves]
    return np.asarray(np.stack(moved).reshape(len(moves), height * width, 3), np.float32)


def _blurred(values: Floats, pixels: float) -> Floats:
    return np.asarray(cv2.GaussianBlur(values, (0, 0), pixels), np.float32)
