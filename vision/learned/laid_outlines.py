"""Finds cards that are laid out side by side or in rows: their outlines in a picture, in reading order."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import (
    Floats,
    Quad,
    centre_of,
    height_of,
    intersection_over_smaller,
    intersection_over_union,
    upright,
    width_of,
    without_overlap,
)
from vision.learned.card_rows import RowGap, find_gaps, row_by_row
from vision.learned.learning import CARD_FROM
from vision.learned.outline_maps import brightened, map_outlines, negative
from vision.learned.outlines import find_outlines

MOST_OUTLINES: Final = 60
NEGATIVE_PENALTY: Final = 0.1
"""What is taken off the score of an outline that was found in the negative."""
Part: TypeAlias = tuple[Picture, tuple[int, int]]
"""A part (h, w, 3) of a picture, and its corner (x, y) there."""
EDGE_SHARE: Final = 0.01
"""An outline nearer to a part's edge than this, as a share of the part's longer side, may be cut off there."""


@dataclass(frozen=True, slots=True, eq=False)
class OutlinePool:
    """Outlines (4, 2), each begun with a short side, and `scores` (n,) from 0 to 1: how likely each is a card's."""

    quads: list[Quad]
    scores: Floats

    def join(self, other: "OutlinePool") -> "OutlinePool":
        """Returns the outlines of both."""
        return OutlinePool([*self.quads, *other.quads], np.concatenate([self.scores, other.scores]))

    def likely(self) -> "OutlinePool":
        """Returns the outlines that are probably cards."""
        kept = np.flatnonzero(self.scores >= CARD_FROM)
        return OutlinePool([self.quads[place] for place in kept], self.scores[kept])


def gather(parts: Iterable[Part]) -> OutlinePool:
    """Returns the outlines that lie wholly in some part of a picture."""
    return _gather(parts, np.asarray)


def gather_dark(parts: Iterable[Part]) -> OutlinePool:
    """Returns those that lie wholly in the negative of some part of a picture: dark cards."""
    dark = _gather(parts, negative)
    return OutlinePool(dark.quads, dark.scores - NEGATIVE_PENALTY)


def _gather(parts: Iterable[Part], made: Callable[[Picture], Picture]) -> OutlinePool:
    quads: list[Quad] = []
    scores: list[float] = []
    for bgr, at in parts:
        found = find_outlines(map_outlines(made(bgr)), None, MOST_OUTLINES)
        for quad, score in zip(found.quads, found.scores, strict=True):
            if _is_whole(quad, bgr):
                quads.append(upright(quad) + np.array(at, np.float32))
                scores.append(float(score))
    return OutlinePool(quads, np.array(scores, np.float32))


