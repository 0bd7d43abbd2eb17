"""Runs inside the vision process: reads frames, watches the table and sends what happens."""

import os
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from companion.errors import BadInputError, CompanionError, DeviceError
from hardware.sources.frame_source import FrameSource
from hardware.vision_process.messages import BadMessageError, MessageConnection
from hardware.vision_process.preview_buffer import PreviewBuffer
from hardware.vision_process.request_handler import RequestHandler, TableScanner
from hardware.vision_process.requests import Busy, Request
from hardware.vision_process.status import FrameReceived, Observation, SourceFailed, Trouble
from vision.frames import Frame
from vision.tracking.events import Event
from vision.tracking.frame_rate import limit_rate

STALE_S: Final = 0.5
"""A live frame that is older than this is discarded."""
FROZEN_FRAMES: Final = 8
"""After this many identical frames the camera counts as frozen: a working sensor always adds noise."""
ENDED: Final = 0
"""The exit status when the source has no more frames."""


class TableWatcher(TableScanner, Protocol):
    """Tracks cards from frame to frame."""

    def see(self, frame: Frame) -> Sequence[Event]:
        """Reads the next frame; returns which cards came to rest on the table and which went."""
        ...


@dataclass(frozen=True, slots=True)
class WorkerSetup:
    """What the process opens and runs; it must be picklable. `speed` paces a recording, None means a live camera."""

    make_source: Callable[[], FrameSource]
    make_watcher: Callable[[], TableWatcher]
    speed: float | None = None


def run_worker(setup: WorkerSetup, process_number: int, connection: Connection, preview_buffer: PreviewBuffer) -> None:
    """Runs until the source ends or this process is ended; everything it starts belongs to its own group.

    `connection` leads to the supervisor: observations are sent, requests are received.
    """
    os.setsid()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    import cv2

    cv2.setNumThreads(1)
    messages = MessageConnection(connection, Request, is_blocking=True)
    try:
        _watch(setup, process_number, messages, preview_buffer)
    except CompanionError as error:
        missing = error.missing if isinstance(error, DeviceError) else ""
        messages.send(SourceFailed(str(error), missing, is_permanent=isinstance(error, BadInputError)))
        raise SystemExit(1) from None
    except (BrokenPipeError, ConnectionResetError, EOFError, BadMessageError):  # the supervisor has gone
        raise SystemExit(1) from None


def _watch(setup: WorkerSetup, process_number: int, messages: MessageConnection, preview_buffer: PreviewBuffer) -> None:
    watcher = setup.make_watcher()
    frozen_detector = FrozenPictureDetector()
    with setup.make_source() as source:
        opened_s = time.monotonic()
        handler = RequestHandler(watcher, source, messages.send)
        for frame in limit_rate(source.read):
            if setup.speed is not None:
                _pace(opened_s + frame.at_s / setup.speed)
            age_s = time.monotonic() - opened_s - frame.at_s if setup.speed is None else None
            flaw = _flaw(frame, age_s, frozen_detector)
            size = (frame.bgr.shape[1], frame.bgr.shape[0]) if frame.bgr.ndim == 3 else (0, 0)
            messages.send(FrameReceived(flaw, size))
            events: tuple[Event, ...] = ()
            if not flaw or frame.is_adapting:
                preview_buffer.put(frame.thumbnail)
            if not flaw:
                messages.send(Busy())
                events = tuple(watcher.see(frame))
                messages.send(Observation(process_number, frame.seq, frame.at_s, events))
            for request in messages.read():
                if isinstance(request, Request):
                    handler.accept(request)
            handler.handle(frame, has_events=bool(events), is_bad=bool(flaw))


def _pace(due_s: float) -> None:
    time.sleep(max(0.0, due_s - time.monotonic()))


def _flaw(frame: Frame, age_s: float | None, frozen_detector: "FrozenPictureDetector") -> str:
    """Returns why a frame is discarded, or ""; frames of a recording have no age."""
    if age_s is not None and not abs(age_s) <= STALE_S:  # NaN is discarded too
        return "stale"
    if frame.flaw:
        return frame.flaw.name.lower().replace("_", "-")
    return Trouble.FROZEN if age_s is not None and frozen_detector.is_same(frame.thumbnail) else ""


class FrozenPictureDetector:
    """Detects a camera that repeats the same picture."""

    def __init__(self) -> None:
        self._last: NDArray[Any] | None = None
        self._count = 0

    def is_same(self, bgr: NDArray[Any]) -> bool:
        """Whether this frame and several before it are identical; compares every 16th row and column."""
        sample = bgr[::16, ::16].copy()
        same = self._last is not None and bool(np.array_equal(sample, self._last))
        self._count = self._count + 1 if same else 0
        self._last = sample
        return self._count >= FROZEN_FRAMES
