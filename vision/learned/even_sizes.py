"""Outlines of like cards whose sizes change evenly across a picture: no printed frame is taken for a card."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Floats, Quad, centre_of, intersection_over_union

SAME_CARD: Final = 0.6
"""Outlines that share so much of what they cover are of one card."""
FEWEST: Final = 4
"""Of fewer cards nothing is said."""
ROUNDS: Final = 4
UNEVEN: Final = 2.0
"""How much it counts beside an outline's rank that the logarithm of its area is off."""
NEAR: Final = 0.05
"""Logarithms of areas that are off by more hardly count in the next round."""
LEVEL: Final = 1e3
"""How strongly a change across the picture has to show: in pixels, squared."""


def even_out(quads: Sequence[Quad], rank: Floats, kept: Sequence[int]) -> list[Quad]:
    """Returns an outline for each card of which one is `kept`, a place in `quads`, of sizes that fit together."""
    places = list(kept)
    if len(places) < FEWEST:
        return [quads[place] for place in places]
    sizes = np.array([np.log(max(cv2.contourArea(quad), 1.0)) for quad in quads])
    near = [_same_card(quads, place) for place in kept]
    for _ in range(ROUNDS):
        usual = _fit_plane([quads[place] for place in places], sizes[places])
        worth = [rank[mine] - UNEVEN * np.abs(sizes[mine] - level) for mine, level in zip(near, usual, strict=True)]
        places = [int(mine[worths.argmax()]) for mine, worths in zip(near, worth, strict=True)]
    return [quads[place] for place in places]


def _same_card(quads: Sequence[Quad], place: int) -> NDArray[np.intp]:
    share = [intersection_over_union(quads[place], quad) for quad in quads]
    return np.flatnonzero(np.array(share) > SAME_CARD)


def _fit_plane(quads: Sequence[Quad], sizes: NDArray[np.float64]) -> NDArray[np.float64]:
    """Returns the sizes (n,) that fit the outlines' places best: iteratively reweighted least squares."""
    spots = np.array([[*centre_of(quad), 1.0] for quad in quads])
    spots[:, :2] -= spots[:, :2].mean(axis=0)
    level = np.full(len(quads), np.median(sizes))
    for _ in range(ROUNDS):
        weight = 1 / (1 + (np.abs(sizes - level) / NEAR) ** 2)
        normal = spots.T @ (spots * weight[:, None]) + np.diag([LEVEL, LEVEL, 0.0])
        level = spots @ np.linalg.solve(normal, spots.T @ (weight * sizes))
    return np.asarray(level)
