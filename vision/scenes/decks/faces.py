"""FaceImage: the picture of one side of a card, at several sizes, with the boxes of its corner indices."""

from dataclasses import dataclass, field
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Quad

PX_PER_MM: Final = 4.5
"""The resolution at which faces are drawn and kept."""

_SMALLEST_PX: Final = 24


@dataclass(frozen=True, slots=True, eq=False)
class FaceImage:
    """A card's picture, BGRA, with its indices' quads in face pixels, shape (corners, 4, 2), and their letters."""

    bgra: Picture
    indices: NDArray[np.float32] = field(default_factory=lambda: np.zeros((0, 4, 2), np.float32))
    letters: str = ""
    levels: tuple[Picture, ...] = field(init=False)

    def __post_init__(self) -> None:
        levels = [self.bgra]
        while min(levels[-1].shape[:2]) >= 2 * _SMALLEST_PX:
            height, width = levels[-1].shape[:2]
            size = (round(width / 2), round(height / 2))
            levels.append(np.asarray(cv2.resize(levels[-1], size, interpolation=cv2.INTER_AREA), np.uint8))
        object.__setattr__(self, "levels", tuple(levels))

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in face pixels."""
        return self.bgra.shape[1], self.bgra.shape[0]

    @property
    def weight(self) -> int:
        """The bytes that all sizes take."""
        return sum(level.nbytes for level in self.levels)

    @property
    def outline(self) -> Quad:
        """The face's own four corners in face pixels, clockwise from the top left."""
        width, height = self.size
        return np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)


def box_quad(x: float, y: float, width: float, height: float) -> Quad:
    """Returns an upright box as a quad, clockwise from its top left."""
    return np.array([[x, y], [x + width, y], [x + width, y + height], [x, y + height]], np.float32)


def turned(quad: Quad, size: tuple[int, int]) -> Quad:
    """Returns `quad` after a half turn of the face of that size; its own top left stays its first point."""
    return np.asarray(np.array(size, np.float32) - quad, np.float32)


def card_outline(size: tuple[int, int], radius_px: float) -> Picture:
    """Returns the alpha of a card with rounded corners, shape (height, width)."""
    width, height = size
    big = np.zeros((height * 2, width * 2), np.uint8)
    r = max(1, round(radius_px * 2))
    cv2.rectangle(big, (r, 0), (width * 2 - 1 - r, height * 2 - 1), 255, -1)
    cv2.rectangle(big, (0, r), (width * 2 - 1, height * 2 - 1 - r), 255, -1)
    for x in (r, width * 2 - 1 - r):
        for y in (r, height * 2 - 1 - r):
            cv2.circle(big, (x, y), r, 255, -1)
    return np.asarray(cv2.resize(big, size, interpolation=cv2.INTER_AREA), np.uint8)


def stamp(image: Picture, mask: Picture, ink: tuple[int, int, int], at: tuple[int, int]) -> None:
    """Prints `mask` in one ink onto the first three channels of `image` with its top left `at` (x, y), clipped."""
    height, width = image.shape[:2]
    x0, y0 = max(at[0], 0), max(at[1], 0)
    x1, y1 = min(at[0] + mask.shape[1], width), min(at[1] + mask.shape[0], height)
    if x0 >= x1 or y0 >= y1:
        return
    cut = mask[y0 - at[1] : y1 - at[1], x0 - at[0] : x1 - at[0], None].astype(np.uint16)
    under = image[y0:y1, x0:x1, :3]
    under[:] = (under * (255 - cut) + cut * np.array(ink, np.uint16) + 127) // 255
