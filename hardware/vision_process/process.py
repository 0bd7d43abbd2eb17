"""Measures the memory of another process, and signals it with its process group."""

import os
import signal
from pathlib import Path


def resident_mib(pid: int) -> float:
    """Returns how much memory a process uses, or 0 if it is gone."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError, ValueError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def signal_group(pid: int, what: signal.Signals) -> None:
    """Sends a signal to a process and to its group, which may not exist yet."""
    for send in (os.killpg, os.kill):
        try:
            send(pid, what)
        except ProcessLookupError:
            continue
