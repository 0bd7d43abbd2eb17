"""Slot: memory that two processes share, where the newest preview picture wins and nobody waits."""

from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.context import SpawnContext
from typing import Any, Final

import cv2
import numpy as np

from vision.frames import Picture

WIDTH_PX: Final = 480
HEIGHT_PX: Final = 480
PLACES: Final = 3
"""One is being written, one read, and one is the newest: a process killed while it writes spoils none that counts."""
MOST_NUMBERS: Final = 3 * 2**60
"""Pictures are counted so far, and then from 0."""
_PLACE_BYTES: Final = WIDTH_PX * HEIGHT_PX * 3


@dataclass(frozen=True, slots=True)
class Slot:
    """`pixels` holds PLACES pictures; `head` says which is the newest (counted on), and its height and width."""

    pixels: Any
    head: Any

    def put(self, bgr: Picture) -> None:
        """Shows a picture (h, w, 3), made small; called by the one process that sees."""
        scale = min(1.0, WIDTH_PX / bgr.shape[1], HEIGHT_PX / bgr.shape[0])
        size = max(1, int(bgr.shape[1] * scale)), max(1, int(bgr.shape[0] * scale))
        small = cv2.resize(bgr, size, interpolation=cv2.INTER_NEAREST if scale > 0.9 else cv2.INTER_AREA)
        number = (self.head[0] + 1) % MOST_NUMBERS
        place = number % PLACES
        flat = np.frombuffer(self.pixels, np.uint8)
        flat[place * _PLACE_BYTES : place * _PLACE_BYTES + small.size] = small.reshape(-1)
        self.head[1 + 2 * place], self.head[2 + 2 * place] = size[1], size[0]
        self.head[0] = number

    def take(self, seen: int = 0) -> tuple[int, Picture] | None:
        """Returns the newest picture and its number if that is not `seen`; called by the screen's process.

        What the other process says of it is checked first: a picture that cannot be is None.
        """
        number = int(self.head[0])
        place = number % PLACES
        height, width = int(self.head[1 + 2 * place]), int(self.head[2 + 2 * place])
        if number == seen or not (0 < height <= HEIGHT_PX and 0 < width <= WIDTH_PX):
            return None
        flat = np.frombuffer(self.pixels, np.uint8)
        start = place * _PLACE_BYTES
        bgr = flat[start : start + height * width * 3].reshape(height, width, 3).copy()
        return number, bgr


def make_slot(context: SpawnContext) -> Slot:
    """Returns an empty slot that a process of `context` can be given."""
    raw: Callable[..., Any] = context.RawArray
    return Slot(raw("B", PLACES * _PLACE_BYTES), raw("q", 1 + 2 * PLACES))
