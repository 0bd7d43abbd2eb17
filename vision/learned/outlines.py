"""Finds outlines that may be those of cards: four sides between corners, of which one may be hidden."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Floats
from vision.learned.corners import ASPECTS, SMALLEST, complete, cross
from vision.learned.edge_map import EdgeMap
from vision.learned.sides import refine, side_support, step_support

SKEW: Final = 10.0
SKEW_FREE: Final = 0.04
"""A card's opposite sides differ by at most about so much of their length; each further part counts SKEW."""
COARSE_PX: Final = 9.0
"""Outlines whose corners are nearer to each other are refined once."""
STEP: Final = 2.5
"""How much it counts that an outline's inside differs from its outside."""
FRAME: Final = 0.6
"""How much it counts that an outline lies within another one."""
FRAME_SLACK_PX: Final = 1.5
FRAME_AREA: Final = (0.5, 0.98)
FRAME_WORSE: Final = 0.6


@dataclass(frozen=True, slots=True, eq=False)
class Outlines:
    """Outlines (n, 4, 2) in the picture's pixels, clockwise, best first; `rank` (n,) from 0 to about 7."""

    quads: Floats
    rank: Floats


def find_outlines(edges: EdgeMap, aspect: float | None = None, most: int = 40) -> Outlines:
    """Returns the outlines of what may be cards; `aspect` is their longer side by the shorter one, if it is known."""
    quads = complete(edges.segments, aspect, max(edges.across.shape[1:]))
    if not len(quads):
        return Outlines(np.zeros((0, 4, 2), np.float32), np.zeros(0, np.float32))
    quads = quads[_is_card_like(quads, edges)]
    quads = quads[np.unique(np.round(quads / 4).reshape(len(quads), -1), axis=0, return_index=True)[1]]
    quads = quads[np.argsort(-rank_outlines(quads, side_support(quads, edges)))]
    alike = np.unique(np.round(quads / COARSE_PX).reshape(len(quads), -1), axis=0, return_index=True)[1]
    order = np.sort(alike)[: 8 * most]
    refined = refine(quads[order], edges)
    refined = refined[_is_card_like(refined, edges)]
    support = side_support(refined, edges)
    rank = rank_outlines(refined, support) + STEP * step_support(refined, edges)
    rank = rank - FRAME * _is_framed(refined, rank)
    kept = _distinct(refined, np.argsort(-rank), most)
    return Outlines((refined[kept] / edges.scale).astype(np.float32), rank[kept])


def rank_outlines(quads: Floats, support: Floats) -> Floats:
    """Returns how likely each outline is a card's; of equal ones the larger is preferred: frames are within cards."""
    ordered = np.sort(support, axis=1)
    area = np.abs(cross(quads[:, 2] - quads[:, 0], quads[:, 3] - quads[:, 1])) / 2
    seen = ordered[:, 1:].sum(axis=1) + 0.6 * ordered[:, 0] + 0.05 * np.log(np.maximum(area, 1))
    return np.asarray(seen - SKEW * np.maximum(skew(quads) - SKEW_FREE, 0), np.float32)


def _is_framed(quads: Floats, rank: Floats) -> NDArray[np.bool_]:
    """Says which outlines lie within a slightly larger one that is hardly worse: those are frames printed on a card."""
    starts, along = quads, np.roll(quads, -1, axis=1) - quads
    inside = np.ones((len(quads), len(quads)), np.bool_)
    for side in range(4):
        length = np.linalg.norm(along[:, side], axis=1)
        for corner in range(4):
            depth = cross(along[None, :, side], quads[:, None, corner] - starts[None, :, side]) / np.maximum(length, 1)
            inside &= depth > -FRAME_SLACK_PX
    area = np.abs(cross(quads[:, 2] - quads[:, 0], quads[:, 3] - quads[:, 1]))
    share = area[:, None] / np.maximum(area[None], 1)
    framed = inside & (share > FRAME_AREA[0]) & (share < FRAME_AREA[1]) & (rank[None] > rank[:, None] - FRAME_WORSE)
    return np.asarray(framed.any(axis=1))


def skew(quads: Floats) -> Floats:
    """Returns how far outlines (n, 4, 2) are from parallelograms: the largest difference of opposite sides."""
    sides = np.roll(quads, -1, axis=1) - quads
    lengths = np.linalg.norm(sides, axis=2)
    apart = np.linalg.norm(sides[:, :2] + sides[:, 2:], axis=2)
    return np.asarray((apart / np.maximum(lengths[:, :2] + lengths[:, 2:], 1)).max(axis=1) * 2, np.float32)


def _is_card_like(quads: Floats, edges: EdgeMap) -> NDArray[np.bool_]:
    """Says which outlines have the shape and size of a card and lie mostly in the picture."""
    sides = np.linalg.norm(quads - np.roll(quads, -1, axis=1), axis=2)
    opposite = np.maximum(sides[:, :2], sides[:, 2:]) / np.maximum(np.minimum(sides[:, :2], sides[:, 2:]), 1)
    span = (sides[:, :2] + sides[:, 2:]) / 2
    shape = span.max(axis=1) / np.maximum(span.min(axis=1), 1)
    height, width = edges.across.shape[1:]
    smallest = SMALLEST * max(height, width)
    inside = ((quads > -0.02 * width) & (quads < (1.02 * width, 1.02 * height))).all(axis=(1, 2))
    fine = (opposite < 1.35).all(axis=1) & (shape > ASPECTS[0]) & (shape < ASPECTS[1]) & (span.min(axis=1) > smallest)
    return np.asarray(fine & inside & np.isfinite(quads).all(axis=(1, 2)))


def _distinct(quads: Floats, order: NDArray[np.intp], most: int) -> NDArray[np.intp]:
    """Returns the first `most` in that order without those whose corners lie near those of a better one."""
    kept: list[int] = []
    width = np.linalg.norm(quads[:, 1] - quads[:, 0], axis=1)
    rolled = [np.roll(quads, turn, axis=1) for turn in range(4)]
    for place in order:
        if kept:
            apart = np.stack([np.abs(turned[kept] - quads[place]).max(axis=(1, 2)) for turned in rolled])
            if (apart < 0.05 * width[place] + 1.5).any():
                continue
        kept.append(int(place))
        if len(kept) == most:
            break
    return np.array(kept, np.intp)
