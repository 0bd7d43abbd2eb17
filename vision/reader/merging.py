"""Groups the corner indices that belong to one physical card."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import UNIT_SQUARE, Floats
from vision.reader.detections import Detections

CERTAIN_DISTANCE: Final = 0.13
"""Two indices belong to one card if each is nearer than this to the other's expected place, in card heights."""
SAME_FACE_WEIGHT: Final = CERTAIN_DISTANCE / 0.45
ONE_SIDED_WEIGHT: Final = CERTAIN_DISTANCE / 0.2
"""Weights that allow opposite indices of one face a distance of 0.45 card heights, or 0.2 as seen from one alone."""
SURE_OF_FACE: Final = 0.9  # EXPERIMENTS.md, 2026-11-23
"""Two indices that show different faces, each with this probability, never belong to one card."""
MAX_SIZE_RATIO: Final = 1.8
"""An index larger by this factor than another on the same card shows that the other is a pip or part of a court."""


@dataclass(frozen=True, slots=True, eq=False)
class IndexGroup:
    """The indices of one card: their positions among the detections, the strongest first."""

    members: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Link:
    """Two indices that may belong to one card, and their distance from each other's expected places."""

    distance: float
    one: int
    other: int


def group_indices(detections: Detections, faces: Floats, strength: Floats) -> list[IndexGroup]:
    """Returns which detections belong together; `faces` (n, 52) are probabilities, `strength` (n,) weights."""
    if len(detections) == 1:
        return [IndexGroup((0,))]
    links = sorted(_find_links(detections, faces), key=lambda link: (link.distance, link.one, link.other))
    linked = {(link.one, link.other) for link in links}
    are_apart = _show_different_cards(faces)
    group_of: dict[int, tuple[int, ...]] = {i: (i,) for i in range(len(detections))}
    for link in links:
        one, other = group_of[link.one], group_of[link.other]
        if one is not other and _mostly_linked(one, other, linked) and not are_apart[np.ix_(one, other)].any():
            joined = (*one, *other)
            group_of.update(dict.fromkeys(joined, joined))
    unique = {min(members): members for members in group_of.values()}
    return [IndexGroup(tuple(sorted(members, key=lambda i: -float(strength[i])))) for members in unique.values()]


def off_larger_cards(detections: Detections, strength: Floats) -> NDArray[np.intp]:
    """Returns the positions of detections that are not on the card of a stronger and much larger index.

    `strength` (n,) is how probable an index is that shows its face: what may show any takes no card away.
    """
    heights = detections.height_px
    kept = []
    for i in range(len(detections)):
        larger = np.flatnonzero((heights > MAX_SIZE_RATIO * heights[i]) & (strength > strength[i] * 0.8))
        x, y = detections.centre[i].tolist()
        if not any(cv2.pointPolygonTest(detections.corners[j].reshape(-1, 1, 2), (x, y), False) > 0 for j in larger):
            kept.append(i)
    return np.array(kept, np.intp)


def _find_links(detections: Detections, faces: Floats) -> list[_Link]:
    tall = _card_heights(detections)
    ratio = tall[:, None] / np.maximum(tall, 1e-6)
    distance = _distances(detections, faces.argmax(axis=1)) / np.maximum(np.minimum(tall[:, None], tall), 1e-6)
    fit = np.triu((ratio > 0.5) & (ratio < 2) & (distance < CERTAIN_DISTANCE), 1)
    return [_Link(float(distance[i, j]), int(i), int(j)) for i, j in np.argwhere(fit)]


def _distances(detections: Detections, face: NDArray[np.intp]) -> Floats:
    """Returns the distance in pixels of any two indices from each other's places on one card, (n, n).

    The places are opposite, beside or below. For indices of the same face the distance is reduced, most if at least
    one of them expects the other there.
    """
    here = np.linalg.norm(mirrored_places(detections)[:, None] - detections.centre[None, :, None], axis=3)
    there = here.transpose(1, 0, 2)
    opposite, beside, below = np.moveaxis((here + there) / 2, 2, 0)
    one_opposite, one_beside, one_below = np.moveaxis(np.minimum(here, there), 2, 0)
    turned = detections.up @ detections.up.T < 0
    any_face = np.where(turned, np.minimum(opposite, below), beside)
    across = np.minimum(opposite * SAME_FACE_WEIGHT, one_opposite * ONE_SIDED_WEIGHT)
    same_face = np.where(turned, np.minimum(across, one_below), one_beside)
    best = np.where(face[:, None] == face, np.minimum(any_face, same_face), any_face)
    return np.asarray(best, np.float32)


def _show_different_cards(faces: Floats) -> NDArray[np.bool_]:
    """Returns of any two indices whether they surely show different faces (n, n)."""
    face, is_sure = faces.argmax(axis=1), faces.max(axis=1) >= SURE_OF_FACE
    return np.asarray((face[:, None] != face) & is_sure[:, None] & is_sure)


def _mostly_linked(one: tuple[int, ...], other: tuple[int, ...], linked: set[tuple[int, int]]) -> bool:
    """Whether at least half of the pairs between two groups fit one card, and the card has room for all."""
    pairs = [(min(i, j), max(i, j)) in linked for i in one for j in other]
    return len(one) + len(other) <= 4 and 2 * sum(pairs) >= len(pairs)


def mirrored_places(detections: Detections) -> Floats:
    """Returns where each card's other indices would be, (n, 3, 2): opposite, beside and below."""
    places = np.zeros((len(detections), 3, 2), np.float32)
    for i in range(len(detections)):
        to_unit = cv2.getPerspectiveTransform(UNIT_SQUARE, detections.corners[i].astype(np.float32))
        back = np.asarray(cv2.invert(to_unit, flags=cv2.DECOMP_SVD)[1], np.float64)
        unit = cv2.perspectiveTransform(detections.centre[i].reshape(1, 1, 2), back)[0, 0]
        a, b = np.clip(unit, -0.2, 1.2)
        others = np.array([[[1 - a, 1 - b], [1 - a, b], [a, 1 - b]]], np.float32)
        places[i] = cv2.perspectiveTransform(others, to_unit)[0]
    return np.nan_to_num(places, posinf=1e6, neginf=-1e6)


def _card_heights(detections: Detections) -> Floats:
    left = np.linalg.norm(detections.corners[:, 3] - detections.corners[:, 0], axis=1)
    right = np.linalg.norm(detections.corners[:, 2] - detections.corners[:, 1], axis=1)
    return np.asarray((left + right) / 2, np.float32)


def merged_quad(detections: Detections, group: IndexGroup) -> Floats:
    """Returns the card's outline (4, 2): each corner weighted towards the index nearest to it."""
    first = group.members[0]
    total, weights = np.zeros((4, 2)), np.zeros((4, 1))
    for i in group.members:
        corners = detections.corners[i].astype(np.float64)
        if float(detections.up[i] @ detections.up[first]) < 0:
            corners = np.roll(corners, 2, axis=0)
        away = np.linalg.norm(corners - detections.centre[i], axis=1, keepdims=True)
        weight = 1 / (away / max(float(detections.height_px[i]), 1e-6) + 0.5) ** 2
        total, weights = total + corners * weight, weights + weight
    return np.asarray(total / weights, np.float32)
