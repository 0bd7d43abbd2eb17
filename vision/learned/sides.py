"""The sides of outlines: what is seen along them, and where the edges run on which they lie."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Floats
from vision.learned.corners import cross
from vision.learned.edge_map import EdgeMap

STEP_PX: Final = 4.0
"""How far from an outline its inside is compared with its outside."""
SAMPLES: Final = 20
"""Each side is looked at in so many places."""
EDGE: Final = 10.0
"""The least step in brightness or colour at a card's edge, in grey levels of the stretched channels."""


def _profiles(quads: Floats, edges: EdgeMap, reach: int) -> tuple[Floats, Floats]:
    """Returns steps across the sides (n, 4, SAMPLES, 2 · reach + 1), and the sides' normals."""
    places, normal = _places(quads)
    offsets = np.arange(-reach, reach + 1, dtype=np.float32)
    spots = places[:, :, :, None] + offsets[:, None] * normal[:, :, None, None]
    way = normal[None, :, :, None, None]
    steps = np.abs(_sample(edges.across, spots) * way[..., 0] + _sample(edges.down, spots) * way[..., 1]).max(axis=0)
    return steps, normal


def side_support(quads: Floats, edges: EdgeMap) -> Floats:
    """Returns the share (n, 4) of each side along which there is an edge."""
    if not len(quads):
        return np.zeros((0, 4), np.float32)
    steps, _ = _profiles(quads, edges, 1)
    return np.asarray((steps.max(axis=3) > EDGE).mean(axis=2), np.float32)


def step_support(quads: Floats, edges: EdgeMap) -> Floats:
    """Returns the share (n,) of an outline along which its inside differs from its outside: a line is no edge."""
    if not len(quads):
        return np.zeros(0, np.float32)
    places, normal = _places(quads)
    inside, outside = (_sample(edges.levels, places + way * STEP_PX * normal[:, :, None]) for way in (-1, 1))
    return np.asarray((np.abs(inside - outside).max(axis=0) > EDGE).mean(axis=(1, 2)), np.float32)


def _places(quads: Floats) -> tuple[Floats, Floats]:
    """Returns places (n, 4, SAMPLES, 2) along the sides, and the sides' outward normals (n, 4, 2)."""
    ends = np.roll(quads, -1, axis=1)
    share = np.linspace(0.1, 0.9, SAMPLES, dtype=np.float32)[:, None]
    places = quads[:, :, None] * (1 - share) + ends[:, :, None] * share
    along = (ends - quads) / np.maximum(np.linalg.norm(ends - quads, axis=2, keepdims=True), 1e-3)
    return places, np.stack([along[..., 1], -along[..., 0]], axis=-1)


def _sample(layers: NDArray[np.generic], spots: Floats) -> Floats:
    """Returns what layers (2, h, w) hold at spots (…, 2)."""
    height, width = layers.shape[1:]
    x = np.clip(np.round(spots[..., 0]).astype(np.int32), 0, width - 1)
    y = np.clip(np.round(spots[..., 1]).astype(np.int32), 0, height - 1)
    return np.asarray(layers[:, y, x], np.float32)


def refine(quads: Floats, edges: EdgeMap, reach: int = 4) -> Floats:
    """Returns the outlines with each side moved onto the edge along which it runs."""
    if not len(quads):
        return quads
    steps, normal = _profiles(quads, edges, reach)
    offsets = np.arange(-reach, reach + 1, dtype=np.float32)
    strength = np.maximum(steps - EDGE / 2, 0) * (1 - 0.06 * np.abs(offsets))
    best = strength.argmax(axis=3)
    weight = np.minimum(strength.max(axis=3), 60) + 1e-3
    shift = offsets[best]
    share = np.linspace(-0.8, 0.8, SAMPLES, dtype=np.float32)
    tilt = np.zeros(quads.shape[:2], np.float32)
    level = np.zeros(quads.shape[:2], np.float32)
    for _ in range(3):  # iteratively reweighted least squares
        total = weight.sum(axis=2)
        middle = (weight * share).sum(axis=2) / total
        level = (weight * shift).sum(axis=2) / total
        spread = (weight * (share - middle[..., None]) ** 2).sum(axis=2) + 1e-3
        tilt = (weight * (share - middle[..., None]) * shift).sum(axis=2) / spread
        off = np.abs(level[..., None] + tilt[..., None] * (share - middle[..., None]) - shift)
        level = level - tilt * middle
        weight = weight / (1 + off**2)
    ends = np.roll(quads, -1, axis=1)
    start = quads + normal * (level - tilt)[..., None]
    stop = ends + normal * (level + tilt)[..., None]
    return _meet(start, stop)


def _meet(start: Floats, stop: Floats) -> Floats:
    """Returns the outlines whose sides lie on the lines from `start` to `stop`, both (n, 4, 2)."""
    along = stop - start
    before, before_along = np.roll(start, 1, axis=1), np.roll(along, 1, axis=1)
    sine = cross(before_along, along)
    sine = np.where(np.abs(sine) < 1e-3, 1e-3, sine)
    share = cross(start - before, along) / sine
    return np.asarray(before + share[..., None] * before_along, np.float32)
