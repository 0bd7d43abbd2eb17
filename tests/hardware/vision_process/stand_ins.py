"""Stand-ins that a process of its own can be given: cameras with faults, and a watcher that counts."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self

import cv2
import numpy as np

from hardware.sources.faulty import FaultStep, FaultyCamera
from hardware.vision_process import VisionProcess
from hardware.vision_process.worker import WorkerSetup
from tests.vision.readings import reading
from vision.frames import Frame
from vision.reading import Reading
from vision.tracking.events import Event, TrackGone

PATIENCE_S = 300.0


class Counter:
    """Tells an event at every frame that it is given, and counts them."""

    def __init__(self) -> None:
        self._count = 0

    def see(self, frame: Frame) -> Sequence[Event]:
        assert frame.bgr.shape[2] == 3
        assert np.isfinite(frame.at_s)
        self._count += 1
        return (TrackGone(self._count - 1, frame.at_s),)

    def scan(self, frame: Frame) -> Sequence[Reading]:
        return (reading("AS", (frame.seq, 0, 60, 84)),)


class StillTable:
    """A camera over a table on which nothing moves: `pictures`, one after the other, each for `each_s`, for ever."""

    def __init__(self, pictures: Sequence[Path], each_s: float = 2.0, fps: float = 10.0) -> None:
        self._paths, self._each_s, self._fps = tuple(pictures), each_s, fps

    def __enter__(self) -> Self:
        self._pictures = [np.asarray(cv2.imread(str(path)), np.uint8) for path in self._paths]
        self._opened_s, self._seq, self._rng = time.monotonic(), 0, np.random.default_rng(3)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pictures = []

    def read(self) -> Frame | None:
        time.sleep(1 / self._fps)
        at_s = time.monotonic() - self._opened_s
        picture = self._pictures[int(at_s / self._each_s) % len(self._pictures)]
        noise = self._rng.integers(0, 3, picture.shape[:2], dtype=np.uint8)[..., None]
        self._seq += 1
        return Frame(np.asarray(cv2.add(picture, np.repeat(noise, 3, axis=2)), np.uint8), self._seq - 1, at_s)


def work(*steps: FaultStep, once: Path | None = None) -> WorkerSetup:
    return WorkerSetup(partial(FaultyCamera, steps, once), Counter)


def until(happens: Callable[[], object]) -> None:
    """Waits for as long as it takes; fails when it takes longer than the busiest machine does."""
    end_s = time.monotonic() + PATIENCE_S
    while not happens():
        assert time.monotonic() < end_s, "it never happened"
        time.sleep(0.02)


def is_alive(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


class OpenProcess:
    """Open process inside a `with`."""

    def __init__(self, doing: WorkerSetup, memory_limit_mib: float = 900.0) -> None:
        self.process = VisionProcess(doing, memory_limit_mib=memory_limit_mib)

    def __enter__(self) -> VisionProcess:
        self.process.open()
        return self.process

    def __exit__(self, *_: object) -> None:
        self.process.close()
