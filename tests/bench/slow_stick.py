"""How long an entry takes while a game is saved to a slow stick: `python -m tests.bench.slow_stick [SYNC_SECONDS]`.

Each sync below the stick's folder takes two seconds; entries are committed to a journal beside it all the while.
"""

import os
import sys
import tempfile
import time
from pathlib import Path
from queue import SimpleQueue
from statistics import median
from threading import Event
from typing import TYPE_CHECKING

from companion.app.file_writer import FileWriter
from companion.exports.folder import NAME, save_files
from companion.journal import Journal
from companion.journal.atomic_files import ProgressCallback
from companion.session.store import NewRow

if TYPE_CHECKING:
    from _typeshed import HasFileno

ENTRIES = 200
FILES = {f"game.{ending}": bytes(20_000) for ending in ("json", "pdf", "csv")}


def main() -> None:
    """Measures and prints."""
    sync_s = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    with tempfile.TemporaryDirectory() as folder, Journal(Path(folder) / "journal.db") as journal:
        stick = Path(folder) / "stick"
        stick.mkdir()
        slow_down(stick, sync_s)
        alone_ms = entries_ms(journal)
        done, delivered = Event(), SimpleQueue[object]()
        writer = FileWriter(delivered.put)

        def save(on_progress: ProgressCallback) -> None:
            save_files(FILES, stick / NAME, on_progress)
            done.set()

        writer.ask(save, lambda _: None)
        began_s = time.monotonic()
        beside_ms = entries_ms(journal)
        is_done = done.is_set()
        done.wait(60)
        print(f"the export took {time.monotonic() - began_s:.1f} s, {'less' if is_done else 'more'} than the entries")
    print(f"an entry alone: {median(alone_ms):.1f} ms, at most {max(alone_ms):.1f}")
    print(f"during the export: {median(beside_ms):.1f} ms, at most {max(beside_ms):.1f}")


def slow_down(stick: Path, sync_s: float) -> None:
    """Lets each sync of a file or folder below `stick` take so long."""
    sync = os.fsync

    def slow(fd: "int | HasFileno") -> None:
        number = fd if isinstance(fd, int) else fd.fileno()
        if str(Path(f"/proc/self/fd/{number}").readlink()).startswith(str(stick)):
            time.sleep(sync_s)
        sync(fd)

    os.fsync = slow


def entries_ms(journal: Journal) -> list[float]:
    """Returns how long each of many entries took until it was committed."""
    times = []
    for number in range(ENTRIES):
        began_s = time.perf_counter()
        journal.append(NewRow("game", "acted", {"number": number}))
        times.append(1000 * (time.perf_counter() - began_s))
    return times


if __name__ == "__main__":
    main()
