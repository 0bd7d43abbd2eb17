"""Runs the finder over a whole picture: an image pyramid, and large pictures in tiles."""

from collections.abc import Iterator
from math import ceil
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.reader.detections import Detections, decode, join, nothing, suppress_non_maxima
from vision.reader.layout import MOST_PX
from vision.reader.networks import FinderRunner

STEP: Final = 2.5
"""The factor from one scale to the next."""
LONGEST_PX: Final = 2048
"""Larger pictures are scaled down for the finder; patches are still cut at full resolution."""
NEARLY: Final = 0.95
"""If it leaves this share of LONGEST_PX, they are scaled down by a whole number, which is ten times as quick."""
TILE_PX: Final = 1_310_720
"""The approximate maximum of pixels in a tile, which limits the memory for any picture size."""
OVERLAP_PX: Final = 128
LARGEST_SHARE: Final = 0.19
"""The maximum size of an index as a share of the picture's longer side."""
LEAST_SIDE_PX: Final = 16
LEAST_HEAT: Final = 0.3  # EXPERIMENTS.md, 2026-11-26
"""The least heat of an index that is read: what the finder takes less surely for one shows no face."""
MAX_INDICES: Final = 200
"""At most this many indices are read, the hottest ones: twice as many as two decks in a grid show."""


def find_indices(bgr: Picture, finder: FinderRunner) -> Detections:
    """Returns every index seen at any scale once, hottest first, in pixels of the picture.

    Each is made of the one before, the largest first: to scale the whole each time would take longer.
    """
    height, width = bgr.shape[:2]
    parts = []
    for scale in scales(width, height):
        scaled = _scaled(bgr, (max(1, round(width * scale)), max(1, round(height * scale))))
        back = (width / scaled.shape[1], height / scaled.shape[0])
        parts.append(_find_at_its_size(scaled, finder).seen_from(back, (0, 0)))
        bgr = scaled
    return suppress_non_maxima(join(parts)).pick(slice(MAX_INDICES))


def scales(width: int, height: int) -> Iterator[float]:
    """Yields the scales at which a picture of that size is searched, largest first."""
    longest = max(width, height)
    scale, whole = min(1.0, LONGEST_PX / longest), 1 / ceil(longest / LONGEST_PX)
    scale = whole if whole >= NEARLY * scale else scale
    while min(width, height) * scale >= LEAST_SIDE_PX:
        yield scale
        if MOST_PX / scale >= LARGEST_SHARE * longest:
            return
        scale /= STEP


def _scaled(bgr: Picture, size: tuple[int, int]) -> Picture:
    """Returns the picture in `size` (width, height)."""
    if bgr.shape[1::-1] == size:
        return bgr
    return np.asarray(cv2.resize(bgr, size, interpolation=cv2.INTER_AREA), np.uint8)


def _find_at_its_size(bgr: Picture, finder: FinderRunner) -> Detections:
    return join([_find_in(bgr, rows, finder) for rows in _strips((bgr.shape[1], bgr.shape[0]))])


def _strips(size: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yields ranges of rows that overlap and hold at most TILE_PX pixels, if the picture is no wider than usual."""
    width, height = size
    rows = max(4 * OVERLAP_PX, TILE_PX // width // 32 * 32)
    top = 0
    while True:
        yield top, min(height, top + rows)
        if top + rows >= height:
            return
        top += rows - OVERLAP_PX


def _find_in(bgr: Picture, rows: tuple[int, int], finder: FinderRunner) -> Detections:
    top, bottom = rows
    detections = decode(finder.maps(bgr[top:bottom]), LEAST_HEAT)
    if not len(detections):
        return nothing()
    inside = (detections.centre >= 0).all(axis=1) & (detections.centre < [bgr.shape[1], bottom - top]).all(axis=1)
    return detections.pick(np.flatnonzero(inside)).seen_from((1, 1), (0, top))
