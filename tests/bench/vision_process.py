"""The cost of watching: `python -m tests.bench.vision_process [--seconds N]`.

The vision process watches a simulated table in time, as a camera would show it: processor time and memory while
the table lies still, and the growth of memory and handles over the whole run.
"""

import argparse
import os
import time
from functools import partial
from pathlib import Path

from companion.following.watched_decks import WatchedDeck
from companion.simulation.mast_year import film, simulate
from hardware.sources.simulated import SimulatedTable, TableSettings
from hardware.vision_process import Observation, VisionProcess
from hardware.vision_process.process import resident_mib
from hardware.vision_process.worker import WorkerSetup
from tests.bench._still_table import StillTable
from vision.scenes import DeckCollection, SurfaceCollection


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--playing", action="store_true", help="a hand is played, faster than in time")
    arguments = parser.parse_args()
    make_watcher = WatchedDeck("english").make_watcher
    setup = (
        WorkerSetup(partial(play, 8.0), make_watcher, 8.0)
        if arguments.playing
        else WorkerSetup(StillTable, make_watcher)
    )
    process = VisionProcess(setup)
    process.open()
    try:
        _measure(process, arguments.seconds)
    finally:
        process.close()


def play(pace: float) -> SimulatedTable:
    """Returns a whole game as a film; `pace` is only how fast it is shown."""
    assert pace > 0
    moves = film(simulate(1), 1, hands=None)
    return SimulatedTable(moves, DeckCollection.open("test"), SurfaceCollection.open("test"), TableSettings(1))


def _measure(process: VisionProcess, seconds: float) -> None:
    observations: list[Observation] = []
    while len(observations) < 30:
        observations += process.observations()
        time.sleep(0.1)
    pid = process.pid or 0
    began, used, memory, handles = time.monotonic(), processor_s(pid), resident_mib(pid), count_handles(pid)
    while time.monotonic() - began < seconds and process.pid == pid:
        observations += process.observations()
        process.preview()
        time.sleep(0.1)
    passed = time.monotonic() - began
    print(f"{len(observations)} frames, {process.status.fps} a second, {observations[-1].at_s:.0f} s of the source")
    print(f"processor: {100 * (processor_s(pid) - used) / passed:.1f} % of a core")
    print(f"memory: {memory:.0f} MiB, then {resident_mib(pid):.0f} MiB; handles: {handles}, then {count_handles(pid)}")


def processor_s(pid: int) -> float:
    """Returns how much processor time a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def count_handles(pid: int) -> int:
    """Returns how many files and sockets a process holds open."""
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


if __name__ == "__main__":
    main()
