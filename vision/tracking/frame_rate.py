"""Limits the frame rate: a card counts as resting after a number of frames, so these must not come too fast.

While nothing moves, every other frame is enough to see that something does: a hand that lays a card comes first.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf
from typing import Final

from vision.frames import Frame

LEAST_S: Final = 0.035
"""The minimum time between frames: with less, a slow hand would seem to lie still."""
BUSY_PERIOD_S: Final = 1 / 20
"""The average time between frames while something moves: of 30 frames a second every other one is used."""
STILL_PERIOD_S: Final = 1 / 10
"""The average time between frames while nothing does."""
LINGER_S: Final = 0.5
"""So long after something moved the frames come as fast: it may lie still by now and be read."""


@dataclass(slots=True)
class RateLimit:
    """Chooses which frames of a source are used: all of a slow source, 10 a second of a faster one, or 15 to 20."""

    _last_s: float = inf
    _due_s: float = -inf
    _busy_s: float = -inf

    def takes(self, at_s: float, *, is_busy: bool) -> bool:
        """Whether the frame at `at_s`, in seconds of the source, is used; called once for each frame, in order.

        `is_busy`: something moved in the last frame that was used. A frame whose time runs backwards or is NaN passes;
        it is rejected later.
        """
        if is_busy or at_s < self._busy_s:
            self._busy_s = at_s
        period_s = BUSY_PERIOD_S if at_s - self._busy_s < LINGER_S else STILL_PERIOD_S
        early_s = period_s - LEAST_S  # a webcam's time is when its frame was fetched
        if at_s >= self._last_s:
            if at_s - self._last_s < LEAST_S or at_s < self._due_s - early_s:
                return False
            self._due_s = max(self._due_s, at_s - early_s) + period_s
        else:
            self._due_s = at_s + period_s
        self._last_s = at_s
        return True


def limit_rate(read: Callable[[], Frame | None], is_busy: Callable[[], bool]) -> Iterator[Frame]:
    """Yields the frames to be used until `read` returns None; `is_busy`: something moved in the last one."""
    pace = RateLimit()
    while (frame := read()) is not None:
        if pace.takes(frame.at_s, is_busy=is_busy()):
            yield frame
