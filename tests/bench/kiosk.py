"""Hostile hands at a kiosk (K8): fingers, gestures and keys without sense: `… [EVENTS [SEED]]`, 100000 over night.

Nothing leaves the companion, the PIN is not guessed, no row is lost, no text can be written where none is asked for,
and memory and open files stay as they are.
Nothing is drawn, to be quick. Time passes as touches go, so that groups come, go away and are parked meanwhile.
"""

import os
import resource
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

EVENTS = 10_000
ROUND = 250


def main() -> None:
    """Plays about, and prints what came of it."""
    os.environ["KIVY_GL_BACKEND"] = "mock"
    events = int(sys.argv[1]) if len(sys.argv) > 1 else EVENTS
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = folder
        met, rows = play(Path(folder), events)
    print(f"{events} senseless events in {time.monotonic() - began:.0f} s: nobody left, no PIN was guessed")
    print("rows:", ", ".join(f"{count} {kind}" for kind, count in rows.most_common()))
    print("events on each screen:", ", ".join(f"{count} {name}" for name, count in met.most_common()))


def play(folder: Path, events: int) -> tuple[Counter[str], Counter[str]]:
    """Plays about; returns how many events each screen had, and how many rows of each kind there are."""
    import tests.conftest  # noqa: F401  # Kivy stays quiet
    from companion.app.pin import PinFile
    from companion.events.event_file import EventFile, OfferedGame
    from companion.ui.app import KioskStart
    from tests.ui.hostile_hands import Guard, HostileHands
    from tests.ui.pilot import Pilot

    PinFile.beside(folder / "journal.db").set("284913")
    event = EventFile("Hostile", games=(OfferedGame("mast-year", "1", questions=("Well?",)),), ask=("age-band",))
    with Pilot(folder, kiosk=KioskStart(event)) as pilot:
        hands, guard = HostileHands(pilot, seed=int(sys.argv[2]) if len(sys.argv) > 2 else events), Guard(pilot)
        for done in range(ROUND, events + 1, ROUND):
            hands.play(ROUND)
            guard.look()
            if done % 2000 == 0:
                guard.look_at_journal()
                print(f"{done} events, {_measure()}", flush=True)
    return hands.met, guard.look_at_journal()


def _measure() -> str:
    """Returns how much memory was used at most, and how many files are open."""
    most_mib = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return f"{most_mib} MiB at most, {sum(1 for _ in Path('/proc/self/fd').iterdir())} open files"


if __name__ == "__main__":
    main()
