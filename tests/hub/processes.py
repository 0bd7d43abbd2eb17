"""Processes that a test begins: one that says nothing fails the test, and none outlives it."""

import subprocess
from threading import Timer

PATIENCE_S = 300.0


def first_line(process: "subprocess.Popen[str]") -> str:
    """Returns the next line that a process writes; it is killed if none comes."""
    assert process.stdout is not None
    limit = Timer(PATIENCE_S, process.kill)
    limit.start()
    try:
        line = process.stdout.readline()
    finally:
        limit.cancel()
    assert line, f"it said nothing within {PATIENCE_S:.0f} s, or ended: {process.args!r}"
    return line
