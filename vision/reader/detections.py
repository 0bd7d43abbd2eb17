"""Detections: corner indices decoded from the finder's output maps, as in CenterNet."""

from dataclasses import dataclass, fields
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Floats, cross, height_of_pose, without_overlap
from vision.reader.layout import CORNERS, HEAT, OFFSET, POSE_PX, RIGHT, STRIDE, UP
from vision.reader.letters import sigmoid

ASIDE: Final = 0.35
ALONG: Final = 0.5
"""Two detections coincide if they are nearer than this, in index heights, across and along it."""
CROWDED: Final = 0.5  # EXPERIMENTS.md, 2026-11-28
"""Before they are read, two coincide at this share of those distances: indices in a fan lie closer than that."""
SURE_OF_FACE: Final = 0.8  # EXPERIMENTS.md, 2026-11-28
"""Of two that coincide otherwise, both are kept if each shows another face with this strength."""
ONE_SIZE: Final = 1.3  # EXPERIMENTS.md, 2026-11-26
"""Found at one place, the hotter of two stands for both if their heights differ by less than this factor.

Of unlike sizes both are read: what the finder takes for a small index may be a part of a large one.
"""
_LEAST_AREA: Final = 4.0
_AROUND: Final = 0.3
"""Neighbours of a peak contribute to its pose if their heat is at least this share of the peak's."""
_DOWN, _ALONG = (part.ravel() for part in np.mgrid[-1:2, -1:2])
"""The places of a peak and its neighbours, in cells from the peak."""
_MIDDLE: Final = 4
"""The peak's own position among them."""


@dataclass(frozen=True, slots=True, eq=False)
class Detections:
    """n indices: `heat` (n,); `centre`, `up`, `right` (n, 2) and the cards' `corners` (n, 4, 2) in pixels."""

    heat: Floats
    centre: Floats
    up: Floats
    right: Floats
    corners: Floats

    def __len__(self) -> int:
        return len(self.heat)

    @property
    def height_px(self) -> Floats:
        """The scale of each index: the root of the area that `up` and `right` span."""
        return height_of_pose(self.up, self.right)

    def pick(self, places: NDArray[np.intp] | list[int] | slice) -> "Detections":
        """Returns the detections at these positions."""
        return Detections(*(getattr(self, field.name)[places] for field in fields(self)))

    def seen_from(self, scale: tuple[float, float], shift: tuple[float, float]) -> "Detections":
        """Returns the detections in the pixels of a picture of which theirs was a scaled part."""
        by, to = np.array(scale, np.float32), np.array(shift, np.float32)
        return Detections(self.heat, self.centre * by + to, self.up * by, self.right * by, self.corners * by + to)


def nothing() -> Detections:
    """Returns no detections."""
    return join([])


def join(parts: list[Detections]) -> Detections:
    """Returns all detections together."""
    if parts:
        return Detections(
            *(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(Detections))
        )
    flat = np.zeros((0, 2), np.float32)
    return Detections(np.zeros(0, np.float32), flat, flat, flat, np.zeros((0, 4, 2), np.float32))


def decode(maps: Floats, least_heat: float) -> Detections:
    """Returns the peaks of maps (MAPS, h, w), whose heat is logits, in pixels of their picture."""
    least = float(np.log(least_heat / (1 - least_heat)))
    rows, columns = np.nonzero(maps[HEAT] >= least)
    y = np.clip(rows[:, None] + _DOWN, 0, maps.shape[1] - 1)
    x = np.clip(columns[:, None] + _ALONG, 0, maps.shape[2] - 1)
    logit = np.nan_to_num(maps[HEAT, y, x], nan=-20, posinf=20, neginf=-20)
    is_peak = logit[:, _MIDDLE] >= logit.max(axis=1, initial=-20)
    if not is_peak.any():
        return nothing()
    heat = sigmoid(logit[is_peak])
    pose = _average(maps, y[is_peak], x[is_peak], heat)
    centre, up, right = pose[:, OFFSET], pose[:, UP] * POSE_PX, pose[:, RIGHT] * POSE_PX
    height = height_of_pose(up, right)
    corners = pose[:, CORNERS].reshape(-1, 4, 2) * height[:, None, None] + centre[:, None]
    found = Detections(heat[:, _MIDDLE], centre, up, right, corners.astype(np.float32))
    sound = np.isfinite(pose).all(axis=1) & (height**2 >= _LEAST_AREA) & (cross(up, right) > 0)
    return found.pick(np.flatnonzero(sound))


def _average(maps: Floats, y: NDArray[np.intp], x: NDArray[np.intp], heat: Floats) -> Floats:
    """Returns the poses (n, MAPS) at peaks, averaged with those of hot neighbours; offsets become pixels.

    `y`, `x` and `heat` (n, 9) are of each peak and its neighbours.
    """
    weights = np.where(heat >= _AROUND * heat[:, [_MIDDLE]], heat, 0).astype(np.float32)
    values = np.nan_to_num(maps[:, y, x].transpose(1, 2, 0), nan=0, posinf=0, neginf=0)
    values[..., OFFSET] = (values[..., OFFSET] + np.stack([x, y], axis=2) + 0.5) * STRIDE
    total = np.einsum("nk,nkm->nm", weights, values)
    return np.asarray(total / np.maximum(weights.sum(axis=1), 1e-6)[:, None], np.float32)


def suppress_non_maxima(detections: Detections, share: float = CROWDED) -> Detections:
    """Returns the detections after non-maximum suppression among those of about one size, hottest first.

    Two coincide at a `share` of the distances: before they are read, at less than the whole.
    """
    hottest = detections.pick(np.argsort(-detections.heat, kind="stable"))
    sizes = np.log(np.maximum(hottest.height_px, 1e-6))
    is_left = np.ones(len(hottest), bool)
    for i in range(len(hottest)):
        if is_left[i]:
            is_same = _are_same_index(hottest.pick([i]), hottest.pick(slice(i + 1, None)), share)[0]
            is_left[i + 1 :] &= ~(is_same & (np.abs(sizes[i + 1 :] - sizes[i]) < np.log(ONE_SIZE)))
    return hottest.pick(np.flatnonzero(is_left))


def distinct(detections: Detections, strength: Floats, faces: Floats) -> NDArray[np.intp]:
    """Returns the positions of detections that do not coincide, strongest first, whatever their sizes.

    `faces` (n, 52) is how probable it is that each is an index with that face: two that surely show different ones, as
    in a fan, are two indices unless they lie at one place.
    """
    same = _are_same_index(detections, detections)
    near = _are_same_index(detections, detections, CROWDED)
    face, is_sure = faces.argmax(axis=1), faces.max(axis=1) >= SURE_OF_FACE
    same &= near | ~((face[:, None] != face) & is_sure[:, None] & is_sure)
    same |= same.T
    strongest = map(int, np.argsort(-strength, kind="stable"))
    return np.array(without_overlap(strongest, lambda one, kept: bool(same[one, kept].any())), np.intp)


def _are_same_index(one: Detections, other: Detections, share: float = 1.0) -> NDArray[np.bool_]:
    """Whether each of the others (m) coincides with each one (n), by the one's pose and a share of the distances."""
    away = other.centre - one.centre[:, None]
    up, right = one.up[:, None], one.right[:, None]
    area = np.maximum(cross(up, right), 1e-6)
    return np.asarray(
        (np.abs(cross(up, away)) < share * ASIDE * area) & (np.abs(cross(away, right)) < share * ALONG * area)
    )
