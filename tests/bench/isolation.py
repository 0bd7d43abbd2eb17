"""C4: the screen's longest gap between two frames while the process that sees is ended, stopped, or takes all memory.

`python -m tests.bench.isolation` prints the least of a few tries each: other programs hold this machine at times.
"""

import os
import signal
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import tests.conftest  # noqa: F401  # Kivy stays quiet
from hardware.sources.faulty import FaultStep
from hardware.vision_process import VisionState
from tests.ui.pilot import Pilot
from tests.ui.player import begin
from tests.ui.watched_screen import FRAME_S, GOOD, Watched

TRIES = 4


def main() -> None:
    """Measures and prints."""
    for blow in (signal.SIGKILL, signal.SIGSEGV, signal.SIGSTOP, None):
        gaps_ms = [1000 * _gap_s(blow) for _ in range(TRIES)]
        name = blow.name if blow else "a leak"
        print(f"{name}: longest gap {min(gaps_ms):.0f} ms; in all tries {', '.join(f'{gap:.0f}' for gap in gaps_ms)}")


def _gap_s(blow: signal.Signals | None) -> float:
    with tempfile.TemporaryDirectory() as folder, Pilot(Path(folder)) as pilot:
        begin(pilot)
        watched = Watched(pilot)
        camera = watched.open() if blow else watched.open(GOOD, FaultStep("leak", 60))
        pilot.until(lambda: camera.status.state is VisionState.WATCHING)
        if blow:
            os.kill(camera._process.pid, blow)
        gap_s = _longest_gap_s(pilot, lambda: camera.status.state is VisionState.NO_FRAMES)
        camera.close()
        return gap_s


def _longest_gap_s(pilot: Pilot, happens: Callable[[], bool]) -> float:
    """Draws sixty frames a second until something happens; returns the longest time from one to the next."""
    longest_s, last_s = 0.0, time.monotonic()
    while not happens():
        time.sleep(max(0.0, last_s + FRAME_S - time.monotonic()))
        pilot.frames(1)
        now_s = time.monotonic()
        longest_s, last_s = max(longest_s, now_s - last_s), now_s
    return longest_s


if __name__ == "__main__":
    main()
