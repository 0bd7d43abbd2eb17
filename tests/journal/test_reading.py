"""A journal is read without touching it, on a disk that cannot be written too."""

import subprocess
import sys
from pathlib import Path

from companion.journal.inspection import read_rows
from tests.journal.small_disk import small_disk

UNFINISHED = """
import os, signal, sys
from pathlib import Path
from companion.journal import Journal
from tests.journal.notes import note
with Journal(Path(sys.argv[1])) as journal:
    for number in range(5):
        journal.append(note(number))
    os.kill(os.getpid(), signal.SIGKILL)
"""


def numbers(path: Path) -> list[int]:
    return [row.content["number"] for row in read_rows(path)[0]]


def test_a_killed_companions_journal_is_read_on_a_disk_that_turned_read_only(tmp_path: Path) -> None:
    """Its log is unfinished, and nothing can be made beside it."""
    with small_disk(tmp_path, "4m") as disk:
        path = disk / "journal.db"
        subprocess.run([sys.executable, "-c", UNFINISHED, str(path)], check=False)
        path.with_name("journal.db-shm").unlink(missing_ok=True)
        path.with_name("journal.db.copy").unlink()
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        assert numbers(path) == list(range(5))
