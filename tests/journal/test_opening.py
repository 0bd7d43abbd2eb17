"""Opening a journal for writing: damaged copies are mended, and what cannot be opened is told."""

from pathlib import Path

import apsw
import pytest

from companion.journal import Journal, JournalError
from companion.journal.inspection import inspect
from tests.journal.failing_disk import Disk
from tests.journal.notes import note, write


@pytest.mark.parametrize("byte", [1, 3])
def test_a_head_whose_versions_disagree_is_damage(path: Path, byte: int) -> None:
    """SQLite reads such a file, and would write none of it."""
    rows = write(path, 3)
    content = bytearray(path.read_bytes())
    content[18] = byte
    path.write_bytes(bytes(content))
    assert inspect(path).damage
    with Journal(path) as journal:
        assert tuple(journal.rows()) == rows
        assert journal.salvage is not None
    assert inspect(path).whole


def test_tables_that_are_not_as_they_were_made_are_damage(path: Path) -> None:
    """Without its trigger, a row that was saved could be changed."""
    rows = write(path, 3)
    database = apsw.Connection(str(path))
    [(name,), *_] = database.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'")
    database.execute(f"DROP TRIGGER {name}")
    database.close()
    assert inspect(path).damage
    with Journal(path) as journal:
        assert tuple(journal.rows()) == rows
    assert inspect(path).whole


def test_one_writer_at_a_time(path: Path) -> None:
    """J9"""
    with Journal(path), pytest.raises(JournalError, match="in use by another companion"), Journal(path):
        pass
    with Journal(path) as journal:
        journal.append(note(1))


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(JournalError, match="cannot be opened"), Journal(tmp_path / "file" / "journal.db"):
        pass


def test_a_disk_that_fails_at_opening(path: Path) -> None:
    """J7"""
    write(path, 3)
    disk = Disk()
    disk.fails = True
    with pytest.raises(JournalError, match="cannot be opened: disk I/O error"), Journal(path, connect=disk.connect):
        pass
