"""Watcher: from a stream of frames to cards laid down and taken away. It reads only where something changed."""

from collections.abc import Sequence
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from vision.change import Box, ChangeWatch
from vision.frames import Frame, Picture
from vision.quality import Flaw, find_flaw
from vision.reading import Reading
from vision.steady import LOOKS, Event, Steady

MARGIN_PX: Final = 32
"""How far beyond a change is read: an index at a card's edge needs its surroundings."""


class RegionReader(Protocol):
    """What reads cards: the trained reader, or one that knows a drawn table's truth."""

    def read_region(self, bgr: Picture, box: Box) -> Sequence[Reading]:
        """Returns the cards in a part of the picture, in the whole picture's pixels."""
        ...


class Watcher:
    """Follows one camera; used by one thread. `flaw` says why the last frame could not be used, or is None."""

    def __init__(self, reader: RegionReader) -> None:
        self.flaw: Flaw | None = None
        self._reader = reader
        self._change = ChangeWatch()
        self._steady = Steady()
        self._due: list[tuple[Box, int]] = []

    @property
    def lying(self) -> tuple[NDArray[np.float32], ...]:
        """The outlines (4, 2) of the cards that lie still, in pixels of the frame."""
        return tuple(track.quad for track in self._steady.tracks.values() if track.laid)

    def see(self, frame: Frame) -> tuple[Event, ...]:
        """Takes the next frame in; returns what came to rest on the table, or went."""
        self.flaw = find_flaw(frame.bgr)
        if self.flaw is not None:
            return ()
        change = self._change.look(frame.bgr)
        self._due += [(_grown(box, frame.bgr), LOOKS) for box in change.settled]
        ready = [(box, looks) for box, looks in self._due if not _meets(box, change.moving)]
        self._due = [item for item in self._due if item not in ready]
        self._due += [(box, looks - 1) for box, looks in ready if looks > 1]
        boxes = [box for box, _ in ready]
        readings = [reading for box in boxes for reading in self._reader.read_region(frame.bgr, box)]
        return self._steady.see(frame.at_s, readings, boxes) if boxes else ()


def _grown(box: Box, bgr: Picture) -> Box:
    x, y, width, height = box
    left, top = max(0, x - MARGIN_PX), max(0, y - MARGIN_PX)
    right, low = min(bgr.shape[1], x + width + MARGIN_PX), min(bgr.shape[0], y + height + MARGIN_PX)
    return left, top, right - left, low - top


def _meets(box: Box, others: Sequence[Box]) -> bool:
    x, y, width, height = box
    return any(x < ox + ow and ox < x + width and y < oy + oh and oy < y + height for ox, oy, ow, oh in others)
