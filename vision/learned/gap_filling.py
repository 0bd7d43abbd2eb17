"""Looks again, nearer and with the known size, where cards in rows leave a gap."""

from collections.abc import Callable, Sequence
from math import log
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Quad, height_of, intersection_over_union, width_of
from vision.learned.card_rows import RowGap, find_gaps
from vision.learned.outline_maps import brightened, map_outlines, negative
from vision.learned.outline_pool import OutlinePool
from vision.learned.outlines import find_outlines

ROUNDS: Final = 3
"""The maximum number of rounds: a card that is found may show where another one lies."""
MARGIN: Final = 0.7
"""The margin around a gap that is searched, in card heights."""
MOST_OUTLINES: Final = 20
Way: TypeAlias = tuple[float, Callable[[Picture], Picture]]
WAYS: Final[Sequence[Way]] = (
    (120.0, np.asarray),
    (120.0, negative),
    (80.0, np.asarray),
    (170.0, np.asarray),
    (120.0, brightened),
)
"""How a gap is searched: the height of a card there in pixels, and how the picture is made clearer."""
SAME_PLACE: Final = 0.45
"""The minimum overlap of a card with its gap (see `_shares`)."""
SAME_SIZE: Final = 0.2
"""The maximum difference of the logarithm of its area from that of the gap."""
SURE_FROM: Final = 0.45
MAYBE_FROM: Final = 0.5
"""The minimum score of a card, less the difference in size, where one must lie and where one may lie."""
TRIED_OVERLAP: Final = 0.8
"""A gap that overlaps one already searched by this much is not searched again."""
ONE_CARD: Final = 0.1
"""Two outlines that overlap by this much are of one card."""


def fill_gaps(bgr: Picture, quads: Sequence[Quad], pool: OutlinePool) -> tuple[list[Quad], list[Quad]]:
    """Returns the outlines of cards in rows with those found in gaps, and the gaps in which a card must lie unseen."""
    found = list(quads)
    tried: list[Quad] = []
    gaps = find_gaps(found)
    for _ in range(ROUNDS):
        untried = [gap for gap in gaps if not any(_shares(gap.quad, one, TRIED_OVERLAP) for one in tried)]
        new = [quad for gap in untried if (quad := _find_in(bgr, gap, pool)) is not None]
        if not new:
            break
        tried += [gap.quad for gap in untried]
        for quad in new:
            if not any(_shares(quad, one, ONE_CARD) for one in found):
                found.append(quad)
        gaps = find_gaps(found)
    return found, [gap.quad for gap in gaps if gap.is_sure]


def _find_in(bgr: Picture, gap: RowGap, pool: OutlinePool) -> Quad | None:
    """Returns the likeliest outline of about a gap's size in it; None if none is likely."""
    place = gap.quad
    seen = pool.join(_outlines_round(bgr, place, WAYS if gap.is_sure else WAYS[:1]))
    best: tuple[float, Quad | None] = (SURE_FROM if gap.is_sure else MAYBE_FROM, None)
    for quad, score in zip(seen.quads, seen.scores, strict=True):
        off = abs(log(max(cv2.contourArea(quad), 1.0) / max(cv2.contourArea(place), 1.0)))
        if off < SAME_SIZE and float(score) - off > best[0] and _shares(quad, place, SAME_PLACE):
            best = float(score) - off, quad
    return best[1]


def _outlines_round(bgr: Picture, place: Quad, ways: Sequence[Way]) -> OutlinePool:
    """Returns the outlines round a place, seen in several ways."""
    height = max(height_of(place), width_of(place))
    part, low = surroundings(bgr, place, MARGIN * height)
    pool = OutlinePool([], np.zeros(0, np.float32))
    if min(part.shape[:2]) < height:
        return pool
    for seen_px, made in ways:
        times = seen_px / height
        scaled = np.asarray(cv2.resize(part, None, fx=times, fy=times, interpolation=cv2.INTER_AREA), np.uint8)
        outlines = find_outlines(map_outlines(made(scaled)), None, MOST_OUTLINES)
        quads = [np.asarray(quad / times + low, np.float32) for quad in outlines.quads]
        pool = pool.join(OutlinePool(quads, outlines.scores))
    return pool


def surroundings(bgr: Picture, place: Quad, margin_px: float) -> tuple[Picture, NDArray[np.intp]]:
    """Returns the part of a picture (h, w, 3) round a place (4, 2), and where it begins: x, y.

    A place outside the picture has no pixels.
    """
    low = np.maximum(np.floor(place.min(axis=0) - margin_px), 0).astype(np.intp)
    high = np.maximum(np.ceil(place.max(axis=0) + margin_px), 0).astype(np.intp)
    return np.ascontiguousarray(bgr[low[1] : high[1], low[0] : high[0]]), low


def _shares(one: Quad, other: Quad, least: float) -> bool:
    return intersection_over_union(one, other) > least
