"""Blocked: how long a thread has waited of its own will, which says the same on a busy machine as on an idle one."""

import time
from pathlib import Path

import pytest

SCHEDULER = Path("/proc/thread-self/schedstat")


def blocked_s() -> float:
    """Returns a time that passes only while this thread sleeps or waits for something.

    It stands still while the thread works, and while it queues for a processor that others use.
    """
    if not SCHEDULER.exists():
        pytest.skip(f"NOT TESTED: how long is waited, as this kernel has no {SCHEDULER}")
    worked_ns, queued_ns, _ = map(int, SCHEDULER.read_text().split())
    return time.monotonic() - (worked_ns + queued_ns) / 1e9
