"""Blocks of an upright view: what is printed in each, and its colour, so that views are compared part by part."""

from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.geometry import Floats
from vision.learned.views import HEIGHT, MARGIN_PX

BLOCK_PX: Final = 8
"""The side of a block, in pixels of a view at two thirds of its size."""
ROWS: Final = HEIGHT * 2 // 3 // BLOCK_PX
COLOUR_WEIGHT: Final = 0.8
"""The weight of a block's mean colour beside what is printed in it."""
SHIFT_PX: Final = 2
SHIFTS: Final = ((0, 0), (-SHIFT_PX, 0), (SHIFT_PX, 0), (0, -SHIFT_PX), (0, SHIFT_PX))
"""The shifts in pixels (right, down) at which views are compared, since no outline is exact."""


def describe(view: Picture) -> Floats:
    """Returns a view's blocks (n, d): what is printed in each against its mean colour, and that colour in the card."""
    few = cv2.resize(view, None, fx=2 / 3, fy=2 / 3, interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(few, (0, 0), 0.7)
    rows, columns = (side // BLOCK_PX for side in small.shape[:2])
    used = np.ascontiguousarray(small[: rows * BLOCK_PX, : columns * BLOCK_PX], np.float32)
    means = cv2.resize(used, (columns, rows), interpolation=cv2.INTER_AREA)
    spread = float(np.sqrt((cv2.meanStdDev(small)[1] ** 2).mean())) + 3.0
    inside = used.reshape(rows, BLOCK_PX, columns, BLOCK_PX, 3) - means[:, None, :, None]
    print_part = inside.swapaxes(1, 2).reshape(rows * columns, -1)
    values = print_part.shape[1]
    energy = np.einsum("nd,nd->n", print_part, print_part) + values * (0.35 * spread) ** 2
    print_part /= np.sqrt(2 * energy)[:, None]
    means = means.reshape(-1, 3)
    colour_part = COLOUR_WEIGHT * (means - means.mean(axis=0)) / spread / np.sqrt(6)
    return np.concatenate([print_part, colour_part], axis=1).astype(np.float32)


def shifted(wide: Picture) -> Floats:
    """Returns the blocks (shifts, n, d) of a view with a margin around it, not shifted first."""
    height, width = (side - 2 * MARGIN_PX for side in wide.shape[:2])
    starts = [(MARGIN_PX + x, MARGIN_PX + y) for x, y in SHIFTS]
    return np.stack([describe(np.ascontiguousarray(wide[y : y + height, x : x + width])) for x, y in starts])


def difference(blocks: Floats, others: Floats) -> Floats:
    """Returns how much blocks (v, n, d) differ from others (s, n, d), the least over s: (v, n)."""
    alike = np.matmul(blocks.transpose(1, 0, 2), others.transpose(1, 2, 0))
    lengths = (blocks**2).sum(axis=2).T[:, :, None] + (others**2).sum(axis=2).T[:, None]
    return np.asarray(np.maximum((lengths - 2 * alike).min(axis=2).T, 0), np.float32)
