"""What a finder that has learnt already sees in scenes: indices with its own errors, and things that are none."""

from typing import Final

import numpy as np

from vision.reader.finds import Finds
from vision.training.truths import Floats, IndexTruths

NEAR: Final = 0.3
"""A find this near to an index's centre, in index heights, and of like pose, stands for it."""
FAR: Final = 0.6
"""A find farther than this from every index that is seen stands for none."""
LIKE_SIZE: Final = 1.4
UNLIKE_SIZE: Final = 1.8


def sort_finds(finds: Finds, truths: IndexTruths, seen: float) -> tuple[list[tuple[int, int]], list[int]]:
    """Returns pairs of a find and the index that it stands for, and the finds that are false."""
    right, false = [], []
    for i in range(len(finds)):
        away, turn, size = _compare(finds, truths, i)
        like = (away < NEAR) & (turn > 0.8) & (np.abs(np.log(size)) < np.log(LIKE_SIZE))
        unlike = (away > FAR) | (turn < 0) | (np.abs(np.log(size)) > np.log(UNLIKE_SIZE)) | (truths.visible < 0.2)
        if like.any():
            nearest = int(np.argmin(np.where(like, away, np.inf)))
            if truths.visible[nearest] >= seen:
                right.append((i, nearest))
        elif unlike.all():
            false.append(i)
    return right, false


def _compare(finds: Finds, truths: IndexTruths, i: int) -> tuple[Floats, Floats, Floats]:
    """Returns a find's distance to each index in index heights, the cosine between them, and how much larger it is."""
    heights = np.maximum(truths.height_px, 1e-3)
    away = np.linalg.norm(truths.centre - finds.centre[i], axis=1) / heights
    lengths = np.linalg.norm(truths.up, axis=1) * np.linalg.norm(finds.up[i])
    turn = truths.up @ finds.up[i] / np.maximum(lengths, 1e-3)
    return away, turn, finds.height_px[i] / heights
