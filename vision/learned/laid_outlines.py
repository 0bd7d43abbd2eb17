"""Finds cards that are laid out side by side or in rows: their outlines in a picture, in reading order."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Quad, centre_of, intersection_over_smaller, without_overlap
from vision.learned.card_blocks import without_blocks
from vision.learned.card_rows import row_by_row
from vision.learned.even_sizes import even_out
from vision.learned.gap_filling import fill_gaps
from vision.learned.outline_pool import OutlinePool, gather, gather_dark, parts_with

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
