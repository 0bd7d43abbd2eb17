"""Hard example mining: a trained finder's detections, sorted into true indices and false ones."""

from typing import Final

import numpy as np

from vision.geometry import Floats
from vision.reader.detections import Detections
from vision.training.index_truths import IndexTruths

NEAR: Final = 0.3
"""A detection this near to an index's centre, in index heights, and of similar pose, matches it."""
FAR: Final = 0.6
"""A detection farther than this from every visible index is false."""
SEEN: Final = 0.82
"""An index with a smaller visible share is no example."""
LIKE_SIZE: Final = 1.4
UNLIKE_SIZE: Final = 1.8


def sort_finds(detections: Detections, truths: IndexTruths) -> tuple[list[tuple[int, int]], list[int]]:
    """Returns pairs of a detection and the index that it matches, and the false detections."""
    right, false = [], []
    for i in range(len(detections)):
        away, turn, size = _compare(detections, truths, i)
        like = (away < NEAR) & (turn > 0.8) & (np.abs(np.log(size)) < np.log(LIKE_SIZE))
        unlike = (away > FAR) | (turn < 0) | (np.abs(np.log(size)) > np.log(UNLIKE_SIZE)) | (truths.visible < 0.2)
        if like.any():
            nearest = int(np.argmin(np.where(like, away, np.inf)))
            if truths.visible[nearest] >= SEEN:
                right.append((i, nearest))
        elif unlike.all():
            false.append(i)
    return right, false


def _compare(detections: Detections, truths: IndexTruths, i: int) -> tuple[Floats, Floats, Floats]:
    """Returns a detection's distance to each index in index heights, the cosine between them, and the size ratio."""
    heights = np.maximum(truths.height_px, 1e-3)
    away = np.linalg.norm(truths.centre - detections.centre[i], axis=1) / heights
    lengths = np.linalg.norm(truths.up, axis=1) * np.linalg.norm(detections.up[i])
    turn = truths.up @ detections.up[i] / np.maximum(lengths, 1e-3)
    return away, turn, detections.height_px[i] / heights
