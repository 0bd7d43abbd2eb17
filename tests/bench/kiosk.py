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
import time
from collections import Counter
from functools import partial
from pathlib import Path

from hardware.vision_process.worker_process import resident_mib
from tests.bench._command_line import asked
from tests.bench._processes import count_handles, undrawn_home

ROUND = 250
LOOK = 1000
FROZEN = 500
MOST_TOLD = 8
"""Of so many kinds of objects it is told how many more there are."""
FPS = 0.5
"""So many pictures the camera takes in a second: the hands need nothing of it but its screens."""


def main() -> None:
    """Sends random events, and prints what they covered."""
    events, seed = asked(10_000, 0)
    began = time.monotonic()
    with undrawn_home() as folder:
        met, rows = play(folder, events, seed or events)
    print(f"{events} senseless events in {time.monotonic() - began:.0f} s: nobody left, no PIN was guessed")
    print("rows:", _tell(rows))
    print("events on each screen:", _tell(met))


def play(folder: Path, events: int, seed: int) -> tuple[Counter[str], Counter[str]]:
    """Sends random events; returns how many events each screen had, and how many rows of each kind there are."""
    import numpy as np

    import tests.conftest  # noqa: F401  # Kivy stays quiet
    from companion.app.camera_controller import CameraController
    from companion.events.event_file import EventFile, OfferedGame
    from companion.events.survey_questions import SurveyQuestion
    from companion.ui.games import named_games
    from companion.ui.garbage_collection import freeze_startup_objects
    from tests.bench._still_table import StillTable, draw_pictures
    from tests.ui.event_visit import PIN, open_kiosk
    from tests.ui.kiosk_invariants import KioskInvariants
    from tests.ui.kiosk_monkey import KioskMonkey

    games = tuple(OfferedGame(name, "1", questions=(SurveyQuestion("Well?"),)) for name in named_games())
    event = EventFile("Hostile", languages=("en", "de", "pl"), games=games, ask=("age-band",))
    with open_kiosk(folder, event=event) as pilot:
        np.save(pictures := folder / "pictures.npy", draw_pictures())
        camera = CameraController(pilot.controllers, partial(StillTable, FPS, pictures))
        pilot.controllers.add_camera(camera)
        camera.open()
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
    most_mib = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
    return f"{resident_mib(os.getpid()):.0f} MiB, {most_mib} MiB at most, {count_handles()} open files"


if __name__ == "__main__":
    main()
