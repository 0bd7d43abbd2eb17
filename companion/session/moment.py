"""When something was entered: an annotation that never determines the order."""

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


def local_time(at: str) -> str:
    """Returns a moment's UTC time as local time, such as "2026-05-01 19:30"."""
    try:
        here = datetime.fromisoformat(at).astimezone()
    except (ValueError, OverflowError):  # an unparsed time is better than none
        return at[:16].replace("T", " ")
    return here.isoformat(" ")[:16]


def local_day(at: str) -> str:
    """Returns the local day, such as "2026-05-01", of a moment's UTC time."""
    return local_time(at)[:10]


def system_clock() -> Moment:
    """Returns the moment by this machine's clocks; the wall clock may be wrong, and may jump."""
    at = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    boot = _BOOT.read_text().strip() if _BOOT.exists() else ""
    return Moment(at, boot, time.clock_gettime_ns(time.CLOCK_BOOTTIME))
