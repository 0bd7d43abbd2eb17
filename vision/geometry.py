"""Boxes and outlines in pictures: areas, overlap and joined boxes.

A box is upright, in pixels. A quad is a card's outline, shape (4, 2), clockwise from the card's own top left.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

FoundT = TypeVar("FoundT")

Floats: TypeAlias = NDArray[np.float32]
Quad: TypeAlias = NDArray[np.float32]
"""A card's outline, shape (4, 2), in pixels."""
Box: TypeAlias = tuple[int, int, int, int]
"""A part of a picture: x, y, width, height in pixels."""
FloatBox: TypeAlias = tuple[float, float, float, float]
"""A box with fractions of pixels."""
UNIT_SQUARE: Final = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
"""The corners (4, 2) of the square that a quad is mapped to, in the quad's order."""


def box_round(quad: Quad) -> Box:
    """Returns the upright box round an outline."""
    x, y, width, height = cv2.boundingRect(np.asarray(np.round(quad), np.int32))
    return int(x), int(y), int(width), int(height)


def grown_box(box: Box, margin_px: int, bgr: NDArray[np.uint8]) -> Box:
    """Returns a box with a margin on each side, as far as it lies in a picture (h, w, 3)."""
    x, y, width, height = box
    left, top = max(0, x - margin_px), max(0, y - margin_px)
    right, low = min(bgr.shape[1], x + width + margin_px), min(bgr.shape[0], y + height + margin_px)
    return left, top, max(0, right - left), max(0, low - top)


def join_boxes(one: Box, other: Box) -> Box:
    """Returns the smallest box round both; an empty second one adds nothing."""
    if other[2] <= 0 or other[3] <= 0:
        return one
    left, top = min(one[0], other[0]), min(one[1], other[1])
    right, low = max(one[0] + one[2], other[0] + other[2]), max(one[1] + one[3], other[1] + other[3])
    return left, top, right - left, low - top


def reach_box(box: Box, outer: Box, slack_px: int) -> Box:
    """Returns a box extended to an outer one on each side on which that reaches farther by more than the slack."""
    left, top = (outer[axis] if box[axis] - outer[axis] > slack_px else box[axis] for axis in (0, 1))
    ends = ((box[axis] + box[axis + 2], outer[axis] + outer[axis + 2]) for axis in (0, 1))
    right, low = (far if far - near > slack_px else near for near, far in ends)
    return left, top, right - left, low - top


def do_boxes_overlap(one: Box, other: Box) -> bool:
    """Tells whether two boxes share any pixel."""
    x, y = max(one[0], other[0]), max(one[1], other[1])
    return x < min(one[0] + one[2], other[0] + other[2]) and y < min(one[1] + one[3], other[1] + other[3])


def is_box_within(inner: Box, outer: Box) -> bool:
    """Tells whether the first box lies wholly in the second."""
    return join_boxes(outer, inner) == outer


def is_point_in(box: Box, x: float, y: float) -> bool:
    """Tells whether a point lies in a box; its right and lower edges are outside."""
    return box[0] <= x < box[0] + box[2] and box[1] <= y < box[1] + box[3]


def merge_overlapping(boxes: Sequence[Box]) -> list[Box]:
    """Returns the boxes with those that overlap joined, until none overlap."""
    merged: list[Box] = []
    for box in boxes:
        while hit := next((other for other in merged if do_boxes_overlap(box, other)), None):
            merged.remove(hit)
            box = join_boxes(hit, box)
        merged.append(box)
    return merged


def centre_of(quad: Quad) -> NDArray[np.float32]:
    """Returns the middle of an outline, shape (2,)."""
    middle: NDArray[np.float32] = quad.mean(axis=0)
    return middle


def centres_apart(one: Quad, other: Quad) -> float:
    """Returns how far the middles of two outlines are from each other, in pixels."""
    return float(np.linalg.norm(centre_of(one) - centre_of(other)))


def is_about_as_large(area: float, usual: float, most: float) -> bool:
    """Tells whether an area is less than `most` times as large, or as small, as the usual one."""
    return 1 / most < area / max(usual, 1.0) < most


def scaled(quad: Quad, times: float) -> Quad:
    """Returns an outline made larger or smaller about its middle."""
    middle = centre_of(quad)
    return np.asarray(middle + (quad - middle) * times, np.float32)


