"""TouchDebounce: ignores touches that follow another too fast: a trembling finger, or a device that reports twice."""

from collections.abc import Callable
from math import hypot, inf
from typing import Final

AGAIN_S: Final = 0.25
"""What comes within so short a time after a touch is the same touch."""
ARRIVED_S: Final = 0.4
"""So long after another screen or panel has come, a touch was meant for the one before: the second of two, say."""
REPEATED_S: Final = 0.06
"""A finger is slower than this, a device that reports each touch twice is not."""
SAME_PLACE_MM: Final = 4.0


class TouchDebounce:
    """Screens ask it at each touch that changes the game; `now_s` returns the time in seconds."""

    def __init__(self, now_s: Callable[[], float]) -> None:
        self._now_s = now_s
        self._touched = -inf, 0.0, 0.0
        """When and where the last touch was that counted."""
        self._hit = -inf, 0.0, 0.0, ""
        """When and where the last touch was that was not late, and what it hit."""
        self._last_s = -AGAIN_S
        self._meant = inf, inf
        """Where the last touch was that was meant."""
        self._arrived_s = -ARRIVED_S

    def is_repeated(self, x_mm: float, y_mm: float) -> bool:
        """Whether a touch that begins now at this place of the glass is the one before once more."""
        now_s, (at_s, last_x, last_y) = self._now_s(), self._touched
        if 0 <= now_s - at_s < REPEATED_S and hypot(x_mm - last_x, y_mm - last_y) < SAME_PLACE_MM:
            return True
        self._touched = now_s, x_mm, y_mm
        return False

    def hits_other(self, x_mm: float, y_mm: float, what: str) -> bool:
        """Whether a touch that begins now comes so soon after one at this place that it was meant for what lay there.

        `what` tells what lies there now; nobody can have seen in so short a time that it is another thing.
        """
        now_s, (at_s, last_x, last_y, there) = self._now_s(), self._hit
        is_soon = 0 <= now_s - at_s < ARRIVED_S and hypot(x_mm - last_x, y_mm - last_y) < SAME_PLACE_MM
        if is_soon and what != there:
            return True
        self._hit = now_s, x_mm, y_mm, what
        return False

    def are_meant(self, same_place_s: float = AGAIN_S) -> bool:
        """Whether what was touched now is no trembling of the touch before; at its place, nor within `same_place_s`."""
        now_s, (at_s, x_mm, y_mm) = self._now_s(), self._touched
        is_touched = at_s > self._last_s  # else a key was pressed, which has no place
        is_same_place = is_touched and hypot(x_mm - self._meant[0], y_mm - self._meant[1]) < SAME_PLACE_MM
        meant = now_s - self._last_s >= (same_place_s if is_same_place else AGAIN_S)
        if meant:
            self._last_s, self._meant = now_s, (x_mm, y_mm)
        return meant

    def note_new_screen(self) -> None:
        """Notes that another screen is shown, or another panel of it."""
        self._arrived_s = self._now_s()

    def are_late(self) -> bool:
        """Whether what is touched now was meant for the screen before."""
        return self._now_s() - self._arrived_s < ARRIVED_S
