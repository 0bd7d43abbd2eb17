"""What an error of a disk means, whatever SQLite or the system called it."""

import subprocess
from pathlib import Path

import apsw

from companion.journal.disk_errors import why_unwritable, why_unwritable_now
from companion.journal.disk_space import DiskSpace, SpacePolicy
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
