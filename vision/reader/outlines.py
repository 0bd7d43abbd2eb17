"""Outlines: each card's sides moved onto the edges that the picture shows.

The finder guesses a card's outline from its indices. Here the card is cut out upright by that guess, and each side is
moved to the straight line at which the colour of the card's stock ends. A side without such a line stays.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats, cross
from vision.reader.views import card_box

SIZE: Final = (96, 124)
"""The view of a card, width and height in pixels: the card, and a margin of its surroundings."""
MARGIN: Final = 0.25
"""The margin on each side, as a share of the card."""
SAMPLES: Final = 28
"""The number of samples along a side, between ENDS of it: corners are round."""
ENDS: Final = (0.1, 0.9)
STRIP: Final = 2
"""The width, in pixels, of the strips on both sides of a line whose colours are compared."""
LIGHTNESS: Final = 0.85
"""The weight of a difference in lightness: shadows change it most."""
FARTHEST: Final = 60.0
"""Colours that differ from the stock by more than this count as this different."""
CLEAR: Final = 45.0
"""A step in colour by this much is a clear edge; larger ones count as this."""
LEAST: Final = 0.2
"""The mean step along a line, as a share of CLEAR, from which it is the card's edge."""
MOVE_PENALTY: Final = 0.005
"""The penalty for each pixel by which a line is moved, as a share of CLEAR: inner frames and other cards mislead."""
FEWEST_SIDES: Final = 2
"""With fewer sides found, the outline stays as it was guessed."""
BIN: Final = 8
"""The stock's colour is the most frequent one on the card, among colours rounded to this."""
BINS: Final = 256 // BIN


BOX: Final = card_box(SIZE, MARGIN)
"""Where the card's corners (4, 2) are in its view."""
_OUTWARD: Final = np.array([[0, -1], [1, 0], [0, 1], [-1, 0]], np.float32)
"""The unit vectors (4, 2) that point outward from the sides of BOX."""


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
        cost = MOVE_PENALTY * (np.abs(start + end) / 2 + np.abs(start - end) / 2)
        return cls(ends, cost, *_places(search.reach), _weights(ends, search.reach))


def _places(reach: int) -> tuple[Floats, Floats]:
    """Returns x and y of each side's samples at each offset outward, (4 * SAMPLES, 2 (reach + STRIP) + 1)."""
    across = np.roll(BOX, -1, axis=0) - BOX
    samples = BOX[:, None] + across[:, None] * np.linspace(*ENDS, SAMPLES)[None, :, None]
    offsets = np.arange(-reach - STRIP, reach + STRIP + 1)
    places = samples[:, :, None] + _OUTWARD[:, None, None] * offsets[None, None, :, None]
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


@dataclass(frozen=True, slots=True, eq=False)
class RefinedOutlines:
    """n outlines as the picture shows them: `quads` (n, 4, 2), the clearest edge of each, and which sides have an edge.

    `edges` (n,) are the largest mean steps in colour along a side, as shares of CLEAR, less what the side's move costs;
    `is_edge` (n, 4) says on which sides, beginning with the upper one, an edge is seen.
    """

    quads: Floats
    edges: Floats
    is_edge: NDArray[np.bool_]


def refine_outlines(bgr: Picture, quads: Floats) -> RefinedOutlines:
    """Returns the cards' outlines (n, 4, 2) with their sides on the edges that the picture (h, w, 3) shows."""
    refined = RefinedOutlines(quads, np.zeros(len(quads), np.float32), np.zeros((len(quads), 4), np.bool_))
    for search in SEARCHES if len(quads) else ():
        refined = refine_once(bgr, refined.quads, search)
    return refined


