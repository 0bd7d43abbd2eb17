"""The corner indices in a part of a picture, found part by part: what was searched is not searched again."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.frames import Picture
from vision.geometry import Box, grown_box
from vision.reader.detections import Detections, join, nothing, suppress_non_maxima
from vision.reader.layout import PADDED_TO

MARGIN_PX: Final = 16
"""The margin searched around a region."""
CONTEXT_PX: Final = 32
"""The margin searched around what is added to a region: an index on the border needs its surroundings."""

FindIndices = Callable[[Picture], Detections]
"""Returns the indices seen in a picture, in its pixels."""


@dataclass(frozen=True, slots=True, eq=False)
class RegionIndices:
    """The indices whose centres lie in the part `box` of a picture, in the whole picture's pixels."""

    box: Box
    detections: Detections


def find_in_region(bgr: Picture, box: Box, find: FindIndices, margin_px: int = MARGIN_PX) -> RegionIndices:
    """Returns the indices in a part of a picture; the cost grows with the box."""
    left, top, across, down = grown_box(box, margin_px, bgr)
    if not across or not down:
        return RegionIndices(box, nothing())
    return _within(find(bgr[top : top + down, left : left + across]).seen_from((1, 1), (left, top)), box)


def find_in_wider_region(bgr: Picture, known: RegionIndices, box: Box, find: FindIndices) -> RegionIndices:
    """Returns the indices in a box around the `known` one, of which only the rest is searched.

    Near the border of the known box indices are searched again, with more of their surroundings.
    """
    inner = _shrunk(known.box, box)
    parts = _beyond(inner, box)
    if sum(_searched_px(part, CONTEXT_PX) for part in parts) > _searched_px(box, MARGIN_PX):
        return find_in_region(bgr, box, find)
    found = [_within(known.detections, inner).detections]
    found += [find_in_region(bgr, part, find, CONTEXT_PX).detections for part in parts]
    return RegionIndices(box, suppress_non_maxima(join(found)))


def _searched_px(box: Box, margin_px: int) -> int:
    """Returns how many pixels the finder searches for a box with its margin."""
    across, down = (-(-(side + 2 * margin_px) // PADDED_TO) * PADDED_TO for side in box[2:])
    return across * down


def _within(detections: Detections, box: Box) -> RegionIndices:
    """Returns the detections in a box."""
    x, y, across, down = box
    inside = (detections.centre >= [x, y]).all(axis=1) & (detections.centre < [x + across, y + down]).all(axis=1)
    return RegionIndices(box, detections.pick(np.flatnonzero(inside)))


def _shrunk(box: Box, outer: Box) -> Box:
    """Returns a box without a margin on those sides on which a wider one reaches beyond it."""
    x, y, right, low = box[0], box[1], box[0] + box[2], box[1] + box[3]
    left = x + MARGIN_PX * (outer[0] < x)
    top = y + MARGIN_PX * (outer[1] < y)
    right = max(left, right - MARGIN_PX * (outer[0] + outer[2] > right))
    low = max(top, low - MARGIN_PX * (outer[1] + outer[3] > low))
    return left, top, right - left, low - top


def _beyond(inner: Box, outer: Box) -> list[Box]:
    """Returns the rest of the outer box as disjoint boxes: above, below, left and right of the inner one."""
    x, y, across, down = outer
    right, low = inner[0] + inner[2], inner[1] + inner[3]
    parts = [
        (x, y, across, inner[1] - y),
        (x, low, across, y + down - low),
        (x, inner[1], inner[0] - x, inner[3]),
        (right, inner[1], x + across - right, inner[3]),
    ]
    return [part for part in parts if part[2] > 0 and part[3] > 0]
