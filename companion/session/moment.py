"""Moment: when something was entered. An annotation: nothing is ever ordered by it."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeAlias

_BOOT: Final = Path("/proc/sys/kernel/random/boot_id")


@dataclass(frozen=True, slots=True)
class Moment:
    """The wall clock's UTC time (ISO 8601), and how long this boot has lasted: durations hold within one boot only."""

    at: str
    boot: str
    up_ns: int


Clock: TypeAlias = Callable[[], Moment]


def system_clock() -> Moment:
    """Returns the moment by this machine's clocks; the wall clock may be wrong, and may jump."""
    at = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    boot = _BOOT.read_text().strip() if _BOOT.exists() else ""
    return Moment(at, boot, time.clock_gettime_ns(time.CLOCK_BOOTTIME))
