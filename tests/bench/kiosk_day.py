"""A day of a kiosk within minutes (K7): `… [HOURS]`, 24 without it; its clock is simulated.

Two groups an hour sit down and play a hand. They leave by the button, are idle until they are parked, or come back to
their game; then the screen shows itself and rests. Each hour's memory, open files, threads and journal are printed. At
the end memory may have grown by 5 % since the second hour, and files and threads not at all.
"""

import os
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.ui.pilot import Pilot

HOURS: Final = 24
HOUR_S: Final = 3600
STEP_S: Final = 2.0
MOST_GROWTH: Final = 1.05
GROUPS_AN_HOUR: Final = 2


def main() -> None:
    """Lets the day pass, and prints what each hour took."""
    os.environ["KIVY_GL_BACKEND"] = "mock"
    hours = int(sys.argv[1]) if len(sys.argv) > 1 else HOURS
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = folder
        found = live(Path(folder), hours)
    first, last = found[min(1, len(found) - 1)], found[-1]
    print(f"{hours} hours in {(time.monotonic() - began) / 60:.1f} minutes: {first} in the second, {last} in the last")
    assert last[0] <= first[0] * MOST_GROWTH, "the memory grows"
    assert last[1:3] == first[1:3], "files or threads are left behind"


def live(folder: Path, hours: int) -> list[tuple[float, int, int, int]]:
    """Lets so many hours pass; returns MiB of memory, open files, threads and KiB of journal after each."""
    import tests.conftest  # noqa: F401  # Kivy stays quiet
    from companion.app.pin import PinFile
    from companion.events.event_file import EventFile, OfferedGame
    from companion.journal.inspection import inspect
    from companion.ui.app import KioskStart
    from tests.ui.pilot import Pilot

    PinFile.beside(folder / "journal.db").set("284913")
    event = EventFile("A day", games=(OfferedGame("mast-year", "1"),))
    found = []
    with Pilot(folder, kiosk=KioskStart(event)) as pilot:
        for hour in range(hours):
            end_s = pilot.at_s + HOUR_S
            for number in range(GROUPS_AN_HOUR):
                serve(pilot, hour * GROUPS_AN_HOUR + number)
            pass_time(pilot, end_s - pilot.at_s)
            found.append(measure(folder))
            print(f"hour {hour + 1:2}: {'{:.0f} MiB, {} files, {} threads, {} KiB'.format(*found[-1])}", flush=True)
    assert inspect(folder / "journal.db").whole, "the journal is damaged"
    return found


def serve(pilot: "Pilot", number: int) -> None:
    """One group: it sits down, plays a hand, and goes in one of three ways."""
    from companion.simulation import simulation_of

    kiosk = pilot.controllers.kiosk
    come(pilot)
    record = simulation_of("mast-year").simulate(number % 7, {})
    pilot.controllers.table.start("mast-year", record.options, ("A", "B", "C", "D"))
    pilot.settle()
    for entry in record.entries[:60]:
        pilot.act(entry.action)
        pass_time(pilot, 6.0)
    if number % 3 == 0:
        kiosk.ask_new_group()
        kiosk.answer(yes=True)
        pilot.settle()
        kiosk.departure.finish()
    else:
        pass_time(pilot, 60.0 * (kiosk.event.idle_minutes + 2))
        if number % 3 == 2 and kiosk.parked:
            kiosk.welcome_back(kiosk.parked[0])
            pilot.settle()
            pass_time(pilot, 60.0)
            kiosk.departure.finish()
    pilot.settle()
    assert kiosk.group is None, "the group has not gone"
    assert pilot.name == "attract", pilot.name


def come(pilot: "Pilot") -> None:
    """Wakes the screen and begins a group, by touch."""
    pilot.tap(pilot.screen.ids.play)
    if pilot.name == "attract":  # the first finger only woke it
        pilot.tap(pilot.screen.ids.play)
    pilot.until(lambda: pilot.name == "group")


def pass_time(pilot: "Pilot", seconds: float) -> None:
    """Lets time pass, for the companion and for what moves on the screen."""
    from tests.ui.pilot import FRAME_CLOCK

    for _ in range(int(seconds / STEP_S)):
        FRAME_CLOCK.now_s += STEP_S
        pilot.pass_s(STEP_S)
        pilot.frames(1)
    pilot.settle()


def measure(folder: Path) -> tuple[float, int, int, int]:
    """Returns what is taken now."""
    import gc

    from hardware.vision_process.process import resident_mib

    gc.collect()
    files = sum(1 for _ in Path("/proc/self/fd").iterdir())
    kib = sum(path.stat().st_size for path in folder.glob("journal.db*") if path.suffix != ".reserve") // 1024
    return resident_mib(os.getpid()), files, threading.active_count(), kib


if __name__ == "__main__":
    main()
