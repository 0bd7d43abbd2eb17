"""Random touches, gestures and keys at a kiosk (K8): `… [EVENTS [SEED]]`, 100000 over night.

Nothing leaves the companion, the PIN is not guessed, no row is lost, no text can be written where none is asked for,
and memory and open files stay as they are.
Nothing is drawn, to be quick. Time passes as touches go, so that groups come, go away and are parked meanwhile. The
event offers every game, a camera looks at a table that lies still, and now and then the host's screens stand open.
Each thousand events say what they covered: the new rows, and in which languages and sizes of letters games were begun.

In the first tens of thousands memory grows by some 75 to 90 MiB: what each game, screen and language takes at its first
use, and the 19 MiB of the PIN's hash, which the C library keeps for the next one. A second time takes nothing.
"""

import gc
import os
import resource
import sys
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path

EVENTS = 10_000
ROUND = 250
LOOK = 1000
FROZEN = 500
MOST_TOLD = 8
"""Of so many kinds of objects it is told how many more there are."""
PIN = "284913"
FPS = 0.5
"""So many pictures the camera takes in a second: the hands need nothing of it but its screens."""


def main() -> None:
    """Sends random events, and prints what they covered."""
    os.environ["KIVY_GL_BACKEND"] = "mock"
    events = int(sys.argv[1]) if len(sys.argv) > 1 else EVENTS
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = folder
        met, rows = play(Path(folder), events)
    print(f"{events} senseless events in {time.monotonic() - began:.0f} s: nobody left, no PIN was guessed")
    print("rows:", _tell(rows))
    print("events on each screen:", _tell(met))


def play(folder: Path, events: int) -> tuple[Counter[str], Counter[str]]:
    """Sends random events; returns how many events each screen had, and how many rows of each kind there are."""
    import numpy as np

    import tests.conftest  # noqa: F401  # Kivy stays quiet
    from companion.app.camera_controller import CameraController
    from companion.app.pin import PinFile
    from companion.events.event_file import EventFile, OfferedGame
    from companion.events.own_questions import OwnQuestion
    from companion.ui.app import KioskStart
    from companion.ui.games import named_games
    from companion.ui.garbage_collection import freeze_startup_objects
    from tests.bench._still_table import StillTable, draw_pictures
    from tests.ui.kiosk_invariants import KioskInvariants
    from tests.ui.kiosk_monkey import KioskMonkey
    from tests.ui.pilot import Pilot

    PinFile.beside(folder / "journal.db").set(PIN)
    games = tuple(OfferedGame(name, "1", questions=(OwnQuestion("Well?"),)) for name in named_games())
    event = EventFile("Hostile", languages=("en", "de", "pl"), games=games, ask=("age-band",))
    with Pilot(folder, kiosk=KioskStart(event)) as pilot:
        np.save(pictures := folder / "pictures.npy", draw_pictures())
        camera = CameraController(pilot.controllers, partial(StillTable, FPS, pictures))
        pilot.controllers.add_camera(camera)
        camera.open()
        seed = int(sys.argv[2]) if len(sys.argv) > 2 else events
        hands, invariants = KioskMonkey(pilot, seed, PIN), KioskInvariants(pilot)
        began_s = time.process_time()
        kept = Counter[str]()
        for done in range(ROUND, events + 1, ROUND):
            hands.play(ROUND)
            invariants.look()
            if done % FROZEN == 0:
                gc.unfreeze()  # the screen that was shown at the last time has been left, and is freed now
                kept_before, kept = kept, _count_objects()
                freeze_startup_objects()  # of what was loaded meanwhile nothing is freed
            if done % LOOK == 0:
                before = invariants.kinds
                print(f"{done} events, {time.process_time() - began_s:.0f} s of processor time, {_measure()}")
                more = Counter(dict((kept - kept_before).most_common(MOST_TOLD)))
                print(f"  {kept.total()} objects are kept; in the last {FROZEN} events more:", _tell(more))
                print("  new rows:", _tell(invariants.look_at_journal() - before))
                print("  games:", _tell(hands.played), flush=True)
                hands.played.clear()
        camera.close()
    return hands.met, invariants.look_at_journal()


def _tell(counted: Counter[str]) -> str:
    """Returns what was counted, the most frequent first."""
    return ", ".join(f"{count} {name}" for name, count in counted.most_common())


def _count_objects() -> Counter[str]:
    """Returns how many objects of each kind are kept. The journal's rows are kept by the measurement itself."""
    gc.collect()
    return Counter(type(one).__name__ for one in gc.get_objects())


def _measure() -> str:
    """Returns how much memory is used, now and at most, and how many files are open."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    now_mib, most_mib = pages * resource.getpagesize() >> 20, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
    return f"{now_mib} MiB, {most_mib} MiB at most, {sum(1 for _ in Path('/proc/self/fd').iterdir())} open files"


if __name__ == "__main__":
    main()