def refine_once(bgr: Picture, quads: Floats, search: Search) -> RefinedOutlines:
    """Returns the outlines (n, 4, 2) of at least one card after one search."""
    to_picture = np.stack([cv2.getPerspectiveTransform(BOX, quad.astype(np.float32)) for quad in quads])
    is_sound = np.isfinite(to_picture).all(axis=(1, 2))
    to_picture[~is_sound] = np.eye(3)
    differences = np.concatenate([_difference_from_stock(_view(bgr, one)) for one in to_picture])
    ends, steps = _best_lines(differences, search)
    is_edge = steps >= LEAST
    corners = _corners(np.where(is_edge[:, :, None], ends, 0))
    refined = np.concatenate([cv2.perspectiveTransform(corners[[i]], to_picture[i]) for i in range(len(quads))])
    is_convex = [cv2.isContourConvex(one.reshape(-1, 1, 2)) for one in refined]
    is_found = is_sound & (is_edge.sum(axis=1) >= FEWEST_SIDES) & is_convex
    moved = np.asarray(np.where(is_found[:, None, None], refined, quads), np.float32)
    return RefinedOutlines(moved, steps.max(axis=1), is_edge & is_found[:, None])


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
    is_stock = np.asarray(bins == np.bincount(bins.ravel().astype(np.int32)).argmax(), np.uint8)
    stock = np.array(cv2.mean(inside, is_stock)[:3])
    apart = ((_VALUES - stock) * _WEIGHTS) ** 2
    return np.asarray(np.minimum(np.sqrt(_summed(apart.astype(np.float32), lab)), FARTHEST), np.float32)


_VALUES: Final = np.arange(256)[:, None]
_WEIGHTS: Final = np.array([LIGHTNESS, 1, 1])
_BINS: Final = ((_VALUES * _WEIGHTS / BIN).astype(np.int64) * [BINS * BINS, BINS, 1]).astype(np.float32)
"""What each value of the three channels adds to the number of a colour's bin, (256, 3)."""
_TOGETHER: Final = np.ones((1, 3), np.float32)


def _summed(table: Floats, picture: Picture) -> Floats:
    """Returns for each pixel (h, w) the sum of what `table` (256, 3) has for its channels."""
    return np.asarray(cv2.transform(cv2.LUT(picture, table[None]), _TOGETHER), np.float32)


def _best_lines(differences: Floats, search: Search) -> tuple[Floats, Floats]:
    """Returns how far each side's two ends move outward (n, 4, 2), and by how much the colour steps there (n, 4).

    The n views lie below each other in `differences`.
    """
    lines, height = _Lines.of(search), SIZE[1]
    places = np.arange(len(differences) // height, dtype=np.float32)
    x, y = np.tile(lines.x, (len(places), 1)), (lines.y + height * places[:, None, None]).reshape(-1, lines.y.shape[1])
    profiles = np.asarray(cv2.remap(differences, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE), np.float32)
    worth = _steps(profiles, search.reach).reshape(len(places), 4, -1) @ lines.weights / CLEAR - lines.cost
    best = worth.argmax(axis=2)
    return lines.ends[best], np.asarray(worth.max(axis=2), np.float32)


def _steps(profiles: Floats, reach: int) -> Floats:
    """Returns the step in colour outward at offsets -reach to reach (m, 2 reach + 1) of profiles across sides."""
    sums = np.zeros((len(profiles), profiles.shape[1] + 1), np.float32)
    np.cumsum(profiles, axis=1, out=sums[:, 1:])
    count = 2 * reach + 1
    inside = sums[:, STRIP : STRIP + count] - sums[:, :count]
    outside = sums[:, 2 * STRIP : 2 * STRIP + count] - sums[:, STRIP : STRIP + count]
    return np.asarray(np.clip((outside - inside) / STRIP, -CLEAR, CLEAR), np.float32)


def _corners(ends: Floats) -> Floats:
    """Returns the corners (n, 4, 2) of the box once the two ends of each side are moved outward by `ends` (n, 4, 2)."""
    sides = _SIDES + ends[..., None] * _OUTWARD[:, None]
    start, along = sides[:, :, 0], sides[:, :, 1] - sides[:, :, 0]
    before, along_before = start[:, _BEFORE], along[:, _BEFORE]
    share = cross(start - before, along) / cross(along_before, along)
    return np.asarray(before + share[..., None] * along_before, np.float32)


_BEFORE: Final = [3, 0, 1, 2]
_SIDES: Final = np.stack([BOX, np.roll(BOX, -1, axis=0)], axis=1)
"""Where each side of BOX begins and ends, (4, 2, 2)."""
