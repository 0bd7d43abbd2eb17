"""A screen whose frames are timed while a faulty camera runs."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from companion.app.camera_controller import CameraController
from hardware.sources.faulty import FaultStep, FaultyCamera
from tests.blocked import blocked_s
from tests.ui.pilot import PATIENCE_S, Pilot

FRAME_S = 1 / 60


GOOD = FaultStep("good", 20)


class Watched:
    """Puts a camera with faults over the table, and takes it away at the end."""

    def __init__(self, pilot: Pilot) -> None:
        self._pilot = pilot
        self.camera: Any = None

    def open(self, *steps: FaultStep, once: Path | None = None) -> Any:
        source = partial(FaultyCamera, steps, once, 10.0)
        self.camera = self._pilot.controllers.camera = CameraController(self._pilot.controllers, source)
        self.camera.open()
        return self.camera

    def longest_wait_s(self, until: Callable[[], bool]) -> float:
        """Draws frames until something is so; returns the longest time that one of them waited for anything."""
        longest_s, end_s = 0.0, time.monotonic() + PATIENCE_S
        while not until():
            assert time.monotonic() < end_s, "it never came about"
            time.sleep(FRAME_S)
            began_s = blocked_s()
            self._pilot.frames(1)
            longest_s = max(longest_s, blocked_s() - began_s)
        return longest_s
