"""What a check of every row finds in both copies."""

from pathlib import Path

import apsw
import pytest

from companion.journal import JournalError
from companion.journal.inspection import inspect
from tests.journal.notes import write


def test_a_second_copy_that_cannot_be_read_is_one_that_was_damaged(path: Path) -> None:
    write(path, 3)
    path.with_name("journal.db.copy").unlink()
    path.with_name("journal.db.copy").mkdir()
    found = inspect(path)
    assert (found.rows, found.whole) == (3, False)


def test_the_second_copy_is_read_where_a_log_lies_beside_no_database(path: Path) -> None:
    write(path, 3)
    path.with_name("journal.db-wal").write_bytes(bytes(64))
    path.unlink()
    assert inspect(path).salvageable == 3


def test_a_rotten_row_behind_another_is_not_counted_as_one_that_can_be_read(path: Path) -> None:
    write(path, 6)
    database = apsw.Connection(str(path))
    for name in [name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'")]:
        database.execute(f"DROP TRIGGER {name}")
    database.execute("UPDATE row SET body = 'rotten' WHERE seq = 3")
    database.pragma("writable_schema", True)
    database.execute("UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '')")
    database.close()
    database = apsw.Connection(str(path))
    database.execute("UPDATE row SET up_ns = 'rotten' WHERE seq = 5")
    database.close()
    path.with_name("journal.db.copy").unlink()
    found = inspect(path)
    assert (found.rows, found.salvageable, found.lost) == (2, 2, 4)
    assert found.behind < 3


def test_looking_at_a_disk_that_fails(path: Path) -> None:
    write(path, 3)
    path.unlink()
    path.mkdir()
    with pytest.raises(JournalError, match="cannot be read"):
        inspect(path)
