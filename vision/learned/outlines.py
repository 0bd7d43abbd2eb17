"""Finds outlines that may be those of cards: four sides between corners, of which some may be hidden."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Floats, cross
from vision.learned.corners import SMALLEST, Corners, complete, find_corners
from vision.learned.outline_maps import OutlineMaps
from vision.learned.sides import find_sides, inside_support, refine, side_support

SKEW_FREE: Final = 0.06
"""The relative difference of opposite sides up to which an outline may be a card's; beyond it SKEW is the penalty."""
SKEW: Final = 3.0
HIDDEN: Final = 0.5
"""The weight of the side of which least is seen, as it may be hidden; the other three have 1 each."""
INSIDE: Final = 1.0
"""The weight of the share of the inside that is seen as a card."""
COARSE_PX: Final = 2.0
"""Of outlines whose corners agree to within this, only one is refined."""
MOST_OUTSIDE: Final = 0.05
"""How far an outline may reach out of the picture, as a share of the picture's longer side."""
LEAST_SCORE: Final = 0.35
"""The minimum score of a card's outline."""


@dataclass(frozen=True, slots=True, eq=False)
class Outlines:
    """Outlines (n, 4, 2) in the picture's pixels, clockwise, and `scores` (n,) from 0 to 1; the best first."""

    quads: Floats
    scores: Floats


def find_outlines(maps: OutlineMaps, aspect: float | None = None, most: int = 40) -> Outlines:
    """Returns the outlines of what may be cards; `aspect` is their longer side over the shorter one, if it is known."""
    return outlines_through(find_corners(find_sides(maps)), maps, aspect, most)


def outlines_through(corners: Corners, maps: OutlineMaps, aspect: float | None, most: int) -> Outlines:
    """Returns the outlines of what may be cards, each through two or three of these corners."""
    return refined_outlines(complete(corners, aspect, max(maps.cards.shape)), maps, most)


def refined_outlines(quads: Floats, maps: OutlineMaps, most: int) -> Outlines:
    """Returns the likeliest of outlines (n, 4, 2) in the maps' pixels, each moved onto the edges along it."""
    quads = quads[_is_card_like(quads, maps)]
    quads = quads[np.argsort(-score_outlines(quads, maps))]
    alike = np.unique(np.round(quads / COARSE_PX).reshape(-1, 8), axis=0, return_index=True)[1]
    quads = quads[np.sort(alike)[: 4 * most]]
    for _ in range(2):
        quads = refine(quads, maps)
    quads = quads[_is_card_like(quads, maps)]
    scores = score_outlines(quads, maps)
    kept = _distinct(quads, np.argsort(-scores)[: int((scores > LEAST_SCORE).sum())], most)
    return Outlines(to_picture(quads[kept], maps), scores[kept])


def to_maps(quads: Floats, maps: OutlineMaps) -> Floats:
    """Returns outlines in the maps' pixels."""
    return np.asarray(quads / maps.scale - 0.5, np.float32)


def to_picture(quads: Floats, maps: OutlineMaps) -> Floats:
    """Returns outlines in the picture's pixels."""
    return np.asarray((quads + 0.5) * maps.scale, np.float32)


def score_outlines(quads: Floats, maps: OutlineMaps) -> Floats:
    """Returns how likely each outline (n, 4, 2) in the maps' pixels is a card's, from 0 to 1."""
    ordered = np.sort(side_support(quads, maps), axis=1)
    seen = ordered[:, 1:].sum(axis=1) + HIDDEN * ordered[:, 0] + INSIDE * inside_support(quads, maps)
    return np.asarray(seen / (3 + HIDDEN + INSIDE) - SKEW * np.maximum(skew(quads) - SKEW_FREE, 0), np.float32)


def skew(quads: Floats) -> Floats:
    """Returns how far outlines (n, 4, 2) are from parallelograms: the largest difference of opposite sides."""
    sides = np.roll(quads, -1, axis=1) - quads
    lengths = np.linalg.norm(sides, axis=2)
    apart = np.linalg.norm(sides[:, :2] + sides[:, 2:], axis=2)
    return np.asarray((apart / np.maximum(lengths[:, :2] + lengths[:, 2:], 1)).max(axis=1) * 2, np.float32)


def _is_card_like(quads: Floats, maps: OutlineMaps) -> NDArray[np.bool_]:
    """Says which outlines are convex, clockwise, large enough, and lie mostly in the picture."""
    height, width = maps.cards.shape
    steps = np.roll(quads, -1, axis=1) - quads
    is_convex = (cross(steps, np.roll(steps, -1, axis=1)) > 0).all(axis=1)
    is_large = np.linalg.norm(steps, axis=2).min(axis=1) > 0.8 * SMALLEST * max(height, width)
    slack = MOST_OUTSIDE * max(height, width)
    is_inside = ((quads > -slack) & (quads < (width + slack, height + slack))).all(axis=(1, 2))
    return np.asarray(is_convex & is_large & is_inside & np.isfinite(quads).all(axis=(1, 2)))


def _distinct(quads: Floats, order: NDArray[np.intp], most: int) -> NDArray[np.intp]:
    """Returns the first `most` in that order without those whose corners lie near those of a better one."""
    kept: list[int] = []
    width = np.linalg.norm(quads[:, 1] - quads[:, 0], axis=1)
    rolled = [np.roll(quads, turn, axis=1) for turn in range(4)]
    for place in order:
        if kept:
            apart = np.stack([np.abs(turned[kept] - quads[place]).max(axis=(1, 2)) for turned in rolled])
            if (apart < 0.05 * width[place] + 0.5).any():
                continue
        kept.append(int(place))
        if len(kept) == most:
            break
    return np.array(kept, np.intp)
