"""Corners of cards: places where two straight edges meet, and the outlines that lead through them."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Floats
from vision.learned.edge_map import Segments

CORNER_GAP_PX: Final = 12.0
"""Two sides meet at a corner, which may be round: their ends are at most so far from it."""
CORNER_SINE: Final = 0.8
"""The sine of the angle between two sides that meet."""
PARALLEL_COSINE: Final = 0.96
ASPECTS: Final = (1.0, 2.2)
"""The range of a card's longer side by its shorter one."""
FORESHORTENED: Final = 1.35
"""A slanting view changes the aspect by up to this factor."""
SMALLEST: Final = 0.035
LARGEST: Final = 0.75
"""A card's side is as long as that, as shares of the picture's longer side."""
ALIGNED: Final = 0.9976
"""The cosine of the angle by which an edge may miss the corner that it leads to."""
MOST_CORNERS: Final = 500


def cross(one: Floats, other: Floats) -> Floats:
    """Returns the cross products of vectors (…, 2): above 0 where the other lies clockwise."""
    return np.asarray(one[..., 0] * other[..., 1] - one[..., 1] * other[..., 0], np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class Corners:
    """Places (n, 2) where two straight edges meet, and their directions (n, 2) away from it, the later one clockwise.

    On an outline that runs clockwise, `onward` points to the next corner and `back` to the one before.
    """

    places: Floats
    onward: Floats
    back: Floats


def complete(segments: Segments, aspect: float | None, size: float) -> Floats:
    """Returns outlines (n, 4, 2) through each three corners that fit, or two if the aspect is known."""
    corners = _find_corners(segments)
    links, apart = _link(corners, size)
    quads = [_through_three(corners, links, aspect)]
    if aspect is not None:
        quads.append(_through_two(corners, links, apart, aspect))
    return np.concatenate(quads)


def _find_corners(segments: Segments) -> Corners:
    """Returns the corners at which two segments end."""
    start, end = segments[:, :2], segments[:, 2:]
    length = np.linalg.norm(end - start, axis=1)
    along = (end - start) / np.maximum(length, 1e-3)[:, None]
    sine = cross(along[:, None], along[None])
    i, j = np.nonzero(np.triu(np.abs(sine) > CORNER_SINE, 1))
    apart = start[j] - start[i]
    at_i = cross(apart, along[j]) / sine[i, j]
    at_j = cross(apart, along[i]) / sine[i, j]
    first, near = at_i < length[i] / 2, at_j < length[j] / 2
    gap_i = np.where(first, np.abs(at_i), np.abs(at_i - length[i]))
    gap_j = np.where(near, np.abs(at_j), np.abs(at_j - length[j]))
    reach_i, reach_j = (np.minimum(CORNER_GAP_PX, 4 + 0.25 * length[k]) for k in (i, j))
    met = np.flatnonzero((gap_i < reach_i) & (gap_j < reach_j))
    met = met[np.argsort(-np.minimum(length[i[met]], length[j[met]]), kind="stable")]
    i, j, first, near = i[met], j[met], first[met], near[met]
    places = start[i] + at_i[met][:, None] * along[i]
    one = np.where(first[:, None], along[i], -along[i])
    other = np.where(near[:, None], along[j], -along[j])
    clockwise = (cross(one, other) > 0)[:, None]
    onward, back = np.where(clockwise, one, other), np.where(clockwise, other, one)
    alike = np.column_stack([np.round(places / 4), np.round(onward * 8)])
    kept = np.sort(np.unique(alike, axis=0, return_index=True)[1])[:MOST_CORNERS]
    return Corners(places[kept], onward[kept], back[kept])


def _link(corners: Corners, size: float) -> tuple[NDArray[np.bool_], Floats]:
    """Returns which corner (row) is followed by which (column) on an outline, and how far apart they are."""
    step = corners.places[None] - corners.places[:, None]
    apart = np.asarray(np.sqrt((step**2).sum(axis=2)), np.float32)
    ahead = np.einsum("ijk,ik->ij", step, corners.onward)
    behind = -np.einsum("ijk,jk->ij", step, corners.back)
    parallel = corners.back @ corners.onward.T
    near = (apart > SMALLEST * size) & (apart < LARGEST * size)
    links = near & (ahead > ALIGNED * apart) & (behind > ALIGNED * apart) & (parallel > PARALLEL_COSINE)
    return links, apart


def _through_three(corners: Corners, links: NDArray[np.bool_], aspect: float | None) -> Floats:
    """Returns the outlines of which three corners are seen."""
    before, middle = np.nonzero(links)
    triples: list[NDArray[np.intp]] = []
    for place in np.unique(middle):
        after = np.flatnonzero(links[place])
        if len(after):
            mine = before[middle == place]
            triples.append(np.array(np.meshgrid(mine, [place], after), np.intp).reshape(3, -1))
    if not triples:
        return np.zeros((0, 4, 2), np.float32)
    p, q, r = corners.places[np.concatenate(triples, axis=1)]
    wide, deep = np.linalg.norm(p - q, axis=1), np.linalg.norm(r - q, axis=1)
    shape = np.maximum(wide, deep) / np.minimum(wide, deep)
    low, high = ASPECTS if aspect is None else (aspect / FORESHORTENED, aspect * FORESHORTENED)
    fits = (shape > low) & (shape < high)
    return np.asarray(np.stack([p, q, r, p + r - q], axis=1)[fits], np.float32)


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
