"""Decides which cards exist together: two cards cannot both show an index where the other one lies."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from vision.geometry import without_overlap
from vision.reader.evidence import Evidence

DEEP: Final = 0.6
"""The depth, in index heights, from which an index lies well inside an outline; in its own card it is half as deep."""

PARALLEL: Final = 0.95
"""The minimum cosine between cards that are parallel."""
NAMED_FROM: Final = 0.65
"""A card read with less confidence has no face, and gives way to any card that it contradicts."""
MAY_SHOW: Final = 0.01
"""An index that shows another card's face with this probability may be a part of that card."""
OTHER_CORNER: Final = 1.0
"""Within this distance of a card's unseen corner, in index heights, lies that card's own other index.

One of the two would hide both; a card with more indices seen may touch it there."""


def select_compatible(gathered: Sequence[Evidence], confidences: Sequence[float]) -> list[int]:
    """Returns the positions of the cards that exist together.

    One of two overlapping cards lies on top, and hides what the other one has there: an index of each inside the
    other's outline cannot be seen. Either one of them is no card but a misread part of the other, or an outline is too
    large. What the indices show decides: a single index gives way only to a card whose face it may show.
    """
    order = sorted(range(len(gathered)), key=lambda i: (-_agreement(gathered[i], confidences[i]), -confidences[i]))

    def contradicts(i: int, kept: Sequence[int]) -> bool:
        parts = (j for j in kept if _may_be_part(gathered[i], confidences[i], gathered[j]))
        return any(_contradict(gathered[i], gathered[j]) for j in parts)

    return sorted(without_overlap(order, contradicts))


def _agreement(one: Evidence, confidence: float) -> int:
    """Returns how many indices agree on a card that has a face, and 1 for any other."""
    return len(one.centres) if confidence >= NAMED_FROM else 1


def _may_be_part(one: Evidence, confidence: float, surer: Evidence) -> bool:
    """Whether what seems to be a card may be a misread part of the surer one."""
    if _agreement(one, confidence) > 1:
        return False
    return confidence < NAMED_FROM or float(one.faces[surer.faces.argmax()]) >= MAY_SHOW


def _contradict(one: Evidence, surer: Evidence) -> bool:
    if _is_its_other_corner(one, surer):
        return True
    inside = _shows_inside(one, surer)
    is_covered = len(one.centres) == 1 < len(surer.centres) and _is_parallel(one, surer)
    return inside and (is_covered or _shows_inside(surer, one))


def _is_its_other_corner(one: Evidence, surer: Evidence) -> bool:
    """Whether the one's only index is the more confident card's other index, half hidden and misread."""
    if len(one.centres) > 1:
        return False
    away = np.linalg.norm(one.centres[:, None] + surer.centres[None] - 2 * surer.quad.mean(axis=0), axis=2)
    return bool(away.min() < OTHER_CORNER * surer.height_px) and _cosine(one, surer) < -PARALLEL


def _is_parallel(one: Evidence, other: Evidence) -> bool:
    """Whether two cards are parallel, the same way up or not.

    Of such cards one cannot lie on the other and leave both its corners seen.
    """
    return abs(_cosine(one, other)) > PARALLEL


def _cosine(one: Evidence, other: Evidence) -> float:
    a, b = one.quad[0] - one.quad[3], other.quad[0] - other.quad[3]
    return float(a @ b) / max(float(np.linalg.norm(a) * np.linalg.norm(b)), 1e-6)


def _shows_inside(one: Evidence, other: Evidence) -> bool:
    """Whether an index of the one lies well inside the other's outline."""
    outline, least = other.quad.reshape(-1, 1, 2), DEEP * max(one.height_px, other.height_px)
    return any(cv2.pointPolygonTest(outline, (float(x), float(y)), True) > least for x, y in one.centres)
