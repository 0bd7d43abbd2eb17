"""Monkey test: random touches, drags and keys, beside a camera: `… [EVENTS]`, 100000 of them over night.

A simulated table is watched meanwhile, entries are corrected and files are saved wherever a touch leads there. Nothing
is drawn, to be quick. Prints how many events each screen had, what the journal holds, and how many files were saved;
Ctrl-C prints it early.
"""

import time
from collections import Counter
from contextlib import suppress
from functools import partial
from pathlib import Path

from companion.exports.folder import NAME
from companion.journal.inspection import inspect, read_rows
from tests.bench._command_line import asked
from tests.bench._processes import undrawn_home

ROUND = 250
SPEED = 4.0


def main() -> None:
    """Plays at random, and after each round finds the way back."""
    (events,) = asked(20_000)
    began = time.monotonic()
    with undrawn_home() as folder:
        met, pictures = play(folder, events)
        rows, files = _rows(folder), sum(path.is_file() for path in (folder / NAME).glob("**/*"))
    print(f"{sum(met.values())} senseless events in {time.monotonic() - began:.0f} s, no exception, always a way back")
    counts = ", ".join(f"{count} {kind}" for kind, count in rows.most_common())
    print(f"the journal holds {counts}; {files} files were saved")
    print(f"{pictures} pictures of the camera were shown; events on each screen:")
    for name, count in met.most_common():
        print(f"{count:7} {name}")


def _rows(folder: Path) -> Counter[str]:
    """Counts what was entered, by kinds; a journal that is not whole raises."""
    found = inspect(folder / "journal.db")
    assert found.whole, found
    return Counter(row.kind for row in read_rows(folder / "journal.db")[0])


def play(folder: Path, events: int) -> tuple[Counter[str], int]:
    """Sends random events; returns how many events each screen had, and how many pictures were shown."""
    import tests.conftest  # noqa: F401  # Kivy stays quiet
    from companion.app.camera_controller import CameraController
    from companion.sources import open_any
    from companion.ui.garbage_collection import freeze_startup_objects
    from tests.ui.monkey import Monkey, go_home
    from tests.ui.pilot import Pilot

    with Pilot(folder) as pilot:
        camera = CameraController(pilot.controllers, partial(open_any, "simulated:1", game="mast-year"), speed=SPEED)
        pilot.controllers.add_camera(camera)
        camera.open()
        monkey = Monkey(pilot, seed=events)
        with suppress(KeyboardInterrupt):
            for done in range(ROUND, events + 1, ROUND):
                monkey.play(ROUND)
                pilot.settle()
                go_home(pilot)
                if done % 1000 == 0:
                    freeze_startup_objects()  # of what was loaded meanwhile nothing is freed
                    print(f"{done} events, {len(monkey.met)} screens", flush=True)
        camera.close()
    return monkey.met, camera.shown


if __name__ == "__main__":
    main()
