"""The sides of cards: straight pieces of the edges in outline maps, and what of an outline's sides is seen there."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Floats, cross
from vision.learned.outline_maps import OutlineMaps

EDGE_FROM: Final = 0.3
"""The minimum length of a normal at an edge."""
DIRECTIONS: Final = 16
"""The number of directions in which pieces are searched for; each includes its neighbours on both sides."""
DIRECTION_COSINE: Final = 0.92
"""The minimum cosine of the angle between the normals of a piece and its direction."""
SHORTEST_PX: Final = 4.0
DOUBLE_PX: Final = 1.5
ALONG: Final = 0.9
MOST_SIDES: Final = 320
SAMPLES: Final = 20
"""How many places are sampled along each side of an outline."""
REACH_PX: Final = 2
MOST_ROWS: Final = 30_000
"""How many rows are sampled at a time: OpenCV can sample fewer than 32,768."""


@dataclass(frozen=True, slots=True, eq=False)
class Sides:
    """Straight pieces of cards' edges in pixels of the maps: from `start` to `end` (n, 2), clockwise round the card."""

    start: Floats
    end: Floats

    @property
    def along(self) -> Floats:
        """Their directions (n, 2)."""
        step = self.end - self.start
        return np.asarray(step / np.maximum(np.linalg.norm(step, axis=1, keepdims=True), 1e-3), np.float32)


def find_sides(maps: OutlineMaps) -> Sides:
    """Returns the pieces, longest first."""
    y, x = np.nonzero((maps.normals**2).sum(axis=0) > EDGE_FROM**2)
    normals = maps.normals[:, y, x].T
    length = np.linalg.norm(normals, axis=1)
    spots = np.stack([x, y], axis=1).astype(np.float32)
    found = [np.zeros((0, 2, 2), np.float32)]
    for angle in np.arange(DIRECTIONS) * (2 * np.pi / DIRECTIONS):
        towards = np.array([np.cos(angle), np.sin(angle)], np.float32)
        near = normals @ towards > DIRECTION_COSINE * length
        if near.any():
            found.append(_fit_pieces(spots[near], normals[near], maps.cards.shape))
    pieces = np.concatenate(found)
    order = np.argsort(-np.linalg.norm(pieces[:, 1] - pieces[:, 0], axis=1))
    kept = _without_doubles(pieces[order])
    return Sides(kept[:, 0], kept[:, 1])


def _fit_pieces(spots: Floats, normals: Floats, shape: tuple[int, ...]) -> Floats:
    """Returns pieces (n, 2, 2) through connected pixels (k, 2) of an edge with such normals (k, 2)."""
    mask = np.zeros(shape, np.uint8)
    x, y = spots.astype(np.intp).T
    mask[y, x] = 1
    count, labels = cv2.connectedComponents(mask, connectivity=8)
    owner = labels[y, x]
    weight = np.linalg.norm(normals, axis=1)

    def total(values: Floats) -> NDArray[np.float64]:
        return np.asarray(np.bincount(owner, values * weight, count), np.float64)

    mass = np.maximum(np.bincount(owner, weight, count), 1e-6)
    middle = np.stack([total(spots[:, 0]), total(spots[:, 1])], axis=1) / mass[:, None]
    off = spots - middle[owner]
    xx, xy, yy = (total(off[:, i] * off[:, j]) / mass for i, j in ((0, 0), (0, 1), (1, 1)))
    angle = np.arctan2(2 * xy, xx - yy) / 2
    along = np.stack([np.cos(angle), np.sin(angle)], axis=1)
    clockwise = np.stack([-total(normals[:, 1]), total(normals[:, 0])], axis=1)
    along *= np.where((along * clockwise).sum(axis=1) < 0, -1, 1)[:, None]
    reach = (off * along[owner]).sum(axis=1)
    low, high = np.zeros(count), np.zeros(count)
    np.minimum.at(low, owner, reach)
    np.maximum.at(high, owner, reach)
    long = np.flatnonzero(high - low >= SHORTEST_PX)
    ends = [middle[long] + along[long] * (far[long] + sign * 0.5)[:, None] for far, sign in ((low, -1), (high, 1))]
    return np.stack(ends, axis=1).astype(np.float32)


def _without_doubles(pieces: Floats) -> Floats:
    """Returns the pieces without those that lie on an earlier, longer one: neighbouring directions share edges."""
    kept: list[int] = []
    start, step = pieces[:, 0], pieces[:, 1] - pieces[:, 0]
    length = np.maximum(np.linalg.norm(step, axis=1), 1e-3)
    along = step / length[:, None]
    middle = (pieces[:, 0] + pieces[:, 1]) / 2
    for place in range(len(pieces)):
        off = middle[place] - start[kept]
        within = (off * along[kept]).sum(axis=1)
        beside = np.abs(cross(along[kept], off))
        same = (beside < DOUBLE_PX) & (within > 0) & (within < length[kept]) & (along[kept] @ along[place] > ALONG)
        if not same.any():
            kept.append(place)
        if len(kept) == MOST_SIDES:
            break
    return pieces[kept]


