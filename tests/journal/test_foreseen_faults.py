"""Faults of the disk and of files beside the journal: each is told or passed over, and nothing saved is lost."""

import resource
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import apsw
import pytest

from companion.journal import Journal, JournalError
from companion.journal.disk_space import SpacePolicy
from companion.journal.inspection import read_rows
from companion.journal.refused_rows import RefusedRows
from companion.journal.second_copy import SecondCopy
from tests.journal.notes import note, write
from tests.journal.small_disk import KIB, fill, make_room, small_disk


def numbers(path: Path) -> list[int]:
    return [row.content["number"] for row in read_rows(path)[0]]


def fill_journal(journal: Journal) -> None:
    """Enters until the disk takes nothing more."""
    with suppress(JournalError):
        for _ in range(10_000):
            journal.append(note(-1))


def test_a_reserve_that_cannot_be_kept_keeps_nobody_from_playing(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path.parent.mkdir()
    path.with_name("journal.db.reserve").mkdir()
    with Journal(path, space=SpacePolicy(reserve_bytes=64 * KIB)) as journal:
        journal.append(note(1))
    assert "no space can be kept in reserve" in caplog.text
    assert numbers(path) == [1]


def test_a_reserve_that_is_soon_used_up_is_told_as_a_full_disk(tmp_path: Path) -> None:
    """J8"""
    with small_disk(tmp_path, "3m") as disk, Journal(disk / "journal.db", space=SpacePolicy(64 * KIB)) as journal:
        journal.append(note(0))
        fill(disk)
        fill_journal(journal)
        assert not (disk / "journal.db.reserve").exists()
        fill(disk)
        make_room(disk)
        (disk / "journal.db.reserve").write_bytes(bytes(10))  # it gives next to nothing
        fill(disk)
        fill_journal(journal)
        assert journal.saving.reason is not None


def test_a_journal_that_another_program_took_over_is_not_written(path: Path) -> None:
    with Journal(path) as journal:
        journal.append(note(1))
        journal._file.close()
        shutil.copy(path, path.with_name("ours"))
        path.unlink()
        path.with_name("journal.db.copy").rename(path.with_name("our.copy"))
        taken = apsw.Connection(str(path))
        taken.execute("CREATE TABLE mine (one INTEGER)")
        taken.close()
        with pytest.raises(JournalError, match="not saved"):
            journal.append(note(2))
        path.with_name("ours").replace(path)
        path.with_name("our.copy").replace(path.with_name("journal.db.copy"))
        journal.append(note(3))
    assert numbers(path) == [1, 3]


def test_a_journal_that_lost_what_was_saved_is_not_written(path: Path) -> None:
    with Journal(path) as journal:
        journal.append(note(1))
        journal._file.close()
        for name in ("journal.db", "journal.db.copy"):
            path.with_name(name).rename(path.with_name(f"our.{name}"))
        with pytest.raises(JournalError, match="no longer holds what was saved"):
            journal.append(note(2))
        for name in ("journal.db", "journal.db.copy"):
            path.with_name(f"our.{name}").replace(path.with_name(name))
        journal.append(note(3))
    assert numbers(path) == [1, 3]


def test_rows_of_another_writer_stop_the_saving_of_what_is_in_memory(tmp_path: Path) -> None:
    """Two companions of one card in two machines: neither overwrites what the other wrote."""
    with small_disk(tmp_path) as disk:
        path = disk / "journal.db"
        with Journal(path) as journal:
            journal.append(note(1))
            fill(disk)
            journal.play_on()
            while not journal.saving.in_memory:
                journal.append(note(2))
            before = len(journal.rows())
            shutil.copytree(disk, tmp_path / "other", ignore=shutil.ignore_patterns("ballast"))
            with Journal(tmp_path / "other" / "journal.db") as other:
                other.append(note(9))
            make_room(disk)
            journal._file.close()
            for name in ("journal.db", "journal.db.copy"):
                shutil.copy(tmp_path / "other" / name, disk / name)
            path.with_name("journal.db-wal").unlink(missing_ok=True)
            assert journal.save().in_memory, "it is not saved over the other's rows"
            assert len(journal.rows()) == before
        assert 9 in numbers(path)


def test_a_list_of_refusals_that_cannot_be_written_is_logged(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    rows = write(path, 1)
    beside = path.with_name("journal.db.refused")
    beside.mkdir()
    RefusedRows(beside).write(rows)
    assert "may not outlast this run" in caplog.text


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """No file of this process grows beyond so many bytes meanwhile."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_row_that_was_half_written_into_the_second_copy_is_written_whole_later(path: Path) -> None:
    first, second, third = write(path, 3)
    copy = SecondCopy(path.with_name("another.copy"))
    copy.append(first)
    with room_for(copy.path.stat().st_size + 20):
        copy.append(second)
    copy.append(third)
    copy.close()
    assert copy.path.read_bytes() == path.with_name("journal.db.copy").read_bytes()
