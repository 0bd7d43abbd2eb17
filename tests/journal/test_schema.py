"""The journal's tables and settings: in force at every opening, append-only, and files of others left alone."""

from collections.abc import Callable
from pathlib import Path

import apsw
import pytest

from companion.errors import BadInputError
from companion.journal import Journal, schema
from tests.journal.notes import write


def test_settings_are_in_force_at_every_opening(path: Path) -> None:
    """J9"""
    path.parent.mkdir()
    for _ in range(2):
        database = schema.open_database(str(path), apsw.Connection)
        found = {
            name: database.pragma(name)
            for name in ("journal_mode", "synchronous", "foreign_keys", "application_id", "user_version")
        }
        database.close()
        assert found == {
            "journal_mode": "wal",
            "synchronous": 2,
            "foreign_keys": 1,
            "application_id": schema.APPLICATION,
            "user_version": schema.VERSION,
        }


def test_a_setting_that_is_refused_is_an_error(tmp_path: Path) -> None:
    """J9: a database in memory has no write-ahead log."""
    with pytest.raises(apsw.SQLError, match="refuses journal_mode"):
        schema.open_database(":memory:", apsw.Connection)


def test_an_old_sqlite_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """J9: versions before 3.51.3 can lose committed rows."""
    monkeypatch.setattr(apsw, "sqlite_lib_version", lambda: "3.40.1")
    with pytest.raises(BadInputError, match=r"SQLite 3\.40\.1 is too old"), Journal(path):
        pass


@pytest.mark.parametrize(
    "statement", ["UPDATE row SET body = '{}'", "DELETE FROM row", "REPLACE INTO row SELECT * FROM row"]
)
def test_append_only_is_a_rule_of_the_database(path: Path, statement: str) -> None:
    """J10: also for another program."""
    written = write(path, 3)
    database = apsw.Connection(str(path))
    database.pragma("recursive_triggers", "ON")
    with pytest.raises(apsw.ConstraintError, match="append-only"):
        database.execute(statement)
    database.close()
    with Journal(path) as journal:
        assert tuple(journal.rows()) == written


@pytest.mark.parametrize(
    ("make", "words"),
    [
        pytest.param(
            lambda database: database.execute("CREATE TABLE other (a)"), "no journal of the companion", id="other"
        ),
        pytest.param(
            lambda database: (
                database.pragma("application_id", schema.APPLICATION),
                database.pragma("user_version", 99),
            ),
            "newer companion",
            id="newer",
        ),
    ],
)
def test_a_foreign_file_is_left_alone(path: Path, make: Callable[[apsw.Connection], object], words: str) -> None:
    path.parent.mkdir()
    database = apsw.Connection(str(path))
    make(database)
    database.close()
    before = path.read_bytes()
    with pytest.raises(BadInputError, match=words), Journal(path):
        pass
    assert path.read_bytes() == before


def test_a_text_of_somebody_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("Buy acorns\n")
    with pytest.raises(BadInputError, match="no journal of the companion"), Journal(path):
        pass
    assert path.read_text() == "Buy acorns\n"
    assert [file.name for file in path.parent.iterdir() if file.suffix != ".lock"] == [path.name]
