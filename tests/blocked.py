"""Blocked: how long a thread has waited of its own will, which says the same on a busy machine as on an idle one."""

import time
from pathlib import Path

import pytest

SCHEDULER = Path("/proc/thread-self/schedstat")


def blocked_s() -> float:
    """Returns a time that passes only while this thread sleeps or waits for something.

    It stands still while the thread works, and while it queues for a processor that others use.
    """
    worked_s, queued_s = _scheduled_s()
    return time.monotonic() - worked_s - queued_s


def undisturbed_s() -> float:
    """Returns a time that stands still only while this thread queues for a processor that others use."""
    return time.monotonic() - _scheduled_s()[1]


def _scheduled_s() -> tuple[float, float]:
    """Returns how long this thread has worked, and queued."""
    if not SCHEDULER.exists():
        pytest.skip(f"NOT TESTED: how long is waited, as this kernel has no {SCHEDULER}")
    worked_ns, queued_ns, _ = map(int, SCHEDULER.read_text().split())
    return worked_ns / 1e9, queued_ns / 1e9