def parts_with(bgr: Picture, quads: Sequence[Quad]) -> Iterator[Part]:
    """Yields the overlapping parts of a picture that contain a corner of any of these outlines (4, 2)."""
    spots = np.array(quads, np.float32).reshape(-1, 2)
    height, width = bgr.shape[:2]
    size = max(height, width) // 2
    for top in range(0, max(height - size // 2, 1), size // 2):
        for left in range(0, max(width - size // 2, 1), size // 2):
            within = (spots >= (left, top)).all(axis=1) & (spots < (left + size, top + size)).all(axis=1)
            if within.any():
                yield np.ascontiguousarray(bgr[top : top + size, left : left + size]), (left, top)


def _is_whole(quad: Quad, bgr: Picture) -> bool:
    height, width = bgr.shape[:2]
    edge = EDGE_SHARE * max(height, width)
    return bool((quad > edge).all() and (quad < (width - edge, height - edge)).all())


CORNER_DISTANCE: Final = 0.06
"""How near a block's corner is to a corner of one of its cards, as a share of the block's shortest side."""
LEAST_CORNERS: Final = 3
"""How many of a block's four corners must be corners of cards."""
CARD_SHARE: Final = 0.7
"""A card's share of the area of its block is smaller than this."""


def without_blocks(pool: OutlinePool) -> OutlinePool:
    """Returns the outlines without those whose corners are the corners of several cards side by side.

    What is printed on a card keeps away from its corners.
    """
    areas = np.array([cv2.contourArea(quad) for quad in pool.quads])
    kept = [place for place in range(len(areas)) if not _is_block(place, pool.quads, areas)]
    return OutlinePool([pool.quads[place] for place in kept], pool.scores[kept])


def _is_block(place: int, quads: Sequence[Quad], areas: np.ndarray[tuple[int], np.dtype[np.float64]]) -> bool:
    quad = quads[place]
    near = CORNER_DISTANCE * float(np.linalg.norm(quad - np.roll(quad, -1, axis=0), axis=1).min())
    corners: set[int] = set()
    held: list[int] = []
    for one in (int(smaller) for smaller in np.flatnonzero(areas < CARD_SHARE * areas[place])):
        apart = np.linalg.norm(quads[one][:, None] - quad[None], axis=2).min(axis=0)
        if (apart < near).any():
            held.append(one)
            corners |= {int(corner) for corner in np.flatnonzero(apart < near)}
    return len(corners) >= LEAST_CORNERS and any(
        max(areas[one], areas[other]) < LIKE_SIZED * min(areas[one], areas[other])
        and intersection_over_smaller(quads[one], quads[other]) < OVERLAP
        for one, other in combinations(held, 2)
    )


SAME_CARD: Final = 0.6
"""The intersection over union from which two outlines are of one card."""
LEAST_CARDS: Final = 4
"""With fewer cards than this the outlines stay as they are."""
EVENING_ROUNDS: Final = 4
SIZE_COST: Final = 2.0
"""The penalty, in units of score, for a difference of 1 in the logarithm of an outline's area."""
RESIDUAL_SCALE: Final = 0.05
"""The scale of the Cauchy weights: logarithms of areas that are farther off count little."""
SLOPE_PENALTY: Final = 1e3
"""The ridge penalty on the slope of the sizes across the picture, in square pixels."""


def even_out(quads: Sequence[Quad], scores: Floats, kept: Sequence[int]) -> list[Quad]:
    """Returns an outline for each card so that their sizes fit together; `kept` (in `quads`) are the first choices."""
    places = list(kept)
    if len(places) < LEAST_CARDS:
        return [quads[place] for place in places]
    sizes = np.array([np.log(max(cv2.contourArea(quad), 1.0)) for quad in quads])
    near = [_same_card(quads, place) for place in kept]
    for _ in range(EVENING_ROUNDS):
        usual = _fit_plane([quads[place] for place in places], sizes[places])
        worth = [
            scores[mine] - SIZE_COST * np.abs(sizes[mine] - level) for mine, level in zip(near, usual, strict=True)
        ]
        places = [int(mine[worths.argmax()]) for mine, worths in zip(near, worth, strict=True)]
    return [quads[place] for place in places]


def _same_card(quads: Sequence[Quad], place: int) -> NDArray[np.intp]:
    share = [intersection_over_union(quads[place], quad) for quad in quads]
    return np.flatnonzero(np.array(share) > SAME_CARD)


def _fit_plane(quads: Sequence[Quad], sizes: NDArray[np.float64]) -> NDArray[np.float64]:
    """Returns the best-fitting plane's sizes (n,) at the outlines: iteratively reweighted least squares."""
    spots = np.array([[*centre_of(quad), 1.0] for quad in quads])
    spots[:, :2] -= spots[:, :2].mean(axis=0)
    level = np.full(len(quads), np.median(sizes))
    for _ in range(EVENING_ROUNDS):
        weight = 1 / (1 + (np.abs(sizes - level) / RESIDUAL_SCALE) ** 2)
        normal = spots.T @ (spots * weight[:, None]) + np.diag([SLOPE_PENALTY, SLOPE_PENALTY, 0.0])
        level = spots @ np.linalg.solve(normal, spots.T @ (weight * sizes))
    return np.asarray(level)


GAP_ROUNDS: Final = 3
"""The maximum number of rounds: a card that is found may show where another one lies."""
MARGIN: Final = 0.7
"""The margin around a gap that is searched, in card heights."""
GAP_OUTLINES: Final = 20
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
    for _ in range(GAP_ROUNDS):
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
        outlines = find_outlines(map_outlines(made(scaled)), None, GAP_OUTLINES)
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


LIKE_SIZED: Final = 1.6
"""The areas of cards in rows differ by less than this factor: a slanting view shows the nearer ones larger."""
LIKE_SHAPED: Final = 1.3
"""Their aspects differ by less than this factor."""
OVERLAP: Final = 0.12
"""Outlines that overlap by more than this share of the smaller one are not two cards side by side."""
SCORE_OFFSET: Final = 0.4
"""The score at which an outline counts nothing, so that a large but unlikely one counts little beside small ones."""
ALONE_FROM: Final = 0.75
"""The score from which an outline is that of a card alone, if all others overlap it."""


@dataclass(frozen=True, slots=True, eq=False)
class LaidOutline:
    """The outline (4, 2) of a card in rows; if it is not seen, the place where one must lie by the cards around it."""

    quad: Quad
    is_seen: bool


def find_laid_cards(bgr: Picture) -> list[LaidOutline]:
    """Returns the outlines of the cards of like size in a picture (h, w, 3), row by row; [] if no two lie there.

    Rows run across the picture from its top left. Places where a card of a row seems to have been missed are included.
    """
    whole = [(bgr, (0, 0))]
    light, dark = gather(whole), gather_dark(whole)
    far = light.join(dark)
    if not far.quads or (far.scores.max() >= ALONE_FROM and _overlap(far.likely().quads).all()):
        return []
    near_dark = gather_dark(parts_with(bgr, _clearer(dark.likely(), light)))
    pool = far.join(gather(parts_with(bgr, far.quads))).join(near_dark)
    quads = _choose(without_blocks(pool.likely()))
    if len(quads) < 2:
        return []
    quads, gaps = fill_gaps(bgr, quads, pool)
    return [LaidOutline(quad, all(quad is not gap for gap in gaps)) for quad in row_by_row([*quads, *gaps])]


def _clearer(dark: OutlinePool, light: OutlinePool) -> list[Quad]:
    """Returns the outlines in the negative that overlap none which is seen as clearly in the picture itself."""
    quads = [*dark.quads, *light.quads]
    is_beaten = _overlap(quads)[: len(dark.quads), len(dark.quads) :] & (dark.scores[:, None] <= light.scores[None])
    return [quads[place] for place in np.flatnonzero(~is_beaten.any(axis=1))]


def _choose(pool: OutlinePool) -> list[Quad]:
    """Returns the set of outlines of like size, apart from each other, that are most clearly cards together."""
    order = np.argsort(-pool.scores)
    quads, scores = [pool.quads[place] for place in order], pool.scores[order]
    overlap = _overlap(quads)
    areas = np.array([cv2.contourArea(quad) for quad in quads])
    shapes = np.array([_aspect(quad) for quad in quads])
    best: tuple[float, list[int]] = (0.0, [])
    for place in range(len(quads)):
        like = _is_within(areas, areas[place], LIKE_SIZED) & _is_within(shapes, shapes[place], LIKE_SHAPED)
        kept = without_overlap(map(int, np.flatnonzero(like)), lambda place, kept: bool(overlap[place, kept].any()))
        worth = float((np.maximum(scores[kept] - SCORE_OFFSET, 0) ** 2 * areas[kept]).sum())
        if worth > best[0]:
            best = worth, kept
    return even_out(quads, scores, best[1])


def _overlap(quads: Sequence[Quad]) -> NDArray[np.bool_]:
    """Returns which outlines (n, n) share a part that two cards side by side do not."""
    middles = np.array([centre_of(quad) for quad in quads]).reshape(-1, 2)
    reach = np.array([np.linalg.norm(quad - middle, axis=1).max() for quad, middle in zip(quads, middles, strict=True)])
    far = np.linalg.norm(middles[:, None] - middles[None], axis=2) > reach[:, None] + reach[None]
    share = np.eye(len(quads), dtype=np.bool_)
    for one, other in np.argwhere(np.triu(~far, 1)):
        share[one, other] = share[other, one] = intersection_over_smaller(quads[one], quads[other]) > OVERLAP
    return share


def _is_within(values: NDArray[np.float64], value: float, times: float) -> NDArray[np.bool_]:
    return np.asarray((values < value * times) & (values * times > value))


def _aspect(quad: Quad) -> float:
    sides = np.linalg.norm(quad - np.roll(quad, -1, axis=0), axis=1)
    return float((sides[1] + sides[3]) / max(sides[0] + sides[2], 1.0))
