"""Crash loop: whether the companion has crashed again and again, so that it starts without what may crash."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from companion.journal.json_file import JsonFile
from companion.session.moment import Clock, system_clock

MOST: Final = 5
WITHIN_S: Final = 60
_NS: Final = 10**9


class CrashLoop:
    """Counts starts that ended in a crash, timed by the machine's uptime, which never jumps."""

    def __init__(self, path: Path, clock: Clock = system_clock) -> None:
        self._file = JsonFile(path)
        self._clock = clock

    def begin(self) -> bool:
        """Notes a start; returns whether so many crashed within so short a time that this one should be a safe one."""
        moment = self._clock()
        now_s = moment.up_ns // _NS
        starts = [at_s for at_s in self._starts(moment.boot) if now_s - at_s <= WITHIN_S]
        self._write(moment.boot, [*starts, now_s])
        return len(starts) >= MOST

    def end(self) -> None:
        """Notes that the companion has run, or ended, well."""
        self._write(self._clock().boot, [])

    def _starts(self, boot: str) -> list[int]:
        kept = self._file.read().values
        starts = kept.get("starts")
        if kept.get("boot") != boot or not isinstance(starts, list):
            return []
        return [at_s for at_s in starts if isinstance(at_s, int)]

    def _write(self, boot: str, starts: list[int]) -> None:
        with suppress(OSError):  # a full disk is reported elsewhere; the companion starts all the same
            self._file.write({"boot": boot, "starts": starts})
