"""Preview: the newest small picture, in memory that two processes share. Older ones are overwritten, none waits."""

import struct
from multiprocessing import resource_tracker
from multiprocessing.shared_memory import SharedMemory
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture

SIZE: Final = (320, 240)
"""Width and height of the preview in pixels; a picture of another shape is fitted in."""
_BYTES: Final = SIZE[0] * SIZE[1] * 3
_HEAD: Final = struct.Struct("<QQ")
"""The number of the picture before it is written, and after: they differ while somebody writes."""


class Preview:
    """One slot; one process writes, another reads. Both close it, the one that made it lets it go."""

    def __init__(self, name: str | None = None) -> None:
        self._owned = name is None
        self._memory = SharedMemory(name, create=self._owned, size=_HEAD.size + _BYTES)
        if not self._owned:
            # the reader owns the memory; a writer that dies must not take it along
            resource_tracker.unregister(self._memory._name, "shared_memory")  # type: ignore[attr-defined]
        assert self._memory.buf is not None
        self._buffer = self._memory.buf
        self._seq = 0

    @property
    def name(self) -> str:
        """By what the other process finds it."""
        return self._memory.name

    def put(self, bgr: Picture) -> None:
        """Shows a picture (h, w, 3) of any size."""
        self._seq += 1
        _HEAD.pack_into(self._buffer, 0, self._seq, 0)
        self._buffer[_HEAD.size : _HEAD.size + _BYTES] = fitted(bgr).tobytes()
        _HEAD.pack_into(self._buffer, 0, self._seq, self._seq)

    def take(self, known: int = 0) -> tuple[int, bytes] | None:
        """Returns the newest picture's number and its BGR bytes; None if it is `known` or half written."""
        begun, done = _HEAD.unpack_from(self._buffer, 0)
        if begun != done or done in (0, known):
            return None
        content = bytes(self._buffer[_HEAD.size : _HEAD.size + _BYTES])
        return (done, content) if _HEAD.unpack_from(self._buffer, 0) == (done, done) else None

    def close(self) -> None:
        """Lets the memory go."""
        self._memory.close()
        if self._owned:
            self._owned = False
            self._memory.unlink()


def fitted(bgr: Picture) -> Picture:
    """Returns the picture (h, w, 3) fitted into SIZE, with a dark rim where the shapes differ."""
    height, width = bgr.shape[:2]
    scale = min(SIZE[0] / width, SIZE[1] / height)
    small = cv2.resize(bgr, (max(1, round(width * scale)), max(1, round(height * scale))), interpolation=cv2.INTER_AREA)
    framed = np.zeros((SIZE[1], SIZE[0], 3), np.uint8)
    top, left = (SIZE[1] - small.shape[0]) // 2, (SIZE[0] - small.shape[1]) // 2
    framed[top : top + small.shape[0], left : left + small.shape[1]] = small
    return framed
