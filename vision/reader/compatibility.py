"""Compatibility: which cards cannot both lie there, because each shows an index where the other one lies."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from vision.reader.evidence import Evidence

DEEP: Final = 0.6
"""An index lies well inside an outline from so many index heights on; it stands about half as deep in its own card."""

PARALLEL: Final = 0.95
"""The cosine between cards that lie the same way."""
SURE: Final = 0.9
"""A card told so surely by two or more indices is there, whatever the outlines of others say."""
OTHER_CORNER: Final = 1.0
"""So near to a card's unseen corner, in index heights, no other card's only index can be.

One of the two would hide both; a card with more indices seen may touch it there."""


def select_compatible(gathered: Sequence[Evidence], confidences: Sequence[float]) -> list[int]:
    """Returns the places of the evidence that may be true together; where two exclude each other the surer one stays.

    One of two overlapping cards lies on top, and hides what the other one has there: an index of each inside the
    other's outline cannot be seen. Outlines may be too large, so they never exclude a card whose indices agree.
    """
    order = sorted(range(len(gathered)), key=lambda i: (-_agreement(gathered[i], confidences[i]), -confidences[i]))
    kept: list[int] = []
    for i in order:
        agrees = _agreement(gathered[i], confidences[i]) > 1
        if agrees or not any(_contradict(gathered[i], gathered[j]) for j in kept):
            kept.append(i)
    return sorted(kept)


def _agreement(one: Evidence, confidence: float) -> int:
    """Returns how many indices agree on a card that is told surely, and 1 for any other."""
    return len(one.centres) if confidence >= SURE else 1


def _contradict(one: Evidence, surer: Evidence) -> bool:
    if _is_its_other_corner(one, surer):
        return True
    inside = _shows_inside(one, surer)
    is_covered = len(one.centres) == 1 < len(surer.centres) and _is_parallel(one, surer)
    return inside and (is_covered or _shows_inside(surer, one))


def _is_its_other_corner(one: Evidence, surer: Evidence) -> bool:
    """Tells whether the one's only index is the surer card's other one, half hidden and misread."""
    if len(one.centres) > 1:
        return False
    away = np.linalg.norm(one.centres[:, None] + surer.centres[None] - 2 * surer.quad.mean(axis=0), axis=2)
    return bool(away.min() < OTHER_CORNER * surer.height_px) and _cosine(one, surer) < -PARALLEL


def _is_parallel(one: Evidence, other: Evidence) -> bool:
    """Tells whether two cards lie the same way or upside down to each other.

    Of such cards one cannot lie on the other and leave both its corners seen.
    """
    return abs(_cosine(one, other)) > PARALLEL


def _cosine(one: Evidence, other: Evidence) -> float:
    a, b = one.quad[0] - one.quad[3], other.quad[0] - other.quad[3]
    return float(a @ b) / max(float(np.linalg.norm(a) * np.linalg.norm(b)), 1e-6)


def _shows_inside(one: Evidence, other: Evidence) -> bool:
    """Tells whether an index of the one lies well inside the other's outline."""
    outline, least = other.quad.reshape(-1, 1, 2), DEEP * max(one.height_px, other.height_px)
    return any(cv2.pointPolygonTest(outline, (float(x), float(y)), True) > least for x, y in one.centres)
