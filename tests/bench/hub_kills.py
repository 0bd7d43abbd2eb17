"""H1, H7: tables, hub and database are killed over an unruly network and a full disk; no row is lost or doubled.

`python -m tests.bench.hub_kills [ROWS] [TABLES]`, 1,000,000 rows of 50 tables without them. A network loses, doubles,
delays, reorders and breaks off requests and replies. Every few seconds the hub, its database, a part of that, or some
of the tables are killed, or the disk of the hub is nearly or wholly full for a while; once the hub loses its database.
At the end every row of every journal must be at the hub, once, in its place, with its hash. As root: only root can
mount the small disk.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

from tests.bench._command_line import asked
from tests.bench._processes import load
from tests.hub.hub_process import HubProcess, fill_disk, open_folder, run_companion, small_disk
from tests.hub.unruly_network import UnrulyNetwork
from tests.hub.writing_tables import compare, journal_of, read_written
from tests.project.tree import ROOT

A_PROCESS: Final = 10
"""So many tables live in one process, and are killed together."""
DISK_MIB: Final = 3072
PAUSE_S: Final = (1.0, 5.0)
"""How long nothing happens between two faults."""
SEED: Final = 1


class Evening:
    """A hub and its tables, and what befalls them."""

    def __init__(self, place: Path, disk: Path | None, tables: int, rows: int) -> None:
        self.place, self.rows = place, rows
        self.hub_folder = (disk or place) / "hub"
        self.hub = HubProcess(self.hub_folder)
        self.parts = [(first, min(first + A_PROCESS, tables)) for first in range(0, tables, A_PROCESS)]
        self.processes: list[subprocess.Popen[bytes]] = []
        self.happened: Counter[str] = Counter()
        self.random = Random(SEED)
        self.faults: list[Callable[[], None]] = [self.kill_hub, self.kill_database, self.kill_backend, self.kill_tables]
        self.faults += [self.fill_nearly, self.fill_wholly] if disk else []

    def begin(self, port: int) -> None:
        """Lets the tables write."""
        self.code = str(replace(self.hub.code, host="127.0.0.1", port=port))
        self.processes = [self._start(*part) for part in self.parts]

    def _start(self, first: int, last: int) -> "subprocess.Popen[bytes]":
        words = map(str, (self.place, first, last, self.rows, self.code))
        run = [sys.executable, "-m", "tests.hub.writing_tables", *words]
        return subprocess.Popen(run, cwd=ROOT, stdout=subprocess.DEVNULL)

    def end(self) -> None:
        """Ends the hub, and tables that are not done."""
        self.hub.end()
        for process in self.processes:
            process.kill()
            process.wait()

    @property
    def is_over(self) -> bool:
        """Whether all tables have delivered all that they wrote."""
        ended = [process.poll() for process in self.processes]
        assert not any(ended), "a table gave up"
        return None not in ended

    def befall(self) -> None:
        """Lets something happen."""
        fault = self.random.choice(self.faults)
        self.happened[fault.__name__.replace("_", " ")] += 1
        fault()

    def kill_hub(self) -> None:
        """The hub's machine fails, and comes back."""
        self.hub.end(signal.SIGKILL)
        self.hub = HubProcess(self.hub_folder, port=self.hub.port)

    def kill_database(self) -> None:
        """The database's first process ends, and the others with it."""
        with suppress(OSError, ValueError):
            os.kill(self.hub.database_pid, signal.SIGKILL)

    def kill_backend(self) -> None:
        """One of the database's processes ends: it recovers from its log."""
        with suppress(OSError, ValueError):
            pid = self.hub.database_pid
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            os.kill(int(self.random.choice(children)), signal.SIGKILL)

    def kill_tables(self) -> None:
        """A few tables lose power, and come back."""
        place = self.random.randrange(len(self.processes))
        if self.processes[place].poll() is None:
            self.processes[place].kill()
            self.processes[place].wait()
            self.processes[place] = self._start(*self.parts[place])

    def fill_nearly(self, left_mib: int = 32) -> None:
        """The hub's disk has hardly any room."""
        ballast = fill_disk(self.hub_folder, left_mib)
        time.sleep(self.random.uniform(*PAUSE_S))
        ballast.unlink()

    def fill_wholly(self) -> None:
        """It has no room at all: the database cannot write either."""
        self.fill_nearly(0)

    def lose_database(self) -> None:
        """The hub is reborn empty."""
        self.happened["lost the database"] += 1
        self.hub.end(signal.SIGKILL)
        time.sleep(1)
        shutil.rmtree(self.hub_folder / "database")
        self.hub = HubProcess(self.hub_folder, port=self.hub.port)


def main() -> None:
    """Lets it all happen, and counts."""
    rows, tables = asked(1_000_000, 50)
    with open_folder() as place, small_disk(DISK_MIB) as disk:
        evening = Evening(place, disk, tables, rows // tables)
        try:
            with UnrulyNetwork(evening.hub.port, evening.hub_folder, SEED) as network:
                began = time.monotonic()
                evening.begin(network.port)
                run(evening)
            took_s = time.monotonic() - began
            count = check(evening, tables)
        finally:
            evening.end()
    print(f"{count} rows of {tables} tables are at the hub once, in their order, as they were written; {took_s:.0f} s")
    print(f"requests: {dict(network.happened)}\nfaults: {dict(evening.happened)}")
    print(load() + ("" if disk else "; no disk was full"))


def run(evening: Evening) -> None:
    """Lets faults befall an evening until its tables are done; the database is lost once."""
    while not evening.is_over:
        time.sleep(evening.random.uniform(*PAUSE_S))
        if evening.happened.total() == 5:
            evening.lose_database()
        else:
            evening.befall()


def check(evening: Evening, tables: int) -> int:
    """Returns how many rows all tables wrote, each of which must be at the hub."""
    where = ("--folder", str(evening.hub_folder))
    print(run_companion("hub", "verify", *where)[-1])
    written = (read_written(journal_of(evening.place, number)) for number in range(tables))
    return compare(written, run_companion("hub", "export", *where))


if __name__ == "__main__":
    main()
