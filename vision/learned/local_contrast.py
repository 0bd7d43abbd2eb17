"""Local contrast: what is printed on a card, whatever the light, which multiplies values and changes slowly."""

from typing import Final

import cv2
import numpy as np

from vision.geometry import Floats

DARKEST: Final = 16.0
"""Added to values before their logarithms are taken: light multiplies them."""
STEEPNESS: Final = 64.0
"""The factor of the logarithms: about the grey levels of a step where the picture is of medium brightness."""
_EVEN: Final = np.full((1, 3), 1 / 3, np.float32)


def local_contrast(picture: Floats, around_px: float, faint: float) -> Floats:
    """Returns the contrast of a picture (h, w) or (h, w, 3) beside what is round each place, within so many pixels.

    Contrast of less than `faint` grey levels or so stays small: plain areas stay plain.
    """
    values = STEEPNESS * np.log(picture + DARKEST)
    values = values - cv2.GaussianBlur(values, (0, 0), around_px)
    spread = np.sqrt(cv2.GaussianBlur(mean_square(values), (0, 0), around_px)) + faint
    return np.asarray(values / (spread if values.ndim == 2 else spread[..., None]), np.float32)


def mean_square(values: Floats) -> Floats:
    """Returns the mean of the squares of the channels at each pixel (h, w); numpy takes ten times as long."""
    squares = values * values
    return np.asarray(squares if values.ndim == 2 else cv2.transform(squares, _EVEN), np.float32)
