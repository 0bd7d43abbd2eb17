"""Picture quality: detects frames that cannot be read before they are read.

It rejects only what cannot be a table: a dark, soft or plain picture that might show a card passes.
"""

from enum import StrEnum
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

LEAST_SIDE: Final = 24
"""The minimum side of a picture in pixels: a smaller one cannot show an index."""
MOST_ELONGATED: Final = 12
"""The maximum ratio of a camera picture's sides."""
LIGHT_SAMPLE_PX: Final = 80
"""Brightness is measured on a picture with sides of this many pixels."""
BANDS: Final = 16
ROWS: Final = 8
"""Detail is measured on this many bands of this many rows each, spread over the picture."""
BLACK: Final = 20
WHITE: Final = 250
NEGLIGIBLE_SHARE: Final = 0.002
"""A smaller share of the pixels is ignored: hot pixels, or a lamp's reflection."""
MAX_PLAIN_RANGE: Final = 6.0
"""The maximum range of grey levels in the picture of a plain wall."""
MIN_EDGE_STEP: Final = 0.05
"""The maximum step between neighbouring pixels, as a share of the contrast, in a picture without edges."""
MIN_EDGE_SHARE: Final = 0.0002
"""The minimum share of steeper steps: one card with its index has more."""
NOISE_KEPT: Final = 0.36
"""Averaged over 4 × 4 pixels, noise keeps at most this share of its contrast; a table keeps more."""
CUT_SHARE: Final = 0.2
"""If this share of the picture has one flat colour up to a straight edge, that part was not transmitted."""
CUT_EDGE: Final = 0.7
"""The minimum share of the edge with another colour: a plain background continues beside what lies on it."""


class Flaw(StrEnum):
    """Why a frame cannot be read."""

    SHAPE = "not a picture of three channels with eight bits each"
    SMALL = "too small for a card"
    NARROW = "too narrow for a table"
    BLACK = "black: is the lens covered?"
    WHITE = "white: far too much light"
    PLAIN = "one plain colour"
    ONE_CHANNEL = "only one colour arrives"
    HALF = "part of the picture is missing"
    NOISE = "nothing but noise"
    BLURRED = "no sharp edge anywhere: is the lens in focus?"
    ADAPTING = "the camera adapts to the light"


MISSHAPEN: Final = (Flaw.SHAPE, Flaw.SMALL, Flaw.NARROW)
"""The flaws of a frame in which nothing can be measured, not even its light."""


def find_flaw(bgr: NDArray[Any]) -> Flaw | None:
    """Returns why an array cannot be read as a frame (h, w, 3), or None if it can."""
    if not isinstance(bgr, np.ndarray) or bgr.ndim != 3 or bgr.shape[2] != 3 or bgr.dtype != np.uint8:
        return Flaw.SHAPE
    short, long = sorted(bgr.shape[:2])
    if short < LEAST_SIDE:
        return Flaw.SMALL
    if long > short * MOST_ELONGATED:
        return Flaw.NARROW
    return _flaw_of_light(bgr) or _flaw_of_detail(bgr)


def _flaw_of_light(bgr: NDArray[np.uint8]) -> Flaw | None:
    down, across = (max(1, side // LIGHT_SAMPLE_PX) for side in bgr.shape[:2])
    blue, green, red = cv2.split(np.ascontiguousarray(bgr[::down, ::across]))
    brightest, darkest = cv2.max(cv2.max(blue, green), red), cv2.min(cv2.min(blue, green), red)
    negligible = NEGLIGIBLE_SHARE * brightest.size
    if np.count_nonzero(brightest > BLACK) < negligible:
        return Flaw.BLACK
    if np.count_nonzero(darkest < WHITE) < negligible:
        return Flaw.WHITE
    if all(_spread(channel) <= MAX_PLAIN_RANGE for channel in (blue, green, red)):
        return Flaw.PLAIN
    return Flaw.ONE_CHANNEL if sorted(int(channel.max()) for channel in (blue, green, red))[1] <= 2 else None


def _spread(channel: NDArray[Any]) -> int:
    """Returns the range of levels in one channel, without the outermost 0.1 % on each side."""
    counts = np.cumsum(cv2.calcHist([channel], [0], None, [256], [0, 256]))
    low, high = np.searchsorted(counts, (0.001 * counts[-1], 0.999 * counts[-1]))
    return int(high - low)


def _flaw_of_detail(bgr: NDArray[np.uint8]) -> Flaw | None:
    if is_cut(bgr) or is_cut(bgr.transpose(1, 0, 2)):
        return Flaw.HALF
    starts = np.linspace(0, bgr.shape[0] - ROWS, BANDS).astype(int)
    bands = cv2.cvtColor(np.vstack([bgr[start : start + ROWS] for start in starts]), cv2.COLOR_BGR2GRAY)
    if is_noise(bands):
        return Flaw.NOISE
    return Flaw.BLURRED if is_blurred(bands) else None


def is_cut(bgr: NDArray[np.uint8]) -> bool:
    """Whether the picture stops at a straight edge, with one flat colour on one side of it only."""
    height = bgr.shape[0]
    first, last = _flat_rows(bgr), _flat_rows(bgr[::-1])
    if max(first, last) < CUT_SHARE * height or first >= height or min(first, last) > 0.5 * max(first, last):
        return False
    beyond = bgr[first : first + 4] if first > last else bgr[height - last - 4 : height - last]
    colour = bgr[0 if first > last else -1, 0]
    return bool((beyond != colour).any(axis=2).mean() >= CUT_EDGE)


def _flat_rows(bgr: NDArray[np.uint8]) -> int:
    """Returns how many rows from the top have the very colour of the first pixel, or 0 if they are few."""
    few = bgr[:, :: max(1, bgr.shape[1] // 64)]
    first = few[: max(1, int(CUT_SHARE * few.shape[0])) : 4]
    if not (first[0] == bgr[0, 0]).all() or not (first == bgr[0, 0]).all():
        return 0
    same = (few == bgr[0, 0]).all(axis=(1, 2))
    return int(np.argmin(same)) if not same.all() else len(same)


def is_noise(bands: NDArray[Any]) -> bool:
    """Whether neighbouring pixels in grey bands (n × 8, w) are uncorrelated."""
    whole = float(cv2.meanStdDev(bands)[1][0, 0])
    small = cv2.resize(bands, (max(1, bands.shape[1] // 4), max(1, bands.shape[0] // 4)), interpolation=cv2.INTER_AREA)
    return whole > 12 and float(cv2.meanStdDev(small)[1][0, 0]) < NOISE_KEPT * whole


def is_blurred(bands: NDArray[Any]) -> bool:
    """Whether grey bands (n × 8, w) have no edge as steep as a printed letter's in either direction."""
    columns = np.ascontiguousarray(bands[:, ::4])
    steep = max(3.0, MIN_EDGE_STEP * _spread(columns))
    across = cv2.absdiff(bands[::4, 1:], bands[::4, :-1])
    down = cv2.absdiff(columns[1:], columns[:-1])
    down[ROWS - 1 :: ROWS] = 0  # the border between two bands is no edge of the picture
    return all(np.count_nonzero(steps > steep) < MIN_EDGE_SHARE * steps.size for steps in (across, down))
