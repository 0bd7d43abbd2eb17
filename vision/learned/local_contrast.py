"""Local contrast: shows what is printed on a card whatever the light, which multiplies values and varies smoothly."""

from functools import lru_cache
from typing import Final

import cv2
import numpy as np

from vision.geometry import Floats

LOG_OFFSET: Final = 16.0
"""Added to values before their logarithms are taken: light multiplies them."""
STEEPNESS: Final = 64.0
"""The factor of the logarithms: with it a step is about as large as in grey levels at medium brightness."""
_EVEN: Final = np.full((1, 3), 1 / 3, np.float32)


def local_contrast(picture: Floats, around_px: float, faint: float) -> Floats:
    """Returns a picture (h, w) or (h, w, 3) less its local mean, divided by its local standard deviation plus `faint`.

    `around_px` is the standard deviation of the Gaussian window. Thanks to `faint`, in grey levels, plain areas stay
    plain.
    """
    values = STEEPNESS * np.log(picture + LOG_OFFSET)
    values = values - cv2.GaussianBlur(values, (0, 0), around_px)
    spread = np.sqrt(cv2.GaussianBlur(mean_square(values), (0, 0), around_px)) + faint
    return np.asarray(values / (spread if values.ndim == 2 else spread[..., None]), np.float32)


def local_contrasts(pictures: Floats, around_px: float, faint: float) -> Floats:
    """Returns the `local_contrast` of many small pictures (n, h, w, 3) at once, in a fraction of the time."""
    count, height, width, channels = pictures.shape
    down, across = _blurring(height, around_px), _blurring(width, around_px)
    values = STEEPNESS * np.log(pictures + LOG_OFFSET)
    values -= across @ (down @ values.reshape(count, height, -1)).reshape(pictures.shape)
    squares = np.einsum("nhwc,nhwc->nhw", values, values) / channels
    spread = np.sqrt(np.maximum(down @ squares @ across.T, 0)) + faint
    return np.asarray(values / spread[..., None], np.float32)


@lru_cache(maxsize=8)
def _blurring(pixels: int, around_px: float) -> Floats:
    """Returns the matrix (n, n) that blurs a row of n pixels."""
    rows = [cv2.GaussianBlur(row[:, None], (0, 0), around_px) for row in np.eye(pixels, dtype=np.float32)]
    return np.hstack([row.reshape(-1, 1) for row in rows])


def mean_square(values: Floats) -> Floats:
    """Returns the mean of the squared channels at each pixel (h, w), by OpenCV: numpy takes ten times as long."""
    squares = values * values
    return np.asarray(squares if values.ndim == 2 else cv2.transform(squares, _EVEN), np.float32)
