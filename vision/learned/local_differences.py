"""Where two fine views differ, pixel by pixel, in any light: local contrast, each with the best small shift."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.geometry import Floats
from vision.learned.local_contrast import local_contrast, mean_square

NOISE: Final = 4.0
"""Added to the local contrast, on that scale, by which values are divided: plain areas stay plain."""
SHARPNESS_PX: Final = 1.0
"""Views are blurred by so much before they are compared: they were taken from different distances."""
CONTRAST_PX: Final = 12.0
"""Contrast is normalised within so many pixels."""
WINDOW_PX: Final = 1.5
"""Differences are averaged over so many pixels."""
SHIFTS: Final = tuple((down, across) for down in (-1, 0, 1) for across in (-1, 0, 1))
"""No outline is exact, so views are moved by up to a pixel."""


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


def _blurred(values: Floats, pixels: float) -> Floats:
    return np.asarray(cv2.GaussianBlur(values, (0, 0), pixels), np.float32)
