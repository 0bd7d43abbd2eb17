"""The file of a journal: rows are written together or not at all, it is opened again, and one writer holds it."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import apsw
import pytest

from companion.journal.file_endings import START
from companion.journal.inspection import inspect
from companion.journal.journal_file import JournalFile
from companion.journal.row_chain import link_new_row
from companion.session.moment import system_clock
from companion.session.store import JournalRow
from tests.journal.failing_disk import Disk
from tests.journal.notes import note


def accept(rows: Sequence[JournalRow]) -> None:
    """Whatever the rows are."""


def rows_behind(last: JournalRow | None, *numbers: int) -> list[JournalRow]:
    rows: list[JournalRow] = []
    for number in numbers:
        rows.append(link_new_row(rows[-1] if rows else last, note(number), system_clock))
    return rows


@pytest.fixture
def file(path: Path) -> Iterator[JournalFile]:
    made = JournalFile(path)
    made.open(accept)
    yield made
    made.close()
    made.release()


def test_rows_are_appended_and_read(file: JournalFile, path: Path) -> None:
    assert (file.is_open, file.last) == (True, None)
    one, two, three = rows_behind(None, 1, 2, 3)
    file.append(one)
    file.append(two, three)
    file.append()
    assert (file.rows(None), file.rows("game"), file.rows("another")) == ((one, two, three), (one, two, three), ())
    assert file.last == three
    file.checkpoint()
    assert inspect(path).whole


def test_of_rows_that_cannot_all_be_written_none_is(file: JournalFile) -> None:
    one, two = rows_behind(None, 1, 2)
    file.append(one)
    with pytest.raises(apsw.ConstraintError):
        file.append(two, one)
    assert (file.rows(None), file.last) == ((one,), one)


def test_it_is_opened_again_with_the_rows_that_the_disk_has(file: JournalFile) -> None:
    rows = rows_behind(None, 1, 2)
    file.append(*rows)
    file.close()
    assert not file.is_open
    checked: list[Sequence[JournalRow]] = []
    assert list(file.open(checked.append)) == rows
    assert list(checked[0]) == rows
    assert file.last == rows[-1]


def test_rows_that_are_refused_at_opening_leave_it_closed(file: JournalFile) -> None:
    def refuse(rows: Sequence[JournalRow]) -> None:
        raise OSError("other rows")

    file.close()
    with pytest.raises(OSError, match="other rows"):
        file.open(refuse)
    assert not file.is_open


def test_another_writer_is_refused_until_it_is_released(file: JournalFile, path: Path) -> None:
    other = JournalFile(path)
    with pytest.raises(BlockingIOError):
        other.open(accept)
    file.close()
    with pytest.raises(BlockingIOError):
        other.open(accept)
    file.release()
    other.open(accept)
    other.close()
    other.release()


def test_a_disk_that_fails_at_closing_keeps_nothing_open(path: Path) -> None:
    disk = Disk()
    file = JournalFile(path, disk.connect)
    file.open(accept)
    file.append(*rows_behind(None, 1))
    disk.fails = True
    file.close()
    assert not file.is_open
    disk.fails = False
    assert len(file.open(accept)) == 1
    file.close()
    file.release()


def test_the_files_that_belong_to_it_lie_beside_the_file_that_a_link_names(path: Path, tmp_path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    path.touch()
    link = tmp_path / "link.db"
    link.symlink_to(path)
    assert JournalFile(link).beside(START) == path.with_name("journal.db.start")
