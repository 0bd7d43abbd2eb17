"""Cards that lie side by side or in rows: each cut out with what is round it, and whether it was moved since."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.geometry import Box, Quad, intersection_over_union, upright
from vision.learned.outlined_picture import OutlinedPicture, picture_with_outlines

MARGIN: Final = 0.12
"""The margin of table kept around a card, as a share of its diagonal."""
SAME_PLACE: Final = 0.95
"""A card whose outlines before and now have this intersection over union was not moved."""
ASSUMED_SCORE: Final = 0.8
"""The score given to the outline of a card among others of its size."""
UPWARDS: Final = np.array([0.4, -0.9], np.float32)
"""The direction that counts as up: slanted, so that a card that lies exactly sideways has an upper end too."""


@dataclass(frozen=True, slots=True, eq=False)
class RowCard:
    """A card among others: what is seen in its outline, and that outline (4, 2) in the whole picture."""

    seen: OutlinedPicture
    quad: Quad


def part_round(bgr: Picture, quad: Quad) -> Picture:
    """Returns the part of a picture (h, w, 3) round the outline of a card that lies among others."""
    left, top, width, height = _box_with_margin(quad)
    moved = np.array([[1, 0, -left], [0, 1, -top]], np.float32)
    return np.asarray(cv2.warpAffine(bgr, moved, (width, height), borderMode=cv2.BORDER_REPLICATE), np.uint8)


def outline_row_card(part: Picture, quad: Quad) -> RowCard:
    """Returns what `part_round` has cut out, in any size, of the outline `quad` in the whole picture."""
    left, top, width, _ = _box_with_margin(quad)
    own = _from_above(np.asarray((quad - (left, top)) * (part.shape[1] / width), np.float32))
    return RowCard(picture_with_outlines(part, own[None], np.array([ASSUMED_SCORE], np.float32)), quad)


def has_moved(one: RowCard, other: RowCard) -> bool:
    """Says whether a card lies elsewhere than it did, or the other way round."""
    _, turns = other.seen.likeness(one.seen.views[0, 0], float(one.seen.shape[0]))
    return turns > 0 or intersection_over_union(one.quad, other.quad) < SAME_PLACE


def _from_above(quad: Quad) -> Quad:
    """Returns the outline, starting with the short side that lies higher in the picture."""
    begun = upright(quad)
    up = begun[:2].mean(axis=0) - begun[2:].mean(axis=0)
    return begun if float(up @ UPWARDS) > 0 else np.roll(begun, 2, axis=0)


def _box_with_margin(quad: Quad) -> Box:
    low, high = quad.min(axis=0), quad.max(axis=0)
    margin = MARGIN * float(np.linalg.norm(quad[2] - quad[0]))
    left, top = (int(edge) for edge in np.floor(low - margin))
    right, bottom = (int(edge) for edge in np.ceil(high + margin))
    return left, top, max(1, right - left), max(1, bottom - top)
