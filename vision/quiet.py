"""Quiet: OpenCV's own lines about files and cameras kept off the screen; what is wrong is said in our words."""

from collections.abc import Iterator
from contextlib import contextmanager

from cv2.utils import logging


@contextmanager
def quiet() -> Iterator[None]:
    """Keeps OpenCV from writing to standard error meanwhile."""
    before = logging.getLogLevel()
    logging.setLogLevel(logging.LOG_LEVEL_SILENT)
    try:
        yield
    finally:
        logging.setLogLevel(before)
