"""Crash loop: whether starts have ended badly one after the other, so that one begins without what may crash."""

from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Final

from companion.journal.json_file import JsonFile
from companion.session.moment import Clock, system_clock

MOST: Final = 5
WELL_S: Final = 60.0
"""Who has shown pictures for so long has started well."""


class StartKind(StrEnum):
    """How the companion starts: `RESTARTED` after a fault, `SAFE` after so many that it starts without much."""

    USUAL = "usual"
    RESTARTED = "restarted"
    SAFE = "safe"


class CrashLoop:
    """Counts starts that came to nothing: that crashed, or hung until the watchdog or a time limit ended them.

    A start counts from its first moment until it says that it runs well, or that it has ended in order; so it need not
    be told how one ended. Another start of the machine, as after a power cut, is a new beginning. One that `is_second`,
    beside a companion that runs, does not count.
    """

    def __init__(self, path: Path, clock: Clock = system_clock, *, is_second: bool = False) -> None:
        self._file = JsonFile(path)
        self._is_second = is_second
        self._clock = clock

    def begin(self) -> StartKind:
        """Notes a start; returns of which kind it is."""
        bad, was_running = (0, False) if self._is_second else self._read()
        self._write(bad + 1, is_running=True)
        if bad >= MOST:
            return StartKind.SAFE
        return StartKind.RESTARTED if was_running else StartKind.USUAL

    def run_well(self) -> None:
        """Notes that the companion has started well: starts before this one count no more."""
        self._write(0, is_running=True)

    def end(self) -> None:
        """Notes that the companion has ended in order."""
        self._write(0, is_running=False)

    def _read(self) -> tuple[int, bool]:
        """Returns how many starts have come to nothing since the machine's own, and whether the last ended badly."""
        kept = self._file.read().values
        bad = kept.get("starts")
        if kept.get("boot") != self._clock().boot or not isinstance(bad, int):
            return 0, False
        return bad, kept.get("running") is True

    def _write(self, starts: int, *, is_running: bool) -> None:
        if self._is_second:
            return
        with suppress(OSError):  # a full disk is reported elsewhere; the companion starts all the same
            self._file.write({"boot": self._clock().boot, "starts": starts, "running": is_running})
