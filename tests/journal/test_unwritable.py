"""A disk that is full or read-only when the companion starts: what is there is read, and saved later (J7)."""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.journal import Journal, JournalError
from companion.journal.inspection import inspect
from companion.session.store import standing_rows
from tests.journal.notes import note
from tests.journal.small_disk import fill, make_room, small_disk


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path) as mounted:
        yield mounted


def lock_up(disk: Path) -> None:
    """Makes the disk read-only."""
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)


def open_up(disk: Path) -> None:
    subprocess.run(["mount", "-o", "remount,rw", str(disk)], check=True)


STATES = pytest.mark.parametrize(
    ("spoil", "mend", "reason"),
    [
        pytest.param(fill, make_room, "disk.full", id="full"),
        pytest.param(lock_up, open_up, "disk.read-only", id="read-only"),
    ],
)
State = Callable[[Path], None]


def told(journal: Journal) -> list[int]:
    return [row.content["number"] for row in standing_rows(journal.rows())]


@STATES
def test_what_is_there_is_read_and_nothing_is_taken(disk: Path, spoil: State, mend: State, reason: str) -> None:
    with Journal(disk / "journal.db") as journal:
        journal.append(note(1))
    spoil(disk)
    with Journal(disk / "journal.db") as journal:
        assert told(journal) == [1]
        assert journal.saving.reason is not None
        assert journal.saving.reason.key == reason
        with pytest.raises(JournalError, match="not saved"):
            journal.append(note(2))
        assert told(journal) == [1]
        mend(disk)
        assert journal.save().reason is None
        journal.append(note(3))
        assert told(journal) == [1, 3]
    assert inspect(disk / "journal.db").whole


@STATES
def test_a_table_that_plays_on_is_saved_when_space_returns(disk: Path, spoil: State, mend: State, reason: str) -> None:
    with Journal(disk / "journal.db") as journal:
        journal.append(note(1))
    spoil(disk)
    with Journal(disk / "journal.db") as journal:
        journal.play_on()
        for number in range(2, 30):
            journal.append(note(number))
        assert told(journal) == list(range(1, 30))
        assert (journal.saving.in_memory, journal.save().in_memory) == (28, 28)
        mend(disk)
        assert journal.save().in_memory == 0
        assert journal.saving.reason is None
    with Journal(disk / "journal.db") as journal:
        assert told(journal) == list(range(1, 30))
    assert inspect(disk / "journal.db").whole, reason


@STATES
def test_a_first_start_without_a_journal(disk: Path, spoil: State, mend: State, reason: str) -> None:
    spoil(disk)
    with Journal(disk / "games" / "journal.db") as journal:
        assert (told(journal), journal.saving.reason is not None) == ([], True)
        journal.play_on()
        journal.append(note(1))
        mend(disk)
        journal.append(note(2))
        assert (told(journal), journal.saving.in_memory) == ([1, 2], 0), reason
    assert inspect(disk / "games" / "journal.db").rows == 2


def test_a_disk_that_fills_up_in_mid_game(disk: Path) -> None:
    with Journal(disk / "journal.db") as journal:
        journal.append(note(1))
        fill(disk)
        refused = 0
        for _ in range(200):
            try:
                journal.append(note(-1))
            except JournalError:
                refused += 1
                break
        assert refused, "the disk took everything"
        before = told(journal)
        journal.play_on()
        journal.append(note(2))
        assert told(journal) == [*before, 2]
        make_room(disk)
        journal.append(note(3))
        assert told(journal) == [*before, 2, 3]
    assert inspect(disk / "journal.db").whole


def test_what_is_in_memory_alone_is_saved_at_the_end(disk: Path) -> None:
    with Journal(disk / "journal.db") as journal:
        journal.append(note(1))
        fill(disk)
        journal.play_on()
        for number in range(2, 400):
            journal.append(note(number))
        assert journal.saving.in_memory
        make_room(disk)
    with Journal(disk / "journal.db") as journal:
        assert told(journal) == list(range(1, 400))
