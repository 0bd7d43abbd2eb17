"""J15: a journal of an older version becomes one of the present version, or stays what it was."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest

from companion.errors import BadInputError
from companion.journal import Journal, JournalError, schema
from companion.journal.inspection import inspect
from companion.journal.journal_file import migrate
from companion.session import resume_session
from companion.session.store import RowKind
from tests.journal.notes import note
from tests.journal.old_journals import JOURNALS, STEP, assert_old_or_new, rows_of, version_in
from tests.journal.strace import EACH_CALL, needs_strace


@pytest.fixture
def old(path: Path) -> Path:
    """A journal of version 1, with its second copy."""
    path.parent.mkdir()
    shutil.copy(JOURNALS / "version-1.db", path)
    shutil.copy(JOURNALS / "version-1.db.copy", path.with_name("journal.db.copy"))
    return path


@pytest.fixture
def next_version(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The companion is one whose journals are of version 2."""
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", (STEP,))
        patch.setattr(schema, "VERSION", 2)
        yield


@pytest.mark.usefixtures("next_version")
def test_an_older_journal_keeps_every_row_and_the_old_file_stays(old: Path) -> None:
    rows, content = rows_of(old), old.read_bytes()
    with Journal(old) as journal:
        assert tuple(journal.rows()) == rows
        assert journal.salvage is None, "an older version is no damage"
        added = journal.append(note(1))
        games = [row.session for row in rows if row.kind == RowKind.STARTED]
        assert [resume_session(journal, game).state for game in games]
    assert (version_in(old), version_in(old.with_name("journal.db.version-1"))) == (2, 1)
    assert rows_of(old.with_name("journal.db.version-1")) == rows
    assert content, "the old file was one of version 1"
    assert rows_of(old) == (*rows, added)
    assert inspect(old).whole
    assert old.with_name("journal.db.copy").read_bytes().startswith(b'["companion journal",2]')


@pytest.mark.usefixtures("next_version")
def test_a_new_journal_is_of_the_present_version(path: Path) -> None:
    with Journal(path) as journal:
        journal.append(note(1))
    assert version_in(path) == 2
    assert inspect(path).whole


@pytest.mark.usefixtures("next_version")
def test_an_older_journal_is_read_without_being_touched(old: Path) -> None:
    before = old.read_bytes()
    assert inspect(old).whole
    assert len(rows_of(old)) > 10
    assert old.read_bytes() == before


@pytest.mark.usefixtures("next_version")
def test_a_damaged_older_journal_is_mended_and_becomes_one_of_the_present_version(old: Path) -> None:
    rows = rows_of(old)
    content = old.read_bytes()
    old.write_bytes(content.replace(b'"action"', b'"reaction', 1))
    with Journal(old) as journal:
        assert tuple(journal.rows()) == rows
        assert journal.salvage is not None
    assert version_in(old) == 2


def test_each_version_is_kept_when_one_follows_another(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = rows_of(old)
    for version in (2, 3):
        monkeypatch.setattr(schema, "STEPS", (STEP, "ALTER TABLE row ADD COLUMN device TEXT")[: version - 1])
        monkeypatch.setattr(schema, "VERSION", version)
        with Journal(old) as journal:
            assert tuple(journal.rows()) == rows
            journal.append(note(version))
            rows = tuple(journal.rows())
    assert sorted(path.name for path in old.parent.glob("*.version-*")) == [
        "journal.db.version-1",
        "journal.db.version-2",
    ]
    assert inspect(old).whole


def test_a_step_that_fails_leaves_the_journal_as_it_was(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = rows_of(old)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", ("ALTER TABLE nothing ADD COLUMN device TEXT",))
        patch.setattr(schema, "VERSION", 2)
        with pytest.raises((JournalError, apsw.Error)), Journal(old):
            pass
    assert version_in(old) == 1
    with Journal(old) as journal:
        assert tuple(journal.rows()) == rows
        assert journal.salvage is None


@pytest.mark.parametrize("copy", ["as it was", "newer too", "gone"])
def test_a_newer_journal_is_never_touched(old: Path, copy: str) -> None:
    database = apsw.Connection(str(old))
    database.execute(STEP)
    database.pragma("user_version", 2)
    database.close()
    beside = old.with_name("journal.db.copy")
    if copy == "gone":
        beside.unlink()
    elif copy == "newer too":
        beside.write_bytes(beside.read_bytes().replace(b'journal",1]', b'journal",2]'))
    before = {file.name: file.read_bytes() for file in old.parent.iterdir()}
    with pytest.raises(BadInputError, match="newer companion") as refused, Journal(old):
        pass
    assert refused.value.phrase is not None
    with pytest.raises(BadInputError, match="newer companion"):
        inspect(old)
    after = {file.name: file.read_bytes() for file in old.parent.iterdir() if file.suffix != ".lock"}
    assert after == before


def test_a_second_copy_of_a_newer_companion_is_kept(old: Path) -> None:
    rows = rows_of(old)
    beside = old.with_name("journal.db.copy")
    newer = beside.read_bytes().replace(b'journal",1]', b'journal",2]') + b'["more",{}]\n'
    beside.write_bytes(newer)
    with Journal(old) as journal:
        assert tuple(journal.rows()) == rows
    assert old.with_name("journal.db.copy.newer-1").read_bytes() == newer
    assert inspect(old).whole


def test_nothing_but_a_second_copy_of_a_newer_companion(old: Path) -> None:
    beside = old.with_name("journal.db.copy")
    newer = beside.read_bytes().replace(b'journal",1]', b'journal",2]')
    beside.write_bytes(newer)
    old.unlink()
    with pytest.raises(BadInputError, match="newer companion"), Journal(old):
        pass
    assert (beside.read_bytes(), old.exists()) == (newer, False)


@needs_strace
@pytest.mark.parametrize("call", EACH_CALL)
def test_killed_in_mid_migration_leaves_the_old_or_the_new(tmp_path: Path, call: str) -> None:
    """J15: killed at every fifth call of a kind; `python -m tests.bench.kills` does so at every one."""
    nth, status = 1, -9
    while status == -9:
        assert nth < 400, "the sweep must come to an end"
        status = assert_old_or_new(tmp_path / str(nth), call, nth)
        nth += 5


@pytest.mark.usefixtures("next_version")
def test_an_older_journal_that_another_program_reads_stays_as_it_is(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "PATIENCE_MS", 10)
    rows, reader = rows_of(old), apsw.Connection(str(old))
    reader.execute("SELECT count(*) FROM row").fetchall()
    with pytest.raises(JournalError, match="read by another program: close that one first"), Journal(old):
        pass
    reader.close()
    assert version_in(old) == 1
    with Journal(old) as journal:
        assert tuple(journal.rows()) == rows


@pytest.mark.usefixtures("next_version")
def test_a_copy_that_lacks_a_row_never_takes_the_journals_name(old: Path) -> None:
    rows = rows_of(old)
    with pytest.raises(OSError, match="does not read back as it was written"):
        migrate(old, rows[:-1], apsw.Connection)
    assert (version_in(old), rows_of(old)) == (1, rows)


@pytest.mark.usefixtures("next_version")
def test_the_old_files_of_earlier_migrations_stay_too(old: Path) -> None:
    earlier = old.with_name("journal.db.version-1")
    earlier.write_text("an earlier one")
    with Journal(old):
        pass
    assert earlier.read_text() == "an earlier one"
    assert version_in(old.with_name("journal.db.version-1-2")) == 1
