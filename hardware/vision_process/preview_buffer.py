"""A triple buffer for preview pictures in shared memory: the newest picture wins, and neither process waits."""

from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.context import SpawnContext
from typing import Any, Final

import cv2
import numpy as np

from vision.frames import Picture

WIDTH_PX: Final = 480
HEIGHT_PX: Final = 480
SLOTS: Final = 3
"""One is written, one is read and one holds the newest picture, so a process killed while writing spoils no other."""
NUMBER_LIMIT: Final = 3 * 2**60
"""Picture numbers start again from 0 here; a multiple of SLOTS that fits into 64 bits."""
_SLOT_BYTES: Final = WIDTH_PX * HEIGHT_PX * 3


@dataclass(frozen=True, slots=True)
class PreviewBuffer:
    """`pixels` holds SLOTS pictures; `head` is the number of the newest, then the height and width of each."""

    pixels: Any
    head: Any

    def put(self, bgr: Picture) -> None:
        """Stores a picture (h, w, 3), scaled down; called in the vision process only."""
        scale = min(1.0, WIDTH_PX / bgr.shape[1], HEIGHT_PX / bgr.shape[0])
        size = max(1, int(bgr.shape[1] * scale)), max(1, int(bgr.shape[0] * scale))
        small = cv2.resize(bgr, size, interpolation=cv2.INTER_NEAREST if scale > 0.9 else cv2.INTER_AREA)
        number = (self.head[0] + 1) % NUMBER_LIMIT
        slot = number % SLOTS
        flat = np.frombuffer(self.pixels, np.uint8)
        flat[slot * _SLOT_BYTES : slot * _SLOT_BYTES + small.size] = small.reshape(-1)
        self.head[1 + 2 * slot], self.head[2 + 2 * slot] = size[1], size[0]
        self.head[0] = number

    def take(self, seen: int = 0) -> tuple[int, Picture] | None:
        """Returns the newest picture and its number unless that is `seen`; called in the main process.

        The numbers come from the other process and are checked first: an impossible size gives None.
        """
        number = int(self.head[0])
        slot = number % SLOTS
        height, width = int(self.head[1 + 2 * slot]), int(self.head[2 + 2 * slot])
        if number == seen or not (0 < height <= HEIGHT_PX and 0 < width <= WIDTH_PX):
            return None
        flat = np.frombuffer(self.pixels, np.uint8)
        start = slot * _SLOT_BYTES
        bgr = flat[start : start + height * width * 3].reshape(height, width, 3).copy()
        return number, bgr


def make_preview_buffer(context: SpawnContext) -> PreviewBuffer:
    """Returns an empty buffer that can be passed to a process of `context`."""
    raw: Callable[..., object] = context.RawArray
    return PreviewBuffer(raw("B", SLOTS * _SLOT_BYTES), raw("q", 1 + 2 * SLOTS))
