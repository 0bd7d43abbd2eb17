"""Finds cards that are laid out side by side or in rows: their outlines in a picture, in reading order."""

from collections.abc import Iterator, Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import (
    Floats,
    Quad,
    centre_of,
    in_reading_order,
    intersection_over_smaller,
    upright,
    width_of,
    without_overlap,
)
from vision.learned.even_sizes import even_out
from vision.learned.learning import CARD_FROM
from vision.learned.outline_maps import map_outlines, negative
from vision.learned.outlines import find_outlines

MOST_OUTLINES: Final = 60
CLEARLY: Final = 0.6
"""In the negative a card has at least this rank."""
LIKE_SIZED: Final = 1.6
"""The areas of cards that lie in rows differ by less than this: a slanting view shows the nearer ones larger."""
LIKE_SHAPED: Final = 1.3
"""Their aspects differ by less than this."""
APART: Final = 0.12
"""Two outlines that share so much of the smaller one are of one card."""
PLAIN: Final = 0.4
"""How much of an outline's rank says nothing: a large area that is hardly a card counts little beside small ones."""
ONE_ROW: Final = 0.5
"""Cards of one row lie one above the other by at most so much of their width."""
EDGE: Final = 0.01
"""What is nearer to the edge of a part, in its sizes, may be cut off there."""


def find_laid_cards(bgr: Picture) -> list[Quad]:
    """Returns the outlines (4, 2) of the cards of like size in a picture (h, w, 3), row by row; [] if no two lie there.

    Rows run across the picture from its top left.
    """
    quads, rank = _gather([bgr], [(0, 0)])
    if _overlap(quads).all():
        return []
    parts = list(_parts_with(bgr, np.concatenate(quads)))
    nearer, its_rank = _gather([part for part, _ in parts], [at for _, at in parts])
    quads = _choose([*quads, *nearer], np.concatenate([rank, its_rank]))
    return row_by_row(quads) if len(quads) > 1 else []


def row_by_row(quads: Sequence[Quad]) -> list[Quad]:
    """Returns outlines row by row, from left to right."""
    return [quads[place] for place in in_reading_order(quads, _is_below)]


def _is_below(quad: Quad, row: Sequence[Quad]) -> bool:
    level = float(np.mean([centre_of(one)[1] for one in row]))
    return float(centre_of(quad)[1]) - level > ONE_ROW * width_of(upright(quad))


def _parts_with(bgr: Picture, spots: Floats) -> Iterator[tuple[Picture, tuple[int, int]]]:
    """Yields overlapping parts of a picture with spots (n, 2) in them, and where each begins: seen nearer than all."""
    height, width = bgr.shape[:2]
    size = max(height, width) // 2
    for top in range(0, max(height - size // 2, 1), size // 2):
        for left in range(0, max(width - size // 2, 1), size // 2):
            within = (spots >= (left, top)).all(axis=1) & (spots < (left + size, top + size)).all(axis=1)
            if within.any():
                yield np.ascontiguousarray(bgr[top : top + size, left : left + size]), (left, top)


def _gather(pictures: Sequence[Picture], places: Sequence[tuple[int, int]]) -> tuple[list[Quad], Floats]:
    """Returns the outlines in pictures that lie at such places in a larger one, and their ranks."""
    quads: list[Quad] = []
    ranks: list[float] = []
    for bgr, at in zip(pictures, places, strict=True):
        for made, least in ((np.asarray, CARD_FROM), (negative, CLEARLY)):
            found = find_outlines(map_outlines(made(bgr)), None, MOST_OUTLINES)
            for quad, rank in zip(found.quads, found.rank, strict=True):
                if rank >= least and _is_whole(quad, bgr):
                    quads.append(upright(quad) + np.array(at, np.float32))
                    ranks.append(float(rank))
    return quads, np.array(ranks, np.float32)


def _is_whole(quad: Quad, bgr: Picture) -> bool:
    height, width = bgr.shape[:2]
    edge = EDGE * max(height, width)
    return bool((quad > edge).all() and (quad < (width - edge, height - edge)).all())


def _choose(quads: Sequence[Quad], rank: Floats) -> list[Quad]:
    """Returns the outlines of like size, apart from each other, that are most clearly cards in all."""
    order = np.argsort(-rank)
    quads, rank = [quads[place] for place in order], rank[order]
    overlap = _overlap(quads)
    areas = np.array([cv2.contourArea(quad) for quad in quads])
    shapes = np.array([_aspect(quad) for quad in quads])
    best: tuple[float, list[int]] = (0.0, [])
    for place in range(len(quads)):
        like = _is_within(areas, areas[place], LIKE_SIZED) & _is_within(shapes, shapes[place], LIKE_SHAPED)
        kept = without_overlap(map(int, np.flatnonzero(like)), lambda place, kept: bool(overlap[place, kept].any()))
        worth = float((np.maximum(rank[kept] - PLAIN, 0) ** 2 * areas[kept]).sum())
        if worth > best[0]:
            best = worth, kept
    return even_out(quads, rank, best[1])


def _overlap(quads: Sequence[Quad]) -> NDArray[np.bool_]:
    """Returns which outlines (n, n) share a part that two cards side by side do not."""
    middles = np.array([centre_of(quad) for quad in quads]).reshape(-1, 2)
    reach = np.array([np.linalg.norm(quad - middle, axis=1).max() for quad, middle in zip(quads, middles, strict=True)])
    far = np.linalg.norm(middles[:, None] - middles[None], axis=2) > reach[:, None] + reach[None]
    share = np.eye(len(quads), dtype=np.bool_)
    for one, other in np.argwhere(np.triu(~far, 1)):
        share[one, other] = share[other, one] = intersection_over_smaller(quads[one], quads[other]) > APART
    return share


def _is_within(values: NDArray[np.float64], value: float, times: float) -> NDArray[np.bool_]:
    return np.asarray((values < value * times) & (values * times > value))


def _aspect(quad: Quad) -> float:
    sides = np.linalg.norm(quad - np.roll(quad, -1, axis=0), axis=1)
    return float((sides[1] + sides[3]) / max(sides[0] + sides[2], 1.0))
