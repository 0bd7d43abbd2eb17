"""The journal on disk: settings in force, append-only, one writer, a clock that lies, a disk that fails."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import apsw
import pytest

from companion.errors import BadInputError
from companion.journal import Journal, JournalError, schema
from companion.journal.inspection import inspect
from companion.journal.saving import reason_of
from companion.session import Moment
from companion.session.store import VOIDED, link_rows, standing_rows
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
    assert written[3].said == {"number": 3, "text": "♥" * 40}


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


def test_one_writer_at_a_time(path: Path) -> None:
    """J9"""
    with Journal(path), pytest.raises(JournalError, match="in use by another companion"), Journal(path):
        pass
    with Journal(path) as journal:
        journal.append(note(1))


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


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(JournalError, match="cannot be opened"), Journal(tmp_path / "file" / "journal.db"):
        pass


@pytest.mark.parametrize(
    "clock", [["2036-01-01", "2016-01-01", "2026-01-01"], ["1970-01-01"] * 3, ["", "?", "3000-12-31"]]
)
def test_a_clock_that_jumps_orders_nothing(path: Path, clock: list[str]) -> None:
    """K11"""
    times = iter([*clock, "2026-05-05"])
    with Journal(path, clock=lambda: Moment(next(times), "boot", -5)) as journal:
        for number in range(4):
            journal.append(note(number))
        assert [row.said["number"] for row in journal.rows()] == [0, 1, 2, 3]
        assert [row.moment.at for row in journal.rows()][:3] == clock
    assert inspect(path).whole


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


def test_a_disk_that_fails_at_opening(path: Path) -> None:
    """J7"""
    write(path, 3)
    disk = Disk()
    disk.fails = True
    with pytest.raises(JournalError, match="cannot be opened: disk I/O error"), Journal(path, connect=disk.connect):
        pass


def test_a_refused_row_that_the_disk_kept_is_voided(path: Path) -> None:
    """J7: the commit failed on its way back; the row is on the disk, and must not count."""
    with Journal(path) as journal:
        journal.append(note(1))
        stray = link_rows(journal.rows()[-1].link, 2, note(2), Moment("", "", 0))
        journal._close()
        database = apsw.Connection(str(path))
        schema.insert_row(database, stray)
        database.close()
        assert [row.kind for row in journal.rows()] == ["acted"]
        journal.append(note(3))
        assert [row.kind for row in journal.rows()] == ["acted", "acted", VOIDED, "acted"]
        assert [row.said["number"] for row in standing_rows(journal.rows())] == [1, 3]
    assert inspect(path).whole


def test_the_reason_is_named() -> None:
    """J7"""
    assert reason_of(apsw.ReadOnlyError("attempt to write")) == "the disk is read-only"
    assert reason_of(apsw.FullError("full")) == "the disk is full; free some space"
    assert reason_of(PermissionError(13, "Permission denied")) == "Permission denied"
    assert reason_of(apsw.SQLError()) == "SQLError"


def test_looking_at_a_disk_that_fails(path: Path) -> None:
    write(path, 3)
    path.unlink()
    path.mkdir()
    with pytest.raises(JournalError, match="cannot be read"):
        inspect(path)
