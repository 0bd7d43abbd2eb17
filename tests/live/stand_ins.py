"""Stand-ins that a process of its own can be given: cameras with faults, and a watcher that counts."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from hardware.eyes import Eyes
from hardware.eyes.worker import Work
from hardware.faulty import FaultyCamera, Step
from tests.vision.readings import reading
from vision.frames import Frame
from vision.reading import Reading
from vision.steady import Event, Gone


class Counter:
    """Tells an event at every frame, numbered as the frames are."""

    def see(self, frame: Frame) -> Sequence[Event]:
        assert frame.bgr.shape[2] == 3
        assert np.isfinite(frame.at_s)
        return (Gone(frame.seq, frame.at_s),)

    def scan(self, frame: Frame) -> Sequence[Reading]:
        return (reading("AS", (frame.seq, 0, 60, 84)),)


def work(*steps: Step, once: Path | None = None) -> Work:
    return Work(partial(FaultyCamera, steps, once), Counter)


def until(happens: Callable[[], object], within_s: float) -> float:
    """Waits, and returns how long; fails after `within_s`."""
    begun_s = time.monotonic()
    while not happens():
        assert time.monotonic() - begun_s < within_s, "it never happened"
        time.sleep(0.02)
    return time.monotonic() - begun_s


def is_alive(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


class Seen:
    """Open eyes inside a `with`."""

    def __init__(self, doing: Work, most_mib: float = 900.0) -> None:
        self.eyes = Eyes(doing, most_mib=most_mib)

    def __enter__(self) -> Eyes:
        self.eyes.open()
        return self.eyes

    def __exit__(self, *_: object) -> None:
        self.eyes.close()