def side_support(quads: Floats, maps: OutlineMaps) -> Floats:
    """Returns how clearly each side (n, 4) of outlines in the maps' pixels is a card's edge, from 0 to 1."""
    if not len(quads):
        return np.zeros((0, 4), np.float32)
    steps, _ = _profiles(quads, maps, 1)
    return np.asarray(np.clip(steps.max(axis=3), 0, 1).mean(axis=2), np.float32)


def inside_support(quads: Floats, maps: OutlineMaps) -> Floats:
    """Returns the share (n,) of each outline's inside that is seen as a card."""
    share = np.linspace(0.1, 0.9, 7, dtype=np.float32)
    u, v = (one.ravel()[None, :, None] for one in np.meshgrid(share, share))
    a, b, c, d = (quads[:, None, i] for i in range(4))
    spots = (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v
    return np.asarray(_sample(maps.cards, spots.astype(np.float32)).mean(axis=1), np.float32)


def refine(quads: Floats, maps: OutlineMaps) -> Floats:
    """Returns the outlines with each side moved onto the edge along which it runs."""
    if not len(quads):
        return quads
    steps, normal = _profiles(quads, maps, REACH_PX)
    weight = np.maximum(steps, 0) ** 2
    offsets = np.arange(-REACH_PX, REACH_PX + 1, dtype=np.float32)
    total = weight.sum(axis=3) + 1e-4
    shift = (weight * offsets).sum(axis=3) / total
    share = np.linspace(-0.8, 0.8, SAMPLES, dtype=np.float32)
    weight = np.minimum(total, 1)
    tilt = level = np.zeros(quads.shape[:2], np.float32)
    for _ in range(3):  # iteratively reweighted least squares
        total = weight.sum(axis=2)
        middle = (weight * share).sum(axis=2) / total
        level = (weight * shift).sum(axis=2) / total
        spread = (weight * (share - middle[..., None]) ** 2).sum(axis=2) + 0.2
        tilt = (weight * (share - middle[..., None]) * shift).sum(axis=2) / spread
        off = np.abs(level[..., None] + tilt[..., None] * (share - middle[..., None]) - shift)
        level = level - tilt * middle
        weight = weight / (1 + 4 * off**2)
    ends = np.roll(quads, -1, axis=1)
    return _meet(quads + normal * (level - tilt)[..., None], ends + normal * (level + tilt)[..., None])


def _profiles(quads: Floats, maps: OutlineMaps, reach: int) -> tuple[Floats, Floats]:
    """Returns how far the maps' normals agree with those of the sides, at offsets across them, and the sides' normals.

    The first is (n, 4, SAMPLES, 2 · reach + 1).
    """
    ends = np.roll(quads, -1, axis=1)
    share = np.linspace(0.1, 0.9, SAMPLES, dtype=np.float32)[:, None]
    places = quads[:, :, None] * (1 - share) + ends[:, :, None] * share
    along = (ends - quads) / np.maximum(np.linalg.norm(ends - quads, axis=2, keepdims=True), 1e-3)
    normal = np.stack([along[..., 1], -along[..., 0]], axis=-1)
    offsets = np.arange(-reach, reach + 1, dtype=np.float32)
    spots = places[:, :, :, None] + offsets[:, None] * normal[:, :, None, None]
    way = normal[:, :, None, None]
    steps = _sample(maps.normals[0], spots) * way[..., 0] + _sample(maps.normals[1], spots) * way[..., 1]
    return np.asarray(steps, np.float32), normal


def _sample(layer: Floats, spots: Floats) -> Floats:
    """Returns the values of a layer (h, w) at spots (…, 2), interpolated between its pixels."""
    if not spots.size:
        return np.zeros(spots.shape[:-1], np.float32)
    flat = np.ascontiguousarray(spots.reshape(-1, 2), np.float32)
    rows = [
        cv2.remap(layer, part[:, 0], part[:, 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE).reshape(-1)
        for part in np.array_split(flat, len(flat) // MOST_ROWS + 1)
    ]
    return np.concatenate([row.ravel() for row in rows]).reshape(spots.shape[:-1]).astype(np.float32)


def _meet(start: Floats, stop: Floats) -> Floats:
    """Returns the outlines whose sides lie on the lines from `start` to `stop`, both (n, 4, 2)."""
    along = stop - start
    before, before_along = np.roll(start, 1, axis=1), np.roll(along, 1, axis=1)
    sine = cross(before_along, along)
    sine = np.where(np.abs(sine) < 1e-3, 1e-3, sine)
    share = cross(start - before, along) / sine
    return np.asarray(before + share[..., None] * before_along, np.float32)
