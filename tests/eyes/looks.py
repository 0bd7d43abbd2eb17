"""Processes that look, and fail, in every way a camera's process can; each runs in the place of the real one."""

import os
import signal
import time
from multiprocessing.connection import Connection
from pathlib import Path

import numpy as np

from companion.eyes.messages import Beat, Ended, Failed, Saw
from companion.eyes.preview import Preview
from vision.quality import Flaw
from vision.steady import Gone

BEAT_S = 0.05


def first_time(name: str) -> bool:
    """Tells whether this is the first process for the file `name`; it leaves a mark there."""
    mark = Path(name)
    first = not mark.exists()
    mark.touch()
    return first


def beat(pipe: Connection, count: int = 100_000, flaw: Flaw | None = None, memory: int = 1) -> None:
    for seq in range(count):
        pipe.send(Beat(seq, flaw, memory))
        time.sleep(BEAT_S)


def well(name: str, fps: float, pipe: Connection, preview: str) -> None:
    """Looks, and sees cards go: 50 of them, each in a message of its own."""
    os.setsid()
    shown = Preview(preview)
    for number in range(50):
        shown.put(np.full((480, 640, 3), number, np.uint8))
        pipe.send(Saw((Gone(number, number / 10),), number / 10))
    beat(pipe)


def ends(name: str, fps: float, pipe: Connection, preview: str) -> None:
    """Is a video that comes to its end."""
    pipe.send(Beat(0, None, 1))
    pipe.send(Saw((Gone(1, 0.1),), 0.1))
    pipe.send(Ended())


def dies(name: str, fps: float, pipe: Connection, preview: str) -> None:
    """Crashes in native code at first, and is well from then on."""
    if first_time(name):
        beat(pipe, 5)
        os.kill(os.getpid(), signal.SIGSEGV)
    beat(pipe)


def stops(name: str, fps: float, pipe: Connection, preview: str) -> None:
    """Freezes at first, deaf to a kind word, and is well from then on."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if first_time(name):
        beat(pipe, 5)
        os.kill(os.getpid(), signal.SIGSTOP)
    beat(pipe)


def is_dark(name: str, fps: float, pipe: Connection, preview: str) -> None:
    """Looks into a covered lens for four seconds, then at the table."""
    beat(pipe, 5)
    beat(pipe, 80, Flaw.BLACK)
    beat(pipe)


def is_unplugged(name: str, fps: float, pipe: Connection, preview: str) -> None:
    """Finds no camera at first."""
    if first_time(name):
        pipe.send(Failed("no webcam answers at /dev/video0"))
        return
    beat(pipe)


def leaks(name: str, fps: float, pipe: Connection, preview: str) -> None:
    """Holds more and more memory at first."""
    if first_time(name):
        beat(pipe, 1000, None, 4 << 30)
    beat(pipe)


def is_deaf(name: str, fps: float, pipe: Connection, preview: str) -> None:
    """Does not end when it is asked to, and has a child that does not either."""
    os.setsid()
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    child = os.fork()
    if child:
        Path(name).write_text(str(child))
    beat(pipe) if child else time.sleep(600)


def talks_nonsense(name: str, fps: float, pipe: Connection, preview: str) -> None:
    """Dies in the middle of a message at first."""
    if first_time(name):
        beat(pipe, 3)
        os.write(pipe.fileno(), b"\x00\x00\x00\x20half a message")
        os._exit(1)
    beat(pipe)
