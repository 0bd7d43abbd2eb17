"""The journal on disk: settings in force, append-only, one writer, a clock that lies, a disk that fails."""

import subprocess
import sys
from pathlib import Path

import pytest

from companion.journal import Journal, JournalError
from tests.journal.failing_disk import Disk
from tests.journal.make_journal import make
from tests.journal.notes import note, write

SEED = 7


def test_rows_come_back_as_they_were_written(path: Path) -> None:
    written = write(path, 5)
    with Journal(path) as journal:
        assert tuple(journal.rows()) == written
        assert tuple(journal.rows("game")) == written
        assert tuple(journal.rows("another")) == ()
        assert journal.salvage is None
    assert [row.seq for row in written] == [1, 2, 3, 4, 5]
    assert written[3].content == {"number": 3, "text": "♥" * 40}


FOLD = """
import json, sys
from pathlib import Path
from companion.journal import Journal
from companion.session import resume_session
with Journal(Path(sys.argv[1])) as journal:
    rows = journal.rows()
    for number in dict.fromkeys(row.session for row in rows):
        session = resume_session(journal, number)
        print(json.dumps(session.game.summary(session.state)), session.entries, rows[-1].link.hex())
"""


def test_every_process_tells_the_same_games(path: Path) -> None:
    """J14: whatever the order of its hashes."""
    path.parent.mkdir()
    make(path)
    found = {
        subprocess.run(
            [sys.executable, "-c", FOLD, str(path)],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(found) == 1
    assert len(found.pop().splitlines()) == 2


def test_rows_of_a_disk_that_fails_while_reading(path: Path) -> None:
    """J7: one clear line, and everything is there once the disk answers again."""
    written = write(path, 3)
    disk = Disk()
    with Journal(path, connect=disk.connect) as journal:
        disk.fails = True
        with pytest.raises(JournalError, match="cannot be read: disk I/O error"):
            journal.rows()
        with pytest.raises(JournalError, match="not saved: disk I/O error"):
            journal.append(note(9))
        disk.fails = False
        assert tuple(journal.rows()) == written
