"""Waits until something has come about on another thread."""

import time
from collections.abc import Callable

PATIENCE_S = 300.0


def wait_until(is_so: Callable[[], bool]) -> None:
    """Returns once something is so."""
    end_s = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < end_s, "it never came about"
        time.sleep(0.005)
