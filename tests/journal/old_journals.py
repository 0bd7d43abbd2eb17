"""Journals of earlier versions, and checks that a migration is complete or has not begun."""

import shutil
from pathlib import Path

import apsw

from companion.journal import schema
from companion.journal.inspection import read_rows
from companion.session import JournalRow
from tests.journal.strace import confined_to, run_under

JOURNALS = Path(__file__).parent / "journals"


STEP = "CREATE TABLE told (seq INTEGER PRIMARY KEY, device TEXT NOT NULL) STRICT"
"""What a next version might add."""


SCRIPT = f"""
import sys
from pathlib import Path
from companion.journal import schema, Journal
schema.STEPS, schema.VERSION = ("{STEP}",), 2
with Journal(Path(sys.argv[1])) as journal:
    print(len(journal.rows()), journal.salvage)
"""


NAMES = (
    "journal.db",
    "journal.db-wal",
    "journal.db-journal",
    "journal.db.copy",
    "journal.db.copy.new",
    "journal.db.start.new",
    "journal.db.start",
    "journal.db.lock",
)


FRESH = ("journal.db.migrating", "journal.db.migrating-journal", "journal.db.keeping", "journal.db.version-1")


def version_in(path: Path) -> int:
    database = apsw.Connection(str(path))
    try:
        return schema.version_of(database)
    finally:
        database.close()


def rows_of(path: Path) -> tuple[JournalRow, ...]:
    return read_rows(path)[0]


def assert_old_or_new(folder: Path, call: str, nth: int) -> int:
    """Kills a migration at the `nth` call of a kind; returns its status."""
    folder.mkdir()
    path = folder / "journal.db"
    shutil.copy(JOURNALS / "version-1.db", path)
    shutil.copy(JOURNALS / "version-1.db.copy", folder / "journal.db.copy")
    rows = rows_of(path)
    options = [*confined_to(folder, *NAMES, *FRESH), "-e", f"inject={call}:signal=KILL:when={nth}"]
    status = run_under(options, SCRIPT, str(path)).returncode
    assert version_in(path) in (1, 2), f"{call} {nth}"
    done = run_under([], SCRIPT, str(path))
    assert done.stdout.split() == [str(len(rows)), "None"], f"{call} {nth}: {done.stdout}{done.stderr}"
    assert version_in(path) == 2
    assert rows_of(folder / "journal.db.version-1") == rows
    return status
