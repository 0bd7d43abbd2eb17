"""Keeps what libraries print about files and cameras off standard error; callers report errors in their own words."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from cv2.utils import logging


@contextmanager
def silenced_libraries() -> Iterator[None]:
    """Keeps OpenCV from writing to standard error meanwhile."""
    before = logging.getLogLevel()
    logging.setLogLevel(logging.LOG_LEVEL_SILENT)
    try:
        yield
    finally:
        logging.setLogLevel(before)


@contextmanager
def captured_output() -> Iterator[list[str]]:
    """Keeps any library from writing to standard error meanwhile; what it wrote is in the list afterwards.

    For a command of one thread: what other threads write meanwhile is caught too.
    """
    lines: list[str] = []
    try:
        before = os.dup(2)
    except OSError:  # the command was started without one
        before = os.open(os.devnull, os.O_WRONLY)
    heard, said = os.pipe()
    os.set_blocking(said, False)  # a library that says too much is not waited for
    try:
        os.dup2(said, 2)
        os.close(said)
        yield lines
    finally:
        os.dup2(before, 2)
        os.close(before)
        with os.fdopen(heard, errors="replace") as pipe:
            lines += pipe
