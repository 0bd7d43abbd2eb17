"""Looking: the process that looks. It reads frames and tells what lies on the table; it decides nothing."""

import logging
import os
import resource
import signal
import time
from multiprocessing.connection import Connection
from typing import Final

import numpy as np

from companion.errors import CompanionError
from companion.eyes.messages import Beat, Ended, Failed, Message, Saw
from companion.eyes.preview import Preview
from companion.eyes.sources import open_eyes
from vision.annotate import draw_outline
from vision.frames import Frame, Picture
from vision.quality import Flaw
from vision.watcher import Watcher

_LOG: Final = logging.getLogger(__name__)

PREVIEW_S: Final = 0.2
STUCK_S: Final = 2.0
"""A picture that stays the same to the bit for so long is none of now."""
STUCK_STEP: Final = 8
"""Every so many pixels are compared."""
SEEN: Final = (150, 200, 20)
"""The colour round cards that lie still: blue, green, red."""


def look(name: str, fps: float, pipe: Connection, preview_name: str) -> None:
    """Looks until the source ends or fails, or nobody listens any more. Runs as a process of its own."""
    os.setsid()  # so that whatever a driver starts ends with it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    preview = Preview(preview_name)
    try:
        _look(name, fps, pipe, preview)
    except CompanionError as error:
        _tell(pipe, Failed(str(error)))
    except Exception as error:  # the border of this process: whoever listens must hear why it ended
        _LOG.exception("looking failed")
        _tell(pipe, Failed(f"{type(error).__name__}: {error}"))
    finally:
        preview.close()
        pipe.close()


def _look(name: str, fps: float, pipe: Connection, preview: Preview) -> None:
    from vision.reader import Reader

    watcher, still, shown_s = Watcher(Reader()), Stillness(), 0.0
    with open_eyes(name, fps) as source:
        while (frame := source.read()) is not None:
            events = watcher.see(frame)
            if events and not _tell(pipe, Saw(events, frame.at_s)):
                return
            if not _tell(pipe, Beat(frame.seq, watcher.flaw or still.flaw(frame), memory_bytes())):
                return
            now_s = time.monotonic()
            if now_s - shown_s >= PREVIEW_S:
                shown_s = now_s
                preview.put(drawn(frame, watcher))
    _tell(pipe, Ended())


class Stillness:
    """Notices a camera that gives one picture over and over: no two frames of a real one are alike to the bit."""

    def __init__(self) -> None:
        self._last = b""
        self._since_s = 0.0

    def flaw(self, frame: Frame) -> Flaw | None:
        """Returns that the camera is stuck, or None."""
        seen = frame.bgr[::STUCK_STEP, ::STUCK_STEP].tobytes()
        if seen != self._last:
            self._last, self._since_s = seen, frame.at_s
        return Flaw.STUCK if frame.at_s - self._since_s > STUCK_S else None


def drawn(frame: Frame, watcher: Watcher) -> Picture:
    """Returns the frame (h, w, 3) with the outlines of the cards that lie still."""
    if not isinstance(frame.bgr, np.ndarray) or frame.bgr.ndim != 3 or frame.bgr.shape[2] != 3:
        return np.zeros((240, 320, 3), np.uint8)
    picture = frame.bgr.copy()
    for quad in watcher.lying:
        draw_outline(picture, quad, SEEN)
    return picture


def memory_bytes() -> int:
    """Returns the most memory that this process has held."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def _tell(pipe: Connection, message: Message) -> bool:
    """Tells; False if nobody listens any more."""
    try:
        pipe.send(message)
    except (BrokenPipeError, ConnectionResetError):
        return False
    return True
