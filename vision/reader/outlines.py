"""Outlines: each card's sides moved onto the edges that the picture shows.

The finder guesses a card's outline from its indices. Here the card is cut out upright by that guess, and each side is
moved to the straight line at which the colour of the card's stock ends. A side without such a line stays.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats, Quad
from vision.reader.views import card_box

SIZE: Final = (96, 124)
"""The view of a card, width and height in pixels: the card, and a margin of its surroundings."""
MARGIN: Final = 0.25
"""The margin on each side, as a share of the card."""
SAMPLES: Final = 28
"""So many places along a side are looked at, between ENDS of it: corners are round."""
ENDS: Final = (0.1, 0.9)
STRIP: Final = 2
"""The colours so many pixels on both sides of a line are compared."""
LIGHTNESS: Final = 0.85
"""The weight of a difference in lightness: shadows change it most."""
FARTHEST: Final = 60.0
"""Colours that differ from the stock by more than this count as this different."""
CLEAR: Final = 45.0
"""A step in colour by this much is a clear edge; larger ones count as this."""
LEAST: Final = 0.2
"""The mean step along a line, as a share of CLEAR, from which it is the card's edge."""
PULL: Final = 0.005
"""What a line loses for each pixel by which it is moved, as a share of CLEAR: inner frames and other cards mislead."""
FEWEST_SIDES: Final = 2
"""With fewer sides found, the outline stays as it was guessed."""
BIN: Final = 8
"""The stock's colour is the most frequent one on the card, among colours rounded to this."""
BINS: Final = 256 // BIN


@dataclass(frozen=True, slots=True)
class Search:
    """How far lines are searched from the guess, in pixels of the view: `reach`, in steps of `step`."""

    reach: int
    step: int


SEARCHES: Final = (Search(12, 2), Search(4, 1))
"""First roughly, then from what was found."""


def refine_outline(bgr: Picture, quad: Quad) -> Quad:
    """Returns the card's outline (4, 2) with its sides on the edges that the picture (h, w, 3) shows."""
    for search in SEARCHES:
        quad = _refine(bgr, quad, search)
    return quad


def _refine(bgr: Picture, quad: Quad, search: Search) -> Quad:
    box = card_box(SIZE, MARGIN)
    to_picture = np.asarray(cv2.getPerspectiveTransform(box, quad.astype(np.float32)), np.float64)
    if not np.isfinite(to_picture).all():
        return quad
    ends, is_edge = _best_lines(_difference_from_stock(_view(bgr, to_picture)), box, search)
    if int(is_edge.sum()) < FEWEST_SIDES:
        return quad
    found = cv2.perspectiveTransform(_corners(_moved(box, np.where(is_edge[:, None], ends, 0)))[None], to_picture)[0]
    return np.asarray(found, np.float32) if cv2.isContourConvex(found.reshape(-1, 1, 2)) else quad


def _view(bgr: Picture, to_picture: NDArray[np.float64]) -> Picture:
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    view = cv2.warpPerspective(bgr, to_picture, SIZE, flags=flags, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(cv2.GaussianBlur(view, (3, 3), 0), np.uint8)


def _difference_from_stock(view: Picture) -> Floats:
    """Returns how much each pixel (h, w) of a view differs from the colour of the card's stock."""
    lab = cv2.cvtColor(view, cv2.COLOR_BGR2LAB).astype(np.float32)
    lab[..., 0] *= LIGHTNESS
    left, top = (int(v) + STRIP for v in card_box(SIZE, MARGIN)[0])
    inside = lab[top:-top, left:-left].reshape(-1, 3)
    bins = (inside / BIN).astype(np.int64) @ np.array([BINS * BINS, BINS, 1])
    stock = inside[bins == np.bincount(bins).argmax()].mean(axis=0)
    return np.asarray(np.minimum(np.linalg.norm(lab - stock, axis=2), FARTHEST), np.float32)


def _best_lines(difference: Floats, box: Floats, search: Search) -> tuple[Floats, NDArray[np.bool_]]:
    """Returns how far each side's two ends move outward (4, 2), and whether the colour steps there (4,)."""
    steps = _steps(difference, box, search.reach)
    along = np.linspace(*ENDS, SAMPLES)
    offsets = np.arange(-search.reach, search.reach + 1, search.step)
    start, end = (ends.ravel() for ends in np.meshgrid(offsets, offsets, indexing="ij"))
    at = start[:, None] * (1 - along) + end[:, None] * along + search.reach
    low = np.minimum(at.astype(np.int64), 2 * search.reach - 1)
    share = (at - low).astype(np.float32)
    places = np.arange(SAMPLES)
    mean = (steps[:, places, low] * (1 - share) + steps[:, places, low + 1] * share).mean(axis=2) / CLEAR
    cost = PULL * (np.abs(start + end) / 2 + np.abs(start - end) / 2)
    best = (mean - cost).argmax(axis=1)
    sides = np.arange(4)
    return np.stack([start[best], end[best]], axis=1).astype(np.float32), (mean - cost)[sides, best] >= LEAST


def _steps(difference: Floats, box: Floats, reach: int) -> Floats:
    """Returns the step in colour outward at each side's samples and offsets, (4, SAMPLES, 2 reach + 1)."""
    starts, across = box, np.roll(box, -1, axis=0) - box
    samples = starts[:, None] + across[:, None] * np.linspace(*ENDS, SAMPLES)[None, :, None]
    offsets = np.arange(-reach - STRIP, reach + STRIP + 1)
    places = samples[:, :, None] + _outward(box)[:, None, None] * offsets[None, None, :, None]
    x, y = np.moveaxis(places.astype(np.float32).reshape(4 * SAMPLES, len(offsets), 2), 2, 0)
    profiles = np.asarray(cv2.remap(difference, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE))
    sums = np.cumsum(np.pad(profiles.reshape(4, SAMPLES, -1), ((0, 0), (0, 0), (1, 0))), axis=2)
    count = 2 * reach + 1
    inside = sums[:, :, STRIP : STRIP + count] - sums[:, :, :count]
    outside = sums[:, :, 2 * STRIP : 2 * STRIP + count] - sums[:, :, STRIP : STRIP + count]
    return np.asarray(np.clip((outside - inside) / STRIP, -CLEAR, CLEAR), np.float32)


def _outward(box: Floats) -> Floats:
    """Returns the unit vectors (4, 2) that point outward from the sides of a clockwise box."""
    along = np.roll(box, -1, axis=0) - box
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    return np.stack([along[:, 1], -along[:, 0]], axis=1)


def _moved(box: Floats, ends: Floats) -> Floats:
    """Returns the sides (4, 2, 2) of the box, their two ends moved outward by `ends` (4, 2)."""
    sides = np.stack([box, np.roll(box, -1, axis=0)], axis=1)
    return np.asarray(sides + ends[:, :, None] * _outward(box)[:, None], np.float32)


def _corners(sides: Floats) -> Floats:
    """Returns where each side's line (4, 2, 2) meets that of the side before, (4, 2)."""
    ones = np.ones((4, 2, 1), np.float32)
    points = np.concatenate([sides, ones], axis=2)
    lines = np.cross(points[:, 0], points[:, 1])
    meets = np.cross(np.roll(lines, 1, axis=0), lines)
    return np.asarray(meets[:, :2] / meets[:, 2:], np.float32)
