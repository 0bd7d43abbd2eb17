"""TouchDebounce: ignores touches that follow another too fast: a trembling finger, or a device that reports twice."""

from collections.abc import Callable
from typing import Final

AGAIN_S: Final = 0.25
"""What comes within so short a time after a touch is the same touch."""
ARRIVED_S: Final = 0.4
"""So long after another screen has come, a touch was meant for the one before: the second of two, for example."""


class TouchDebounce:
    """Screens ask it at each touch that changes the game; `now_s` returns the time in seconds."""

    def __init__(self, now_s: Callable[[], float]) -> None:
        self._now_s = now_s
        self._last_s = -AGAIN_S
        self._arrived_s = -ARRIVED_S

    def are_meant(self) -> bool:
        """Whether what was touched now is no trembling of the touch before."""
        now_s = self._now_s()
        meant = now_s - self._last_s >= AGAIN_S
        if meant:
            self._last_s = now_s
        return meant

    def note_new_screen(self) -> None:
        """Notes that another screen is shown."""
        self._arrived_s = self._now_s()

    def are_late(self) -> bool:
        """Whether what is touched now was meant for the screen before."""
        return self._now_s() - self._arrived_s < ARRIVED_S
