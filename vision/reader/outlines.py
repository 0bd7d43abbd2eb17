"""Outlines: each card's sides moved onto the edges that the picture shows.

The finder guesses a card's outline from its indices. Here the card is cut out upright by that guess, and each side is
moved to the straight line at which the colour of the card's stock ends. A side without such a line stays.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar

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


Number = TypeVar("Number", np.int64, np.float64)

BOX: Final = card_box(SIZE, MARGIN)
"""Where the card's corners (4, 2) are in its view."""


@dataclass(frozen=True, slots=True)
class Search:
    """How far lines are searched from the guess, in pixels of the view: `reach`, in steps of `step`."""

    reach: int
    step: int


SEARCHES: Final = (Search(12, 2), Search(4, 1))
"""First roughly, then from what was found."""


@dataclass(frozen=True, slots=True, eq=False)
class _Lines:
    """The n lines that a search compares at each side, the same for every card.

    `ends` (n, 2) is how far the ends of a line are moved outward, and `cost` (n,) what it loses by that; `x` and `y`
    are the places that are looked at, and `weights` (SAMPLES * (2 reach + 1), n) give the mean step along each line.
    """

    ends: Floats
    cost: Floats
    x: Floats
    y: Floats
    weights: Floats

    @classmethod
    @cache
    def of(cls, search: Search) -> "_Lines":
        """Returns the lines of a search."""
        offsets = np.arange(-search.reach, search.reach + 1, search.step)
        ends = np.stack(np.meshgrid(offsets, offsets, indexing="ij"), axis=2).reshape(-1, 2).astype(np.float32)
        start, end = ends.T
        cost = PULL * (np.abs(start + end) / 2 + np.abs(start - end) / 2)
        return cls(ends, cost, *_places(search.reach), _weights(ends, search.reach))


def _places(reach: int) -> tuple[Floats, Floats]:
    """Returns x and y of each side's samples at each offset outward, (4 * SAMPLES, 2 (reach + STRIP) + 1)."""
    across = np.roll(BOX, -1, axis=0) - BOX
    samples = BOX[:, None] + across[:, None] * np.linspace(*ENDS, SAMPLES)[None, :, None]
    offsets = np.arange(-reach - STRIP, reach + STRIP + 1)
    places = samples[:, :, None] + _outward(BOX)[:, None, None] * offsets[None, None, :, None]
    x, y = np.moveaxis(places.astype(np.float32).reshape(4 * SAMPLES, len(offsets), 2), 2, 0)
    return np.ascontiguousarray(x), np.ascontiguousarray(y)


def _weights(ends: Floats, reach: int) -> Floats:
    """Returns the share of each step (SAMPLES * (2 reach + 1), n) in the mean along each line, by interpolation."""
    count, along, lines = 2 * reach + 1, np.linspace(*ENDS, SAMPLES), np.arange(len(ends))[:, None]
    at = ends[:, :1] * (1 - along) + ends[:, 1:] * along + reach
    low = np.minimum(at.astype(np.int64), count - 2)
    weights, first = np.zeros((len(ends), SAMPLES * count)), np.arange(SAMPLES) * count + low
    weights[lines, first] = 1 - (at - low)
    weights[lines, first + 1] = at - low
    return np.ascontiguousarray(weights.T / SAMPLES, np.float32)


def refine_outline(bgr: Picture, quad: Quad) -> Quad:
    """Returns the card's outline (4, 2) with its sides on the edges that the picture (h, w, 3) shows."""
    for search in SEARCHES:
        quad = _refine(bgr, quad, search)
    return quad


def _refine(bgr: Picture, quad: Quad, search: Search) -> Quad:
    to_picture = np.asarray(cv2.getPerspectiveTransform(BOX, quad.astype(np.float32)), np.float64)
    if not np.isfinite(to_picture).all():
        return quad
    ends, is_edge = _best_lines(_difference_from_stock(_view(bgr, to_picture)), search)
    if int(is_edge.sum()) < FEWEST_SIDES:
        return quad
    found = cv2.perspectiveTransform(_corners(_moved(BOX, np.where(is_edge[:, None], ends, 0)))[None], to_picture)[0]
    return np.asarray(found, np.float32) if cv2.isContourConvex(found.reshape(-1, 1, 2)) else quad


def _view(bgr: Picture, to_picture: NDArray[np.float64]) -> Picture:
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    view = cv2.warpPerspective(bgr, to_picture, SIZE, flags=flags, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(cv2.GaussianBlur(view, (3, 3), 0), np.uint8)


def _difference_from_stock(view: Picture) -> Floats:
    """Returns how much each pixel (h, w) of a view differs from the colour of the card's stock."""
    lab = np.asarray(cv2.cvtColor(view, cv2.COLOR_BGR2LAB), np.uint8)
    left, top = (int(v) + STRIP for v in BOX[0])
    inside = lab[top:-top, left:-left]
    bins = _summed(_BINS, inside)
    is_stock = np.asarray(bins == np.bincount(bins.ravel()).argmax(), np.uint8)
    stock = np.array(cv2.mean(inside, is_stock)[:3])
    apart = (_VALUES - stock[:, None]) * _WEIGHTS
    return np.asarray(np.minimum(np.sqrt(_summed(apart**2, lab)), FARTHEST), np.float32)


_VALUES: Final = np.arange(256)
_WEIGHTS: Final = np.array([[LIGHTNESS], [1], [1]])
_BINS: Final = (_VALUES * _WEIGHTS / BIN).astype(np.int64) * [[BINS * BINS], [BINS], [1]]
"""What each value of the three channels adds to the number of a colour's bin, (3, 256)."""


def _summed(tables: NDArray[Number], picture: Picture) -> NDArray[Number]:
    """Returns for each pixel (h, w) the sum of what `tables` (3, 256) have for its channels."""
    return np.asarray(tables[0][picture[..., 0]] + tables[1][picture[..., 1]] + tables[2][picture[..., 2]])


def _best_lines(difference: Floats, search: Search) -> tuple[Floats, NDArray[np.bool_]]:
    """Returns how far each side's two ends move outward (4, 2), and whether the colour steps there (4,)."""
    lines = _Lines.of(search)
    worth = _steps(difference, lines, search.reach).reshape(4, -1) @ lines.weights / CLEAR - lines.cost
    best = worth.argmax(axis=1)
    return lines.ends[best], worth[np.arange(4), best] >= LEAST


def _steps(difference: Floats, lines: _Lines, reach: int) -> Floats:
    """Returns the step in colour outward at each side's samples and offsets, (4, SAMPLES, 2 reach + 1)."""
    remapped = cv2.remap(difference, lines.x, lines.y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    profiles = np.asarray(remapped).reshape(4, SAMPLES, -1)
    sums = np.cumsum(np.pad(profiles, ((0, 0), (0, 0), (1, 0))), axis=2)
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
