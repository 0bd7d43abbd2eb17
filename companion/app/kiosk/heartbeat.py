"""Heartbeat: feeds systemd's watchdog as long as frames are drawn and the journal's thread answers."""

from collections.abc import Callable
from typing import Final

from companion.app.journal_access import JournalAccess
from companion.app.kiosk.crash_loop import WELL_S, CrashLoop
from companion.app.scheduler import Scheduler
from hardware.kiosk.watchdog import ALIVE, READY

TICK_S: Final = 1.0
LATEST_S: Final = 5.0
"""A picture or an answer that is older feeds nothing."""


class Heartbeat:
    """`notify` sends a message to systemd; `draw` is called each time a picture was drawn.

    `crashes` is told once it has beaten for a while: then this start was a good one.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        access: JournalAccess,
        now_s: Callable[[], float],
        notify: Callable[[str], object],
        crashes: CrashLoop,
    ) -> None:
        self._access = access
        self._now_s = now_s
        self._notify = notify
        self._crashes = crashes
        self._is_ready = self._runs_well = False
        self._ready_s = self._drawn_s = self._answered_s = now_s()
        self._asks = False
        self._ticks = scheduler.every(TICK_S, self.tick)

    def start(self) -> None:
        """Begins to feed it."""
        self._ticks.start()

    def close(self) -> None:
        """Ends."""
        self._ticks.cancel()

    def draw(self, *_: object) -> None:
        """A picture was drawn; with the first one the companion is ready."""
        self._drawn_s = self._now_s()
        if not self._is_ready:
            self._is_ready, self._ready_s = True, self._drawn_s
            self._notify(READY)

    def tick(self) -> None:
        """Feeds the watchdog if all is well, and asks the journal's thread whether it is there."""
        now_s = self._now_s()
        if self._is_ready and now_s - max(0.0, min(self._drawn_s, self._answered_s)) <= LATEST_S:
            self._notify(ALIVE)
            self._note_well(now_s)
        if not self._asks:
            self._asks = True
            self._access.ask_in_background(lambda _: None, self._answer)

    def _note_well(self, now_s: float) -> None:
        if not self._runs_well and now_s - self._ready_s >= WELL_S:
            self._runs_well = True
            self._crashes.run_well()

    def _answer(self, _: object) -> None:
        self._asks, self._answered_s = False, self._now_s()
