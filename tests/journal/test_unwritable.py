"""A disk that is full or read-only when the companion starts: what is there is read, and saved later (J7)."""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.journal import Journal, JournalError
from companion.journal.disk_space import SpacePolicy
from companion.journal.inspection import inspect
from companion.session.store import standing_rows
from tests.journal.notes import note
from tests.journal.small_disk import KIB, fill, make_room, small_disk


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
    ("spoil", "mend", "why"),
    [
        pytest.param(fill, make_room, "disk.full", id="full"),
        pytest.param(lock_up, open_up, "disk.read-only", id="read-only"),
    ],
)
State = Callable[[Path], None]


def told(journal: Journal) -> list[int]:
    return [row.said["number"] for row in standing_rows(journal.rows())]


@STATES
def test_what_is_there_is_read_and_nothing_is_taken(disk: Path, spoil: State, mend: State, why: str) -> None:
    with Journal(disk / "journal.db") as journal:
        journal.append(note(1))
    spoil(disk)
    with Journal(disk / "journal.db") as journal:
        assert told(journal) == [1]
        assert journal.saving.why is not None
        assert journal.saving.why.key == why
        with pytest.raises(JournalError, match="not saved"):
            journal.append(note(2))
        assert told(journal) == [1]
        mend(disk)
        assert journal.save().why is None
        journal.append(note(3))
        assert told(journal) == [1, 3]
    assert inspect(disk / "journal.db").whole


@STATES
def test_a_table_that_plays_on_is_saved_when_space_returns(disk: Path, spoil: State, mend: State, why: str) -> None:
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
        assert journal.saving.why is None
    with Journal(disk / "journal.db") as journal:
        assert told(journal) == list(range(1, 30))
    assert inspect(disk / "journal.db").whole, why


@STATES
def test_a_first_start_without_a_journal(disk: Path, spoil: State, mend: State, why: str) -> None:
    spoil(disk)
    with Journal(disk / "games" / "journal.db") as journal:
        assert (told(journal), journal.saving.why is not None) == ([], True)
        journal.play_on()
        journal.append(note(1))
        mend(disk)
        journal.append(note(2))
        assert (told(journal), journal.saving.in_memory) == ([1, 2], 0), why
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


def test_the_reserve_lets_entries_fit_when_the_disk_is_full(tmp_path: Path) -> None:
    """J8, with a small reserve on a small disk."""
    with small_disk(tmp_path, "18m") as disk:
        space = SpacePolicy(reserve_bytes=6 * KIB * KIB, warn_below_bytes=512 * KIB)
        with Journal(disk / "journal.db", space=space) as journal:
            journal.append(note(0))
            assert (disk / "journal.db.reserve").stat().st_blocks * 512 >= 6 * KIB * KIB
            before = journal.saving
            fill(disk)
            assert (before.space_is_low, journal.saving.space_is_low) == (False, True)
            for number in range(1, 1000):
                journal.append(note(number))
            assert not (disk / "journal.db.reserve").exists()
        with Journal(disk / "journal.db", space=space) as journal:
            assert told(journal) == list(range(1000))
            assert not (disk / "journal.db.reserve").exists(), "it does not take the last room from others"
            make_room(disk)
        with Journal(disk / "journal.db", space=space):
            assert (disk / "journal.db.reserve").exists()


def test_without_a_reserve_nothing_is_kept(path: Path) -> None:
    with Journal(path) as journal:
        journal.append(note(1))
        assert not journal.saving.space_is_low
    assert not path.with_name("journal.db.reserve").exists()


def test_usual_reserve_holds_ten_thousand_entries(path: Path) -> None:
    """J8: as many bytes as 10,000 entries take in both copies and the log are fewer than the reserve has."""
    with Journal(path) as journal:
        for number in range(300):
            journal.append(note(number))
    entry_bytes = sum(file.stat().st_size for file in path.parent.iterdir()) / 300
    assert entry_bytes * 10_000 < 64 * KIB * KIB
