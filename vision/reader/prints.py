"""Compares what is printed on two cards, so that a card is told by others in the same picture."""

from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.reader.tokens import FoundToken

Print: TypeAlias = NDArray[np.float32]
"""An upright view of a card (h, w, 3) without light and shade: how far each place differs from those around it."""

SMOOTHED_PX: Final = 0.7
AROUND_PX: Final = 6.0
"""The standard deviation of the surroundings with which a place is compared, and half that of their contrast."""
NOISE: Final = 2.0
"""The contrast of a place without print, in grey levels."""
MOST: Final = 1.5
"""A place differs by this many times the contrast round it, at most."""
TOKEN_GROWN: Final = 1.35
"""This much of a token's radius is left out: its edge and its shadow are no print."""
PUSHED: Final = (1 / 7, 1 / 6)
"""A card lies off its place by at most this share of its height and width."""
BLANK: Final = 0.01
"""A print that varies by less is none."""


def print_of(view: Picture, token: FoundToken | None, px_per_mm: float) -> Print:
    """Returns what is printed on a card, by its upright view; 0 where a token lies."""
    seen = np.ones(view.shape[:2], np.float32)
    if token is not None:
        cv2.circle(seen, token.at, round(token.radius_mm * TOKEN_GROWN * px_per_mm), (0,), -1)
    smooth = cv2.GaussianBlur(view, (0, 0), SMOOTHED_PX).astype(np.float32)
    apart = (smooth - _around(smooth, seen, AROUND_PX)) * seen[:, :, None]
    contrast = np.sqrt((_around(apart**2, seen, 2 * AROUND_PX)).sum(axis=2, keepdims=True)) + NOISE
    return np.asarray(np.clip(apart / contrast, -MOST, MOST), np.float32)


def _around(values: NDArray[np.float32], seen: NDArray[np.float32], sigma: float) -> NDArray[np.float32]:
    """Returns the mean of what is seen round each place, as a normalized convolution."""
    weights = np.maximum(cv2.GaussianBlur(seen, (0, 0), sigma), 1e-3)
    return np.asarray(cv2.GaussianBlur(values * seen[:, :, None], (0, 0), sigma) / weights[:, :, None], np.float32)


def likeness(one: Print, other: Print) -> float:
    """Returns the largest normalized correlation of two prints, either way up, wherever each lies in its place."""
    down, right = (round(share * side) for share, side in zip(PUSHED, one.shape, strict=False))
    middle = one[down:-down, right:-right]
    if min(float(middle.std()), float(other[down:-down, right:-right].std())) < BLANK:
        return 0.0
    ways = (other, np.ascontiguousarray(other[::-1, ::-1]))
    return max(float(cv2.matchTemplate(way, middle, cv2.TM_CCOEFF_NORMED).max()) for way in ways)


def turned(shown: Print, degrees: float) -> Print:
    """Returns a print turned about the card's middle."""
    height, width = shown.shape[:2]
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), degrees, 1)
    return np.asarray(cv2.warpAffine(shown, turn, (width, height)), np.float32)
