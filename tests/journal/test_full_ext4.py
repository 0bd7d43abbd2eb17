"""A full ext4 with blocks of 1 KiB: a mapped file may lack blocks there, which ends the program (SIGBUS)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.exports.stick import MIB, plug_in
from tests.journal.small_disk import fill

pytestmark = pytest.mark.one_python

WRITE = """
import os, sys
from pathlib import Path
from companion.journal import Journal
from companion.session.store import NewRow
journal = Journal(Path(sys.argv[1])).__enter__()
for number in range(300):
    journal.append(NewRow("game", "acted", {"number": number, "text": "x" * 300}))
print(len(journal.rows()), flush=True)
os._exit(0)  # killed: the log stays
"""
OPEN = """
import sys
from pathlib import Path
from companion.journal import Journal, JournalError
from companion.session.store import NewRow
with Journal(Path(sys.argv[1])) as journal:
    print(len(journal.rows()), journal.saving.reason is not None)
    for number in range(50):
        try:
            journal.append(NewRow("game", "acted", {"number": number, "text": "x" * 3000}))
        except JournalError as error:
            assert "full" in str(error), error
"""
READ = """
import sys
from pathlib import Path
from companion.journal.inspection import inspect
print(inspect(Path(sys.argv[1])).rows)
"""


def run(script: str, journal: Path) -> str:
    done = subprocess.run([sys.executable, "-c", script, str(journal)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.returncode, done.stderr)
    return done.stdout.strip()


@pytest.mark.parametrize("room_kib", [0, 6, 12, 24])
def test_a_journal_is_opened_and_read_on_a_full_disk(room_kib: int, tmp_path: Path) -> None:
    with plug_in(tmp_path, 8 * MIB) as disk:
        path = disk / "journal.db"
        rows = run(WRITE, path)
        path.with_name("journal.db-shm").unlink(missing_ok=True)
        fill(disk, 1)
        os.truncate(disk / "ballast", (disk / "ballast").stat().st_size - 1024 * room_kib)
        assert run(READ, path) == rows
        for _ in range(3):
            assert run(OPEN, path) == f"{rows} True"
        assert run(READ, path) == rows
