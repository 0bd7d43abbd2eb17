"""Worker: what runs in the eyes' process. It reads frames, watches the table and sends what it saw."""

import os
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from companion.errors import BadInputError, CompanionError
from hardware.eyes.errands import Errands, Scanning
from hardware.eyes.line import Line
from hardware.eyes.messages import Asked, BadMessageError
from hardware.eyes.outlook import Arrived, Look, Refused, Trouble
from hardware.eyes.slot import Slot
from hardware.source import FrameSource
from vision.frames import Frame
from vision.tracking.card_tracker import Event
from vision.tracking.frame_rate import limit_rate

STALE_S: Final = 0.5
"""A live frame that is older is not looked at."""
FROZEN_FRAMES: Final = 8
"""So many frames without the least difference are no camera's: a sensor always makes noise."""
ENDED: Final = 0
"""The exit status of a source that has no more frames."""


class Watching(Scanning, Protocol):
    """What follows the frames: the watcher, or a test's stand-in for it."""

    def see(self, frame: Frame) -> Sequence[Event]:
        """Takes the next frame in; returns what came to rest on the table, or went."""
        ...


@dataclass(frozen=True, slots=True)
class Work:
    """What the process is to do; it must be picklable. `speed` paces a recording, None stands for a live camera."""

    make_source: Callable[[], FrameSource]
    make_watcher: Callable[[], Watching]
    speed: float | None = None


def run_worker(work: Work, life: int, connection: Connection, slot: Slot) -> None:
    """Runs until the source ends or this process is ended; everything it starts belongs to its own group.

    `connection` leads to whoever watches over this process: looks go out, errands come in.
    """
    os.setsid()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    import cv2

    cv2.setNumThreads(1)
    line = Line(connection, Asked, patient=True)
    try:
        _watch(work, life, line, slot)
    except CompanionError as error:
        line.send(Refused(str(error), getattr(error, "lack", ""), for_good=isinstance(error, BadInputError)))
        raise SystemExit(1) from None
    except (BrokenPipeError, ConnectionResetError, EOFError, BadMessageError):  # whoever watched over it has gone
        raise SystemExit(1) from None


def _watch(work: Work, life: int, line: Line, slot: Slot) -> None:
    watcher = work.make_watcher()
    stuck = Stuck()
    with work.make_source() as source:
        opened_s = time.monotonic()
        errands = Errands(watcher, source, line.send)
        for frame in limit_rate(source.read):
            if work.speed is not None:
                _pace(opened_s + frame.at_s / work.speed)
            age_s = time.monotonic() - opened_s - frame.at_s if work.speed is None else None
            flaw = _flaw(frame, age_s, stuck)
            line.send(Arrived(flaw, (frame.bgr.shape[1], frame.bgr.shape[0]) if frame.bgr.ndim == 3 else (0, 0)))
            if flaw:
                continue
            slot.put(frame.thumbnail)
            events = tuple(watcher.see(frame))
            line.send(Look(life, frame.seq, frame.at_s, events))
            for errand in line.read():
                if isinstance(errand, Asked):
                    errands.take(errand)
            errands.run(frame, eventful=bool(events))


def _pace(due_s: float) -> None:
    time.sleep(max(0.0, due_s - time.monotonic()))


def _flaw(frame: Frame, age_s: float | None, stuck: "Stuck") -> str:
    """Returns why a frame is not looked at, or ""; a recording's has no age."""
    if age_s is not None and not abs(age_s) <= STALE_S:  # what is no number is no time either
        return "stale"
    if frame.flaw:
        return frame.flaw.name.lower().replace("_", "-")
    return Trouble.FROZEN if age_s is not None and stuck.is_same(frame.thumbnail) else ""


class Stuck:
    """Notices a camera that gives the same picture for ever."""

    def __init__(self) -> None:
        self._last: NDArray[Any] | None = None
        self._count = 0

    def is_same(self, bgr: NDArray[Any]) -> bool:
        """Tells whether this and several frames before it are the very same; looks at every 16th row and column."""
        few = bgr[::16, ::16].copy()
        same = self._last is not None and bool(np.array_equal(few, self._last))
        self._count = self._count + 1 if same else 0
        self._last = few
        return self._count >= FROZEN_FRAMES
