"""Temporary folders: what a killed process left is removed by the next one, and nothing else."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from companion.ui.temporary_folder import LOCK, make_temporary_folder

HOLD = """
import sys
from pathlib import Path
from companion.ui.temporary_folder import make_temporary_folder
print(make_temporary_folder("test-", Path(sys.argv[1])), flush=True)
sys.stdin.read()
"""


def hold(parent: Path) -> "subprocess.Popen[str]":
    """Starts a process that makes a folder below `parent` and stays until its input ends."""
    command = [sys.executable, "-c", HOLD, str(parent)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def read_folder(process: "subprocess.Popen[str]") -> Path:
    assert process.stdout is not None
    return Path(process.stdout.readline().strip())


def test_what_a_killed_process_left_is_removed_and_what_a_living_one_has_stays(tmp_path: Path) -> None:
    with hold(tmp_path) as killed, hold(tmp_path) as living:
        left, held = read_folder(killed), read_folder(living)
        (left / "icon").mkdir()
        (left / "icon" / "a.png").write_bytes(b"a")
        killed.send_signal(signal.SIGKILL)
        killed.wait()
        assert left.is_dir()
        made = make_temporary_folder("test-", tmp_path)
        assert {path.name for path in tmp_path.iterdir()} == {held.name, made.name}
        living.communicate("")
        assert not held.exists(), "who ends by itself leaves nothing"


@pytest.mark.parametrize("kind", ["no owner", "a link", "a file", "another name", "a pipe as owner"])
def test_what_nobody_says_is_left_stays(tmp_path: Path, kind: str) -> None:
    place, elsewhere = tmp_path / "test-abc", tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / LOCK).write_text("")
    match kind:
        case "no owner":
            place.mkdir()
            (place / "letter.txt").write_text("mine")
        case "a link":
            place.symlink_to(elsewhere)
        case "a file":
            place.write_text("mine")
        case "another name":
            place = elsewhere
        case "a pipe as owner":
            place.mkdir()
            os.mkfifo(place / LOCK)
    make_temporary_folder("test-", tmp_path)
    assert place.exists()
    assert (elsewhere / LOCK).exists()
