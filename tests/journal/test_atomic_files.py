"""J18: small files are written whole or not at all, and what takes their name is left alone."""

import subprocess
import sys
from pathlib import Path

import pytest

from companion.journal.atomic_files import write_safely
from tests.journal.strace import STRACE, needs_strace


def test_a_file_that_cannot_be_written_stays_as_it_was(tmp_path: Path) -> None:
    """J18"""
    target = tmp_path / "record.json"
    target.mkdir()
    (target / "in the way").write_text("")
    with pytest.raises(OSError, match=r"record\.json"):
        write_safely(target, b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["record.json"]


def test_a_disk_that_lies_is_found(tmp_path: Path) -> None:
    """J18: what was written is read back before it takes the name."""
    with pytest.raises(OSError, match="does not read back"):
        write_safely(tmp_path / "a", Liar(b"new"))
    assert list(tmp_path.iterdir()) == []


class Liar(bytes):
    """Bytes that are never what was written."""

    def __eq__(self, other: object) -> bool:
        return False

    def __ne__(self, other: object) -> bool:
        return True

    __hash__ = bytes.__hash__


EXPORT = """
import sys
from pathlib import Path
from companion.journal.atomic_files import write_safely
write_safely(Path(sys.argv[1]), b"x" * 100_000)
"""


@needs_strace
@pytest.mark.parametrize(
    "fault",
    [
        "write:error=ENOSPC",
        "fsync:error=EIO",
        "renameat:error=EROFS",
        "write:signal=KILL",
        "fsync:signal=KILL",
        "renameat:signal=KILL",
    ],
)
def test_an_interrupted_export_leaves_no_file_of_that_name(tmp_path: Path, fault: str) -> None:
    """J18"""
    assert STRACE
    path = tmp_path / "record.json"
    command = [STRACE, "-f", "-qq", "-o", "/dev/null", "-e", f"inject={fault}"]
    done = subprocess.run(
        [*command, sys.executable, "-B", "-c", EXPORT, str(path)], capture_output=True, timeout=300, check=False
    )
    assert done.returncode != 0
    assert not path.exists()
