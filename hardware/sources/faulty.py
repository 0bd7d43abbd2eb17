"""A camera that shows faults in the order of a script, to test the supervision without hardware."""

import os
import signal
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import numpy as np

from companion.errors import DeviceError
from vision.frames import Frame, Picture

SIZE: Final = (320, 240)
FPS: Final = 25.0


@dataclass(frozen=True, slots=True)
class FaultStep:
    """For `frames` frames the camera behaves as `what` says: "good", or one of the faults in `FaultyCamera`."""

    what: str
    frames: int = 1


class FaultyCamera:
    """Plays `steps`, then good frames without end. With `once`, a marker file, only the first process plays the steps.

    After "unplug" it cannot be opened while the file `once` with the suffix .unplugged exists.
    """

    def __init__(self, steps: Sequence[FaultStep] = (), once: Path | None = None, fps: float = FPS) -> None:
        self._steps = tuple(steps)
        self._once = once
        self._fps = fps

    def __enter__(self) -> Self:
        if self._once is not None:
            if self._once.with_suffix(".unplugged").exists():
                raise DeviceError("no camera answers: plug it in", missing="camera")
            if self._once.exists():
                self._steps = ()
            self._once.touch()
        self._opened_s, self._seq, self._held = time.monotonic(), 0, [b""]
        self._script = [step.what for step in self._steps for _ in range(step.frames)]
        self._rng = np.random.default_rng(5)
        self._last = table(self._rng)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._held.clear()

    def read(self) -> Frame | None:
        """Returns the next frame of the script."""
        time.sleep(1 / self._fps)
        what = self._script[self._seq] if self._seq < len(self._script) else "good"
        self._apply_fault(what)
        bgr = self._picture(what)
        at_s = time.monotonic() - self._opened_s
        at_s = {"late": at_s - 5, "no-time": float("nan")}.get(what, at_s)
        frame = Frame(bgr, self._seq, at_s)
        self._seq += 1
        return frame

    def _apply_fault(self, what: str) -> None:
        match what:
            case "stall":
                time.sleep(3600)
            case "exit":
                os._exit(3)
            case "crash":
                os.kill(os.getpid(), signal.SIGSEGV)
            case "raise":
                raise RuntimeError("a driver's own mistake")
            case "unplug":
                if self._once is not None:
                    self._once.with_suffix(".unplugged").touch()
                raise DeviceError("the camera gives no frames: check its cable", missing="frames")
            case "ignore-term":
                signal.signal(signal.SIGTERM, signal.SIG_IGN)
            case "leak":
                self._held.append(b"\x01" * 30_000_000)
            case "slow":
                time.sleep(1.0)

    def _picture(self, what: str) -> Picture:
        width, height = SIZE
        match what:
            case "black":
                return np.zeros((height, width, 3), np.uint8)
            case "white":
                return np.full((height, width, 3), 255, np.uint8)
            case "noise":
                return self._rng.integers(0, 256, (height, width, 3), np.uint8)
            case "half":
                half = table(self._rng)
                half[height // 2 :] = 0
                return half
            case "shape":
                return np.zeros((height, width), np.uint8)
            case "large":
                return np.repeat(np.repeat(table(self._rng), 8, axis=0), 8, axis=1)
            case "freeze":
                return self._last
        self._last = table(self._rng)
        return self._last


def table(rng: np.random.Generator) -> Picture:
    """Returns a picture (240, 320, 3) of a wooden table with white cards on it and sensor noise."""
    width, height = SIZE
    bgr = np.empty((height, width, 3), np.float32)
    bgr[:] = np.array([60, 90, 130], np.float32) + 12 * np.sin(np.arange(width, dtype=np.float32) / 9)[None, :, None]
    for place in range(4):
        x, y = 40 + 62 * place, 70 + 20 * (place % 2)
        bgr[y : y + 66, x : x + 46] = 235
        bgr[y + 6 : y + 24, x + 5 : x + 14] = 30
    return np.asarray(np.clip(bgr + rng.normal(0, 3, bgr.shape), 0, 255), np.uint8)
