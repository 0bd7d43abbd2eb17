"""C4: the screen's longest gap between two frames while the process that sees is ended, stopped, or takes all memory.

`python -m tests.bench.isolation` prints the least of a few tries each: other programs hold this machine at times.
"""

import os
import signal
import tempfile
from pathlib import Path

import tests.conftest  # noqa: F401  # Kivy stays quiet
from hardware.eyes import Sight
from hardware.faulty import Step
from tests.ui.pilot import Pilot
from tests.ui.player import begin
from tests.ui.test_isolation import GOOD, Watched

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
        lookout = watched.open() if blow else watched.open(GOOD, Step("leak", 60))
        pilot.until(lambda: lookout.outlook.sight is Sight.WATCHING)
        if blow:
            os.kill(lookout._eyes.pid, blow)
        gap_s = watched.longest_gap_s(lambda: lookout.outlook.sight is Sight.AWAY)
        lookout.close()
        return gap_s


if __name__ == "__main__":
    main()
