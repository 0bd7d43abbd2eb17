"""Corners of cards: places where two sides meet, and the outlines that lead through them."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Floats, cross
from vision.learned.sides import Sides

CORNER_GAP_PX: Final = 5.0
"""The maximum distance of a side's end from the corner at which it meets another: corners may be round."""
CORNER_SINE: Final = 0.75
"""The minimum sine of the angle between two sides that meet."""
PARALLEL_COSINE: Final = 0.95
ASPECTS: Final = (1.0, 2.2)
"""The range of a card's longer side by its shorter one."""
FORESHORTENED: Final = 1.5  # EXPERIMENTS.md, 2026-11-27
"""A slanting view changes the aspect by up to this factor, which is 48° aslant.

On a table that is tilted by 35° cards at the picture's edge are seen so. An ordinary card may look square then.
"""
SMALLEST: Final = 0.035
LARGEST: Final = 0.75
"""The minimum and maximum length of a card's side, as shares of the picture's longer side."""
ALIGNED: Final = 0.99
"""The minimum cosine of the angle between an edge's direction and that to the corner to which it leads."""
MOST_CORNERS: Final = 250


@dataclass(frozen=True, slots=True, eq=False)
class Corners:
    """Places (n, 2) where two sides meet; `onward` and `back` (n, 2) are the directions of the sides from there.

    On an outline, which runs clockwise, `onward` points to the next corner and `back` to the one before.
    """

    places: Floats
    onward: Floats
    back: Floats


def complete(corners: Corners, aspect: float | None, size: float) -> Floats:
    """Returns outlines (n, 4, 2) through three corners, two opposite ones or, for a known aspect, two adjacent ones.

    `size` is the longer side of the maps.
    """
    links, apart = _link(corners, size)
    quads = [_through_three(corners, links), _through_opposite(corners, size)]
    if aspect is not None:
        quads.append(_through_two(corners, links, apart, aspect))
    made = np.concatenate(quads)
    return made[_has_aspect(made, aspect)]


def find_corners(sides: Sides) -> Corners:
    """Returns the corners at which one side ends and another begins."""
    start, end, along = sides.start, sides.end, sides.along
    length = np.linalg.norm(end - start, axis=1)
    sine = cross(along[:, None], along[None])
    i, j = np.nonzero(sine > CORNER_SINE)
    at_i = cross(start[j] - start[i], along[j]) / sine[i, j]
    at_j = cross(start[j] - start[i], along[i]) / sine[i, j]
    gap_i, gap_j = np.abs(at_i - length[i]), np.abs(at_j)
    reach_i, reach_j = (np.minimum(CORNER_GAP_PX, 2 + 0.25 * length[k]) for k in (i, j))
    met = np.flatnonzero((gap_i < reach_i) & (gap_j < reach_j))
    met = met[np.argsort(-np.minimum(length[i[met]], length[j[met]]), kind="stable")][:MOST_CORNERS]
    places = start[i[met]] + at_i[met][:, None] * along[i[met]]
    return Corners(places.astype(np.float32), along[j[met]], -along[i[met]])


def _link(corners: Corners, size: float) -> tuple[NDArray[np.bool_], Floats]:
    """Returns which corner (row) may be followed by which (column) on an outline, and their distances, both (n, n)."""
    step = corners.places[None] - corners.places[:, None]
    apart = np.asarray(np.sqrt((step**2).sum(axis=2)), np.float32)
    ahead = np.einsum("ijk,ik->ij", step, corners.onward)
    behind = -np.einsum("ijk,jk->ij", step, corners.back)
    parallel = corners.back @ corners.onward.T
    near = (apart > SMALLEST * size) & (apart < LARGEST * size)
    links = near & (ahead > ALIGNED * apart) & (behind > ALIGNED * apart) & (parallel > PARALLEL_COSINE)
    return links, apart


def _through_three(corners: Corners, links: NDArray[np.bool_]) -> Floats:
    """Returns the outlines of which three corners are seen."""
    before, middle = np.nonzero(links)
    triples: list[NDArray[np.intp]] = [np.zeros((3, 0), np.intp)]
    for place in np.unique(middle):
        after = np.flatnonzero(links[place])
        if len(after):
            mine = before[middle == place]
            triples.append(np.array(np.meshgrid(mine, [place], after), np.intp).reshape(3, -1))
    p, q, r = corners.places[np.concatenate(triples, axis=1)]
    return np.asarray(np.stack([p, q, r, p + r - q], axis=1), np.float32).reshape(-1, 4, 2)


def _through_opposite(corners: Corners, size: float) -> Floats:
    """Returns the outlines of which two opposite corners are seen: their sides, lengthened, meet in the others."""
    turned = (corners.onward @ corners.onward.T < -PARALLEL_COSINE) & (corners.back @ corners.back.T < -PARALLEL_COSINE)
    p, q = np.nonzero(np.triu(turned))
    first = _crossing(corners.places[p], corners.onward[p], corners.places[q], corners.back[q])
    other = _crossing(corners.places[q], corners.onward[q], corners.places[p], corners.back[p])
    quads = np.stack([corners.places[p], first, corners.places[q], other], axis=1)
    step = np.roll(quads, -1, axis=1) - quads
    ahead = (step[:, 0] * corners.onward[p]).sum(axis=1), (step[:, 2] * corners.onward[q]).sum(axis=1)
    behind = -(step[:, 3] * corners.back[p]).sum(axis=1), -(step[:, 1] * corners.back[q]).sum(axis=1)
    fits = [(one > SMALLEST * size) & (one < LARGEST * size) for one in (*ahead, *behind)]
    return np.asarray(quads[np.logical_and.reduce(fits)], np.float32)


def _crossing(start: Floats, along: Floats, other: Floats, its: Floats) -> Floats:
    sine = cross(along, its)
    share = cross(other - start, its) / np.where(np.abs(sine) < 1e-3, 1e-3, sine)
    return np.asarray(start + share[:, None] * along, np.float32)


def _through_two(corners: Corners, links: NDArray[np.bool_], apart: Floats, aspect: float) -> Floats:
    """Returns the outlines of which one side is seen, for either way that a card of that aspect may lie."""
    p, q = np.nonzero(links)
    wide = apart[p, q][:, None]
    onward, back = corners.onward[q], corners.back[p]
    made = [
        np.stack([corners.places[p], corners.places[q], corners.places[q] + onward * wide * ratio,
                  corners.places[p] + back * wide * ratio], axis=1)
        for ratio in (aspect, 1 / aspect)
    ]  # fmt: skip
    return np.concatenate(made).astype(np.float32)


def _has_aspect(quads: Floats, aspect: float | None) -> NDArray[np.bool_]:
    sides = np.linalg.norm(np.roll(quads, -1, axis=1) - quads, axis=2)
    span = (sides[:, :2] + sides[:, 2:]) / 2
    shape = span.max(axis=1) / np.maximum(span.min(axis=1), 1e-3)
    low, high = ASPECTS if aspect is None else (aspect / FORESHORTENED, aspect * FORESHORTENED)
    return np.asarray((shape > low) & (shape < high))
