"""Pictures of a table with the printed mat on it."""

from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.setup.mat import SIZE_MM, draw_mat

SIZE = (1280, 960)


PX_PER_MM = 1.6


def table(level: float = 120) -> Picture:
    """A wooden table with a grain."""
    return _wood(level).copy()


@cache
def _wood(level: float) -> Picture:
    width, height = SIZE
    rng = np.random.default_rng(1)
    grain = cv2.GaussianBlur(rng.normal(0, 60, (height, width, 1)).astype(np.float32), (0, 0), 2)[..., None]
    bgr = np.array([0.7, 0.9, 1.1]) * level + grain * level / 120
    return np.asarray(np.clip(bgr, 0, 255), np.uint8)


def seen(turn: float = 0.3, level: float = 120, across: float = 60) -> tuple[Picture, NDArray[np.float64]]:
    """A table with the mat on it, turned; and how millimetres from its middle map to pixels, (2, 3)."""
    mat = cv2.cvtColor(draw_mat(4.0), cv2.COLOR_GRAY2BGR)
    turned = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]]) * PX_PER_MM
    middle = np.array([SIZE[0] / 2 + across, SIZE[1] / 2])
    from_mat = np.column_stack([turned / 4, middle - turned @ np.array(SIZE_MM) / 2])
    bgr = table(level)
    shown = (mat * (level / 150)).clip(0, 255).astype(np.uint8)
    cv2.warpAffine(shown, from_mat, SIZE, dst=bgr, flags=cv2.INTER_AREA, borderMode=cv2.BORDER_TRANSPARENT)
    return bgr, np.column_stack([turned, middle])
