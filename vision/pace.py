"""Pace: how often a table is looked at. What lies still is told by looks, so these must not come too fast."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf
from typing import Final

from vision.frames import Frame

LEAST_S: Final = 0.06
"""Looks are so far apart at least: sooner, a slow hand would seem to lie still. Of 30 frames a second 15 are taken."""


@dataclass(slots=True)
class Pace:
    """Chooses which frames of one source are looked at: as many as come, but from 10 to 15 a second of faster ones."""

    _last_s: float = inf

    def takes(self, at_s: float) -> bool:
        """Whether the frame at `at_s`, in seconds of the source, is looked at; asked once for each, in order.

        One whose time goes backwards or is no number is left to whoever judges frames.
        """
        if 0 <= at_s - self._last_s < LEAST_S:
            return False
        self._last_s = at_s
        return True


def paced(read: Callable[[], Frame | None]) -> Iterator[Frame]:
    """Gives the frames that are to be looked at, as long as `read` returns any."""
    pace = Pace()
    while (frame := read()) is not None:
        if pace.takes(frame.at_s):
            yield frame
