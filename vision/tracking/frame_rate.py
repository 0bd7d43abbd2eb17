"""RateLimit: how often a table is looked at. What lies still is told by looks, so these must not come too fast."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf
from typing import Final

from vision.frames import Frame

LEAST_S: Final = 0.05
"""Looks are so far apart at least: sooner, a slow hand would seem to lie still."""
PERIOD_S: Final = 1 / 15
"""And so far apart on the average: of 30 frames a second every other one is looked at."""
EARLY_S: Final = PERIOD_S - LEAST_S
"""So much too early a frame may come: a webcam tells its time by when it was fetched."""


@dataclass(slots=True)
class RateLimit:
    """Chooses which frames of one source are looked at: as many as come, but from 10 to 15 a second of faster ones."""

    _last_s: float = inf
    _due_s: float = -inf

    def takes(self, at_s: float) -> bool:
        """Whether the frame at `at_s`, in seconds of the source, is looked at; asked once for each, in order.

        One whose time goes backwards or is no number is left to whoever judges frames.
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
    """Gives the frames that are to be looked at, as long as `read` returns any."""
    pace = RateLimit()
    while (frame := read()) is not None:
        if pace.takes(frame.at_s):
            yield frame
