"""J6, J7: killed at any system call, and disks that fail, fill up or turn read-only, with the real program."""

import os
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest

from companion.journal import Journal, JournalError
from companion.session.store import NewRow
from tests.journal.faulty_writer import _on_files, assert_killed, numbers, run_writer
from tests.journal.strace import EACH_CALL, needs_strace


@needs_strace
@pytest.mark.parametrize("call", EACH_CALL)
def test_killed_at_any_system_call(tmp_path: Path, call: str) -> None:
    """J6: killed at every third call of a kind; `python -m tests.bench.kills` does so at every one."""
    nth, status = 1, -9
    while status == -9:
        assert nth < 80, "the sweep must come to an end"
        status = assert_killed(tmp_path / str(nth), call, nth)
        nth += 3
    assert nth > 4 or call not in ("pwrite64", "fdatasync"), "no call was hit"


@pytest.mark.one_python
@needs_strace
@pytest.mark.parametrize(
    "fault",
    [
        "fdatasync:error=EIO",
        "pwrite64:error=ENOSPC",
        "pwrite64:error=EIO",
        "fdatasync:error=ENOSPC",
        "pwrite64:error=EROFS",
    ],
)
def test_a_disk_that_fails_at_any_call(tmp_path: Path, fault: str) -> None:
    """J7: the program lives on; what failed is refused and not counted; what comes after is kept without a restart."""
    failed = False
    for nth in range(1, 22):
        path = tmp_path / str(nth) / "journal.db"
        status, acknowledged, refused = run_writer(path, 5, *_on_files(path), "-e", f"inject={fault}:when={nth}")
        if status != 0:  # the journal could not even be opened, and said so
            assert acknowledged == []
            continue
        assert sorted(acknowledged + refused) == list("01234")
        assert numbers(path) == acknowledged, f"{fault} at call {nth}"
        failed = failed or bool(refused)
    assert failed, "no call failed: the fault did not reach the journal"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk")
def test_a_full_disk_and_more_room(tmp_path: Path) -> None:
    """J7: a disk of 1 MiB fills up; the journal says so, keeps everything, and goes on when there is room again."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(disk)], capture_output=True, text=True, check=False
    )
    if mounted.returncode:
        pytest.skip(f"a small disk cannot be mounted here: {mounted.stderr.strip()}")
    try:
        _fill_and_free(disk)
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def _fill_and_free(disk: Path) -> None:
    text = "x" * 2000
    ballast = disk / "ballast"
    ballast.write_bytes(bytes(300_000))
    with Journal(disk / "journal.db") as journal:
        kept = 0
        with suppress(JournalError):
            while kept < 1000:
                journal.append(NewRow("game", "acted", {"number": kept, "text": text}))
                kept += 1
        with pytest.raises(JournalError, match="disk is full"):
            journal.append(NewRow("game", "acted", {"number": -1, "text": text}))
        assert kept > 10
        ballast.unlink()
        journal.append(NewRow("game", "acted", {"number": kept}))
    found = numbers(disk / "journal.db")
    assert found == [str(number) for number in range(kept + 1)]
