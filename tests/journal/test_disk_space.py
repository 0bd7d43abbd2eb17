"""The room that a journal keeps free for itself (J7)."""

from pathlib import Path

from companion.journal import Journal
from companion.journal.disk_space import SpacePolicy
from companion.session.store import standing_rows
from tests.journal.notes import note
from tests.journal.small_disk import KIB, fill, make_room, small_disk


def told(journal: Journal) -> list[int]:
    return [row.content["number"] for row in standing_rows(journal.rows())]


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
