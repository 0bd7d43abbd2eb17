"""Cards of dark stock: read with their lightness inverted, as if they were printed on light stock."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture

DIM_PRINT: Final = 1.5
"""Dark stock lies farther from the lightest print than from the darkest, by this factor."""
LIGHT_PRINT: Final = 97
DARK_PRINT: Final = 3
"""The percentiles of a crop's lightness that are print."""


def on_light_stock(crops: Picture) -> Picture:
    """Returns crops of cards (n, h, w, 3), those on dark stock with their lightness inverted."""
    is_dark = are_on_dark_stock(crops)
    if not is_dark.any():
        return crops
    light = crops.copy()
    for place in np.flatnonzero(is_dark):
        light[place] = invert_lightness(crops[place])
    return light


def are_on_dark_stock(crops: Picture) -> NDArray[np.bool_]:
    """Whether what is printed on each of n crops of cards (n, h, w, 3) is lighter than their stock, (n,)."""
    grey = crops.mean(axis=3).reshape(len(crops), -1)
    dark, stock, light = np.percentile(grey, (DARK_PRINT, 50, LIGHT_PRINT), axis=1)
    return np.asarray((light - stock) > DIM_PRINT * (stock - dark))


def invert_lightness(bgr: Picture) -> Picture:
    """Returns a picture (h, w, 3) in which what is light is dark, each colour of the same hue."""
    lab = cv2.cvtColor(bgr, cv2.COLOR_BGR2LAB)
    lab[:, :, 0] = 255 - lab[:, :, 0]
    return np.asarray(cv2.cvtColor(lab, cv2.COLOR_LAB2BGR), np.uint8)
