"""Limits the frame rate: a card counts as resting after a number of frames, so these must not come too fast."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf
from typing import Final

from vision.frames import Frame

LEAST_S: Final = 0.05
"""The minimum time between frames: with less, a slow hand would seem to lie still."""
PERIOD_S: Final = 1 / 15
"""The average time between frames: of 30 frames a second every other one is used."""
EARLY_S: Final = PERIOD_S - LEAST_S
"""How much too early a frame may come: a webcam's time is when its frame was fetched."""


@dataclass(slots=True)
class RateLimit:
    """Chooses which frames of a source are used: all of a slow source, 10 to 15 a second of a faster one."""

    _last_s: float = inf
    _due_s: float = -inf

    def takes(self, at_s: float) -> bool:
        """Whether the frame at `at_s`, in seconds of the source, is used; called once for each frame, in order.

        A frame whose time runs backwards or is NaN passes; it is rejected later.
        """
        if at_s >= self._last_s:
            if at_s - self._last_s < LEAST_S or at_s < self._due_s - EARLY_S:
                return False
            self._due_s = max(self._due_s, at_s - EARLY_S) + PERIOD_S
        else:
            self._due_s = at_s + PERIOD_S
        self._last_s = at_s
        return True


def limit_rate(read: Callable[[], Frame | None]) -> Iterator[Frame]:
    """Yields the frames to be used until `read` returns None."""
    pace = RateLimit()
    while (frame := read()) is not None:
        if pace.takes(frame.at_s):
            yield frame
