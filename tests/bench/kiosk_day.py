"""A day of a kiosk within minutes (K7): `… [HOURS]`, 24 without it; its clock is simulated.

Two groups an hour sit down and play a hand. They leave by the button, are idle until they are parked, or come back to
their game; then the screen shows itself and rests. Each hour's memory, open files, threads, journal, and what else was
written, logs among it, are printed. At the end memory may have grown by 5 % since the fourth hour, by which each game
and each way to leave was there once, files and threads not at all. Three hours' groups add as many rows to the journal
at the end as at the beginning, an hour without groups none, and its files hold little more than its rows.
"""

import gc
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hardware.vision_process.worker_process import resident_mib
from tests.bench._command_line import asked
from tests.bench._processes import count_handles, undrawn_home

if TYPE_CHECKING:
    from tests.ui.pilot import Pilot

HOUR_S: Final = 3600
STEP_S: Final = 2.0
MOST_GROWTH: Final = 1.05
GROUPS_AN_HOUR: Final = 2
COPY: Final = "journal.db.copy"
"""The second copy: a line for each row."""
WARM_H: Final = 4
ROUND_H: Final = 3
"""After so many hours as many groups have left in each of the three ways."""
MOST_BESIDE_ROWS_KIB: Final = 6 * 1024
"""So much the journal's files may take beside its rows twice, in the database and in the second copy: SQLite's
write-ahead log grows to 4 MiB and is then written anew."""
MOST_LOGS_KIB: Final = 1024
"""What a day may log, of the 50 MiB that are asked for in three days; what a start writes is among it."""


@dataclass(frozen=True, slots=True)
class Usage:
    """What is taken at a moment: memory, open files, threads, the journal by its rows and files, and other files."""

    memory_mib: float
    files: int
    threads: int
    rows_kib: int
    journal_kib: int
    other_kib: int

    def __str__(self) -> str:
        return (
            f"{self.memory_mib:.0f} MiB, {self.files} files, {self.threads} threads, "
            f"{self.rows_kib} KiB of rows in {self.journal_kib} KiB of journal, {self.other_kib} KiB beside it"
        )


def main() -> None:
    """Lets the day pass, and prints what each hour took."""
    (hours,) = asked(24)
    began = time.monotonic()
    with undrawn_home() as folder:
        found = live(folder, hours)
    print(f"{hours} hours, and one without groups, in {(time.monotonic() - began) / 60:.1f} minutes")
    check(found)


def check(found: list[Usage]) -> None:
    """Raises AssertionError if something grows that must not. The last hour was one without groups."""
    first, last, idle = found[min(WARM_H - 1, len(found) - 2)], found[-2], found[-1]
    print(f"in hour {WARM_H}: {first}\nin the last: {last}\nwithout groups: {idle}")
    assert last.memory_mib <= first.memory_mib * MOST_GROWTH, "the memory grows"
    assert (last.files, last.threads) == (first.files, first.threads), "files or threads are left behind"
    assert idle.rows_kib == last.rows_kib, "the journal grows though nobody plays"
    assert idle.journal_kib <= 3 * idle.rows_kib + MOST_BESIDE_ROWS_KIB, "the journal's files hold more than its rows"
    assert idle.other_kib <= MOST_LOGS_KIB, "logs fill the disk"
    if len(found) > 2 * ROUND_H + 1:
        rows = [0, *(one.rows_kib for one in found[:-1])]
        early, late = rows[ROUND_H], rows[-1] - rows[-1 - ROUND_H]
        print(f"{ROUND_H} hours of groups: {early} KiB of rows early, {late} KiB late")
        assert late <= early * MOST_GROWTH + 1, "groups add more and more to the journal"


def live(folder: Path, hours: int) -> list[Usage]:
    """Lets so many hours pass, and one without groups; returns what is taken after each."""
    import tests.conftest  # noqa: F401  # Kivy stays quiet
    from companion.events.event_file import EventFile, OfferedGame
    from companion.journal.inspection import inspect
    from tests.ui.event_visit import open_kiosk

    event = EventFile("A day", games=(OfferedGame("mast-year", "1"),))
    found = []
    with logged_errors(folder / "errors.log"), open_kiosk(folder, event=event) as pilot:
        for hour in range(hours + 1):
            end_s = pilot.at_s + HOUR_S
            for number in range(GROUPS_AN_HOUR if hour < hours else 0):
                serve(pilot, hour * GROUPS_AN_HOUR + number)
            pass_time(pilot, end_s - pilot.at_s)
            found.append(measure(folder))
            print(f"hour {hour + 1:2}: {found[-1]}", flush=True)
    assert inspect(folder / "journal.db").whole, "the journal is damaged"
    return found


def serve(pilot: "Pilot", number: int) -> None:
    """One group: it sits down, plays a hand, and goes in one of three ways."""
    from companion.simulation import simulation_of
    from tests.ui.event_visit import sit_down

    kiosk = pilot.controllers.kiosk
    sit_down(pilot)
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


def pass_time(pilot: "Pilot", seconds: float) -> None:
    """Lets time pass, for the companion and for what moves on the screen."""
    from tests.ui.pilot import FRAME_CLOCK

    for _ in range(int(seconds / STEP_S)):
        FRAME_CLOCK.now_s += STEP_S
        pilot.pass_s(STEP_S)
        pilot.frames(1)
    pilot.settle()


@contextmanager
def logged_errors(path: Path) -> Iterator[None]:
    """Lets what any library says of errors be written to a file, as the kiosk's goes to the machine's log."""
    usual = os.dup(sys.stderr.fileno())
    with path.open("wb") as log:
        os.dup2(log.fileno(), sys.stderr.fileno())
    try:
        yield
    finally:
        os.dup2(usual, sys.stderr.fileno())
        os.close(usual)


def measure(folder: Path) -> Usage:
    """Returns what is taken now."""
    gc.collect()
    journal = [path for path in folder.glob("journal.db*") if path.suffix != ".reserve"]
    other = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("journal.db")]
    kib = [sum(path.stat().st_size for path in each) // 1024 for each in ([folder / COPY], journal, other)]
    return Usage(resident_mib(os.getpid()), count_handles(), threading.active_count(), *kib)


if __name__ == "__main__":
    main()
