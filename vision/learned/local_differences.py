"""Where two fine views differ, pixel by pixel, in any light: local contrast is compared at the best small shift."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.geometry import Floats
from vision.learned.local_contrast import local_contrast, mean_square

NOISE: Final = 4.0
"""The contrast of plain areas, in grey levels (see `faint` of `local_contrast`)."""
SHARPNESS_PX: Final = 1.0
"""The blur applied to views before they are compared, as they were taken from different distances."""
CONTRAST_PX: Final = 12.0
"""The radius of `local_contrast`."""
WINDOW_PX: Final = 1.5
"""The radius over which differences are averaged."""
SHIFTS: Final = tuple((down, across) for down in (-1, 0, 1) for across in (-1, 0, 1))
"""The shifts at which views are compared, up to a pixel (down, right): no outline is exact."""


def normalise(view: Picture) -> Floats:
    """Returns a view (h, w, 3) with its local contrast, without its local brightness and colour."""
    return local_contrast(_blurred(np.asarray(view, np.float32), SHARPNESS_PX), CONTRAST_PX, NOISE)


def difference(one: Floats, others: Sequence[Floats]) -> Floats:
    """Returns how much a normalised view differs at each pixel (h, w) from the one of `others` most like it there."""
    parts = [
        _blurred(mean_square(np.roll(other, shift, axis=(0, 1)) - one), WINDOW_PX)
        for other in others
        for shift in SHIFTS
    ]
    return np.asarray(np.min(parts, axis=0), np.float32)


def _blurred(values: Floats, pixels: float) -> Floats:
    return np.asarray(cv2.GaussianBlur(values, (0, 0), pixels), np.float32)
