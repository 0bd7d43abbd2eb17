"""Outlines of cards as large as others on the same table: one visible corner determines the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Floats, Quad, centre_of, cross, upright
from vision.learned.corners import Corners
from vision.learned.outline_maps import OutlineMaps
from vision.learned.outlines import Outlines, refined_outlines, to_maps

NEAR_PX: Final = 20.0
"""The distance, in pixels of the maps, within which all cards weigh about the same."""


@dataclass(frozen=True, slots=True, eq=False)
class TableScale:
    """The scale of a table where cards lie: at `middles` (n, 2) the metric tensors (n, 2, 2) of the plane.

    A vector v in the picture is sqrt(v · M v) short sides of a card long.
    """

    middles: Floats
    metrics: Floats

    def at(self, places: Floats) -> Floats:
        """Returns the tensors (m, 2, 2) interpolated at other places (m, 2): the nearest cards weigh most."""
        off = ((places[:, None] - self.middles[None]) ** 2).sum(axis=2)
        share = 1 / (off + NEAR_PX**2)
        return np.asarray(np.tensordot(share / share.sum(axis=1, keepdims=True), self.metrics, 1), np.float32)


def scale_of(quads: Sequence[Quad], aspect: float) -> TableScale:
    """Returns the scale of the table from outlines (4, 2) of cards with this aspect."""
    metrics = []
    for quad in map(upright, quads):
        across = (quad[1] - quad[0] + quad[2] - quad[3]) / 2
        down = (quad[3] - quad[0] + quad[2] - quad[1]) / 2 / aspect
        sides = np.stack([across, down], axis=1)
        metrics.append(np.linalg.inv(sides @ sides.T))
    return TableScale(np.array([centre_of(quad) for quad in quads], np.float32), np.array(metrics, np.float32))


def outlines_like(found: Sequence[Quad], maps: OutlineMaps, corners: Corners, aspect: float, most: int) -> Outlines:
    """Returns outlines of further cards as large as those `found`, (4, 2) in pixels of the picture."""
    known = [to_maps(quad, maps) for quad in found]
    quads = complete_corners(corners, scale_of(known, aspect), aspect)
    return refined_outlines(quads[_is_beside(quads, known)], maps, most)


def complete_corners(corners: Corners, scale: TableScale, aspect: float) -> Floats:
    """Returns for each corner the two outlines (2 n, 4, 2) of a card whose corner it may be."""
    metrics = scale.at(corners.places)
    onward, back = (_unit(way, metrics) for way in (corners.onward, corners.back))
    lean = np.asarray(_dot(onward, back, metrics)[:, None] / 2, np.float32)
    onward, back = _unit(onward - lean * back, metrics), _unit(back - lean * onward, metrics)
    places = corners.places
    made = [
        np.stack([places, places + onward * one, places + onward * one + back * other, places + back * other], axis=1)
        for one, other in ((1.0, aspect), (aspect, 1.0))
    ]
    return np.concatenate(made).astype(np.float32)


def _dot(one: Floats, other: Floats, metrics: Floats) -> Floats:
    return np.asarray(np.einsum("ni,nij,nj->n", one, metrics, other), np.float32)


def _unit(ways: Floats, metrics: Floats) -> Floats:
    """Returns vectors (n, 2) that are one short side of a card long."""
    return np.asarray(ways / np.sqrt(np.maximum(_dot(ways, ways, metrics), 1e-9))[:, None], np.float32)


def _is_beside(quads: Floats, known: Sequence[Quad]) -> NDArray[np.bool_]:
    """Returns which outlines (n, 4, 2) have their middle in none of the known ones."""
    middles, others = quads.mean(axis=1), np.array(known)
    steps = np.roll(others, -1, axis=1) - others
    turns = np.asarray(cross(steps[None], middles[:, None, None] - others[None]))
    return np.asarray(~np.any(np.all(turns > 0, axis=2), axis=1), np.bool_)
