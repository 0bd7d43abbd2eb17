"""Chooses outlines whose sizes change evenly across a picture of equal cards, so that no printed frame is chosen."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Floats, Quad, centre_of, intersection_over_union

SAME_CARD: Final = 0.6
"""The intersection over union from which two outlines are of one card."""
LEAST_CARDS: Final = 4
"""With fewer cards than this the outlines stay as they are."""
ROUNDS: Final = 4
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
    for _ in range(ROUNDS):
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
    for _ in range(ROUNDS):
        weight = 1 / (1 + (np.abs(sizes - level) / RESIDUAL_SCALE) ** 2)
        normal = spots.T @ (spots * weight[:, None]) + np.diag([SLOPE_PENALTY, SLOPE_PENALTY, 0.0])
        level = spots @ np.linalg.solve(normal, spots.T @ (weight * sizes))
    return np.asarray(level)
