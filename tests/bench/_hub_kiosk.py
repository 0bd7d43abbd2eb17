"""A kiosk in a process of its own, whose entries are timed: `python -m tests.bench._hub_kiosk FOLDER SEED ENTRIES`."""

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from companion.simulation import simulation_of
from hardware.vision_process.worker_process import resident_mib
from tests.app.companion_without_window import NAMES, Companion, Loop, Repeated
from tests.app.event import EVENT, sit_down

IDLE_S: Final = 8.0


class InItsTime(Repeated):
    """A timer that keeps to its seconds, as that of a screen does."""

    def __init__(self, call: Callable[[], object], seconds: float) -> None:
        super().__init__(call)
        self._seconds, self._at_s = seconds, time.monotonic()

    def turn(self) -> None:
        if time.monotonic() - self._at_s >= self._seconds:
            self._at_s = time.monotonic()
            super().turn()


def every(loop: Loop, seconds: float, call: Callable[[], object]) -> Repeated:
    loop._timers.append(InItsTime(call, seconds))
    return loop._timers[-1]


def play(folder: Path, seed: int, entries: int) -> None:
    """Plays at a kiosk in this process, which joined a hub before, or none: an entry for each line that it reads.

    It writes the seconds of each entry by the clock and of its processor, then, as JSON, the share of a core that the
    process takes while nobody plays, its memory, and how many modules of the hub are loaded.
    """
    Loop.every = every  # type: ignore[assignment]
    with Companion(folder, EVENT) as table:
        sit_down(table)
        table.kiosk.go_on()
        table.kiosk.see_aim(3.0)
        table.pass_s(1)
        record = simulation_of("mast-year").simulate(seed, {"goal": 7})
        options = {**table.table.agreed, "speedy": record.options.get("speedy", 0)}
        table.table.start("mast-year", options, NAMES)
        table.settle()
        print("begun", flush=True)
        for entry in record.entries[:entries]:
            sys.stdin.readline()
            table.pass_unanswered_s(1.0)  # a touch right behind another is none
            began, cpu_s = time.perf_counter(), time.process_time()
            table.entries.act(entry.action, "touch")
            table.settle()
            print(time.perf_counter() - began, time.process_time() - cpu_s, flush=True)
        assert len(table.entered) == min(entries, len(record.entries)), "an entry was not taken"
        cpu_s, began = time.process_time(), time.monotonic()
        time.sleep(IDLE_S)
        idle = (time.process_time() - cpu_s) / (time.monotonic() - began)
        loaded = sum(name.startswith("companion.hub") for name in sys.modules)
        print(json.dumps({"idle": idle, "mib": resident_mib(os.getpid()), "loaded": loaded}), flush=True)


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
