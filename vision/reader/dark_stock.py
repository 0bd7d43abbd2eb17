"""Cards of dark stock: read as they are, and with their lightness inverted as if they were of light stock."""

from collections.abc import Callable
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats

Score: TypeAlias = Callable[[Picture], Floats]
"""Returns the scores (n, k) of crops (n, h, w, 3)."""
DIM_PRINT: Final = 1.5
"""Dark stock lies farther from the lightest print than from the darkest, by this factor."""
SHARES: Final = (0.03, 0.5, 0.97)
"""The shares of a crop's pixels that are darker than its darkest print, its stock and its lightest print."""


def score_any_stock(score: Score, crops: Picture, *, whole: bool = False) -> Floats:
    """Returns the scores (n, k) of crops of cards (n, h, w, 3), of those on dark stock the mean with their negatives'.

    A network has seen fewer cards of dark stock; in their negatives it takes one ink for all suits for that of two.
    Where the crops show `whole` cards, the mean is also over negatives without hues, and over all of them upside down:
    of a card, the same is seen.
    """
    scores = score(crops)
    is_dark = are_on_dark_stock(crops)
    if is_dark.any():
        looks = [np.stack([invert_lightness(crop) for crop in crops[is_dark]])]
        if whole:
            looks.append(np.stack([_without_hue(negative) for negative in looks[0]]))
            looks += [look[:, ::-1, ::-1] for look in (crops[is_dark], *looks)]
        scores[is_dark] = np.mean([scores[is_dark], *map(score, looks)], axis=0)
    return scores


def are_on_dark_stock(crops: Picture) -> NDArray[np.bool_]:
    """Whether what is printed on each of n crops of cards (n, h, w, 3) is lighter than their stock, (n,)."""
    if not len(crops):
        return np.zeros(0, np.bool_)
    count, height, width, _ = crops.shape
    grey = cv2.cvtColor(crops.reshape(count * height, width, 3), cv2.COLOR_BGR2GRAY).reshape(count, height * width)
    places = [round(share * (height * width - 1)) for share in SHARES]
    dark, stock, light = np.partition(grey, places, axis=1)[:, places].T.astype(int)
    return np.asarray((light - stock) > DIM_PRINT * (stock - dark))


def invert_lightness(bgr: Picture) -> Picture:
    """Returns a picture (h, w, 3) in which what is light is dark, each colour of the same hue."""
    lab = cv2.cvtColor(bgr, cv2.COLOR_BGR2LAB)
    lab[:, :, 0] = 255 - lab[:, :, 0]
    return np.asarray(cv2.cvtColor(lab, cv2.COLOR_LAB2BGR), np.uint8)


def _without_hue(bgr: Picture) -> Picture:
    return np.asarray(cv2.cvtColor(cv2.cvtColor(bgr, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR), np.uint8)
