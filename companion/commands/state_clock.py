"""Measures for how long a game has been in one state, for simulated players that wait before they act."""

import time


class StateClock:
    """Counts anew whenever it is asked about another state."""

    def __init__(self) -> None:
        self._known: object = None
        self._since_s = 0.0

    def measure(self, state: object) -> float:
        """Returns for how many seconds `state` has been asked about; 0 at the first time."""
        now_s = time.monotonic()
        if state is not self._known:
            self._known, self._since_s = state, now_s
        return now_s - self._since_s
