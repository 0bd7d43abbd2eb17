"""Outlines round a whole block of cards that lie side by side, which look like one large card."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import cv2
import numpy as np

from vision.geometry import Quad, intersection_over_smaller
from vision.learned.outline_pool import OutlinePool

CORNER_DISTANCE: Final = 0.06
"""How near a block's corner is to a corner of one of its cards, as a share of the block's shortest side."""
LEAST_CORNERS: Final = 3
"""How many of a block's four corners must be corners of cards."""
CARD_SHARE: Final = 0.7
"""A card's share of the area of its block is smaller than this."""
LIKE_SIZED: Final = 1.6
"""The areas of its cards differ by less than this factor."""
OVERLAP: Final = 0.12
"""Two of its cards overlap by less than this share of the smaller one."""


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