def upright(quad: Quad) -> Quad:
    """Returns the outline starting with a short side: unchanged, or from the next corner on."""
    sides = np.linalg.norm(quad - np.roll(quad, -1, axis=0), axis=1)
    return quad if sides[0] + sides[2] <= sides[1] + sides[3] else np.roll(quad, -1, axis=0)


def width_of(quad: Quad) -> float:
    """Returns a card's width in pixels, at least 1."""
    return max(1.0, float(np.linalg.norm(quad[1] - quad[0]) + np.linalg.norm(quad[2] - quad[3])) / 2)


def height_of(quad: Quad) -> float:
    """Returns a card's height in pixels, along its left side."""
    return float(np.linalg.norm(quad[3] - quad[0]))


def convex_hull(quad: Quad) -> Quad:
    """Returns the convex hull (n, 1, 2) of an outline."""
    return np.asarray(cv2.convexHull(quad), np.float32)


def shared_outline(one: Quad, other: Quad) -> Quad:
    """Returns the outline (n, 2) of what two convex outlines share, which is empty if they lie apart.

    OpenCV sometimes returns the larger outline where one lies within the other along its sides; the smaller one is
    taken then. Other outlines whose sides lie on one line, to a hundredth of a pixel, may still come out wrong.
    """
    area, shared = cv2.intersectConvexConvex(one, other)
    smaller = min((one, other), key=cv2.contourArea)
    found = smaller if area > cv2.contourArea(smaller) else shared if area > 0 else np.zeros((0, 2))
    return np.asarray(found, np.float32).reshape(-1, 2)


def shared_area(one: Quad, other: Quad) -> float:
    """Returns the area that two convex outlines share."""
    return float(cv2.contourArea(shared_outline(one, other)))


def intersection_over_union(one: Quad, other: Quad) -> float:
    """Returns the area that two outlines share, divided by their joined area; 0 unless both are convex."""
    if not (cv2.isContourConvex(one.reshape(-1, 1, 2)) and cv2.isContourConvex(other.reshape(-1, 1, 2))):
        return 0.0
    area = shared_area(one, other)
    joined = cv2.contourArea(one) + cv2.contourArea(other) - area
    return area / joined if joined > 0 else 0.0


def intersection_over_smaller(one: Quad, other: Quad) -> float:
    """Returns the area that the convex hulls of two outlines share, as a share of the smaller one."""
    mine, its = convex_hull(one), convex_hull(other)
    return shared_area(mine, its) / max(min(cv2.contourArea(mine), cv2.contourArea(its)), 1.0)


def hidden_share(lower: Quad, upper: Quad) -> float:
    """Returns the share of the lower outline that the upper one hides."""
    return shared_area(lower, upper) / max(1.0, float(cv2.contourArea(lower)))


def without_overlap(found: Iterable[FoundT], overlaps: Callable[[FoundT, list[FoundT]], bool]) -> list[FoundT]:
    """Returns what was `found`, best first, without what overlaps a better one: greedy non-maximum suppression."""
    kept: list[FoundT] = []
    for one in found:
        if not overlaps(one, kept):
            kept.append(one)
    return kept


def part_in_rows(quads: Sequence[Quad], is_below: Callable[[Quad, Sequence[Quad]], bool]) -> list[list[int]]:
    """Returns the places of outlines row by row from the top, each row from the left.

    `is_below` says whether an outline lies below a row; the middles of all outlines of the row are higher than its own.
    """
    middles = [centre_of(quad) for quad in quads]
    rows: list[list[int]] = []
    for place in sorted(range(len(quads)), key=lambda place: float(middles[place][1])):
        if not rows or is_below(quads[place], [quads[one] for one in rows[-1]]):
            rows.append([])
        rows[-1].append(place)
    return [sorted(row, key=lambda place: float(middles[place][0])) for row in rows]


def cross(one: Floats, other: Floats) -> Floats:
    """Returns the cross products of vectors (…, 2): above 0 where the other lies clockwise in the picture."""
    return np.asarray(one[..., 0] * other[..., 1] - one[..., 1] * other[..., 0], np.float32)


def height_of_pose(up: Floats, right: Floats) -> Floats:
    """Returns the scale (…) of poses: the root of the area that `up` and `right` (…, 2) span."""
    return np.sqrt(np.abs(cross(up, right)))
