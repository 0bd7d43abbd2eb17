"""What an error of a disk means, whatever SQLite or the system called it."""

import subprocess
from pathlib import Path

import apsw
import pytest

from companion.journal import Journal, JournalError
from companion.journal.disk_errors import why_unwritable, why_unwritable_now
from companion.journal.disk_space import DiskSpace, SpacePolicy
from companion.phrases import phrase
from companion.session.store import NewRow
from tests.journal.notes import note
from tests.journal.small_disk import small_disk


def test_a_folder_that_is_gone_is_no_full_disk(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    assert why_unwritable_now(gone) is None
    assert why_unwritable(FileNotFoundError(2, "gone"), gone) is None
    assert DiskSpace(gone / "journal.db", SpacePolicy(warn_below_bytes=1)).is_low


def test_a_read_only_disk_is_known_whatever_the_error_was(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        assert why_unwritable_now(disk) is not None
        message = why_unwritable(apsw.CantOpenError("unable to open database file"), disk)
        assert message is not None
        assert message.key == "disk.read-only"


@pytest.mark.parametrize(("condition", "said"), [("full", "the disk is full"), ("read-only", "the disk is read-only")])
def test_an_entry_that_a_full_disk_refuses_is_told_as_that_whatever_sqlite_calls_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, condition: str, said: str
) -> None:
    def fail(journal: Journal, new: NewRow) -> None:
        raise apsw.IOError("disk I/O error")

    with Journal(tmp_path / "journal.db") as journal:
        monkeypatch.setattr(Journal, "_write", fail)
        monkeypatch.setattr("companion.journal.disk_errors._condition", lambda folder: condition)
        with pytest.raises(JournalError, match=f"not saved: {said}") as refused:
            journal.append(note(1))
        monkeypatch.undo()
    assert refused.value.phrase is not None
    assert dict(refused.value.phrase.values)["why"] == phrase(f"disk.{condition}")
