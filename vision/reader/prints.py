"""Compares what is printed on two cards, so that a card is told by others in the same picture."""

from collections.abc import Sequence
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
"""The range to which a print is clipped, in multiples of the contrast around each place."""
MOST_OFFSET: Final = (1 / 7, 1 / 6)
"""How far a card may lie off its place, as shares of its height and width."""
MARGIN_PX: Final = 6
"""How far a print may be moved onto another, about; this much is left out at its edges."""
STEPS: Final = (cv2.TERM_CRITERIA_COUNT | cv2.TERM_CRITERIA_EPS, 25, 1e-3)
SMOOTHED_SIZE: Final = 3
"""The side of the Gaussian filter, in pixels."""
LEAST_SCALE: Final = 0.6
"""The minimum factor by which the area of a print may change; beyond it two prints have nothing in common."""
BLANK: Final = 0.01
"""The minimum standard deviation of a print; with less nothing is printed there."""


def print_of(view: Picture, token: FoundToken | None, px_per_mm: float) -> Print:
    """Returns what is printed on a card, by its upright view; 0 where a token or its shadow lies."""
    seen = np.ones(view.shape[:2], np.float32)
    if token is not None:
        cv2.circle(seen, token.at, round(token.reach_mm * px_per_mm), (0,), -1)
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
    down, right = (round(share * side) for share, side in zip(MOST_OFFSET, one.shape, strict=False))
    middle = one[down:-down, right:-right]
    if min(float(middle.std()), float(other[down:-down, right:-right].std())) < BLANK:
        return 0.0
    return max(
        float(cv2.matchTemplate(way, middle, cv2.TM_CCOEFF_NORMED).max()) for way in (other, _upside_down(other))
    )


def aligned_likeness(one: Print, other: Print) -> float:
    """Returns the normalized correlation of two prints, either way up, once the other is moved onto the one.

    It is moved by the affine map that maximises it (ECC), as an outline may be off on each of its sides.
    """
    return _aligned(one, (other, _upside_down(other)))


def symmetry(shown: Print) -> float:
    """Returns the normalized correlation of a print with itself upside down, once that is moved onto it."""
    return _aligned(shown, (_upside_down(shown),))


def _upside_down(shown: Print) -> Print:
    return np.ascontiguousarray(shown[::-1, ::-1])


def _aligned(one: Print, ways: Sequence[Print]) -> float:
    """Returns the largest normalized correlation of a print with one of others, once that is moved onto it."""
    inner = one[MARGIN_PX:-MARGIN_PX, MARGIN_PX:-MARGIN_PX]
    if min(float(inner.std()), float(ways[0].std())) < BLANK:
        return 0.0
    matches = [(cv2.minMaxLoc(cv2.matchTemplate(way, inner, cv2.TM_CCOEFF_NORMED)), way) for way in ways]
    (_, highest, _, (x, y)), way = max(matches, key=lambda match: match[0][1])
    moved = _moved_onto(inner, way, np.array([[1, 0, x], [0, 1, y]], np.float32))
    return float(highest) if moved is None else max(float(highest), _correlation(inner, moved))


def _moved_onto(inner: Print, other: Print, start: NDArray[np.float32]) -> Print | None:
    """Returns a print moved onto the middle of another, from `start` (2, 3) on; None if they have too little alike."""
    grey, seen = np.asarray(other.mean(axis=2)), np.ones(other.shape[:2], np.uint8)
    try:
        _, onto = cv2.findTransformECC(inner.mean(axis=2), grey, start, cv2.MOTION_AFFINE, STEPS, seen, SMOOTHED_SIZE)
    except cv2.error:
        return None
    if not LEAST_SCALE <= abs(float(np.linalg.det(onto[:, :2]))) <= 1 / LEAST_SCALE:
        return None
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    return np.asarray(cv2.warpAffine(other, np.asarray(onto), inner.shape[1::-1], flags=flags), np.float32)


def _correlation(one: Print, other: Print) -> float:
    return float(cv2.matchTemplate(other, one, cv2.TM_CCOEFF_NORMED)[0, 0])


def turned(shown: Print, degrees: float) -> Print:
    """Returns a print turned about the card's middle."""
    height, width = shown.shape[:2]
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), degrees, 1)
    return np.asarray(cv2.warpAffine(shown, turn, (width, height)), np.float32)
