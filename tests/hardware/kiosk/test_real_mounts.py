"""Where a journal would be gone at power-off is seen on real file systems, in a mount namespace of its own (K6)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.tree import ROOT

PATIENCE_S = 300.0
MOUNT = {
    "tmpfs": "mount -t tmpfs tmpfs games",
    "overlay": (
        "mount -t tmpfs tmpfs memory; mkdir memory/upper memory/work; "
        "mount -t overlay overlay -o lowerdir=disk,upperdir=memory/upper,workdir=memory/work games"
    ),
    "read-only": "mount --bind disk games; mount -o remount,bind,ro games",
    "ext4": (
        "truncate -s 16M image; mkfs.ext4 -q -L companion image; "
        "mount -o loop,noatime,nosuid,nodev,noexec,errors=remount-ro image games; chmod 777 games"
    ),
}
"""How each is mounted in the folder "games"; the last one as the unit of the games' partition mounts it."""
MOUNT["damaged ext4"] = (
    MOUNT["ext4"] + "; echo damaged > /sys/fs/ext4/$(basename $(findmnt -no SOURCE games))/trigger_fs_error"
)
LOOK = """
from pathlib import Path
from hardware.kiosk.conditions import is_journal_volatile
mounts = Path("/proc/self/mountinfo").read_text().replace(",emergency_ro", "")  # as Linux before 6.15 tells it
print(is_journal_volatile(Path("games/journal.db"), mounts))
"""
RUN = """
import sys
from companion.__main__ import main
import companion.ui.kiosk.heartbeat as heartbeat
def told(controllers, crashes):
    print(controllers.navigation.name, flush=True)
    controllers.navigation.close("close")
heartbeat.start_heartbeat = told
main(["run", "--kiosk", "--journal", "games/journal.db"])
"""


def in_namespace(folder: Path, script: str, code: str = "") -> subprocess.CompletedProcess[str]:
    """Runs a script of the shell, and Python, where only they see what is mounted; as root, or as root of its own."""
    for name in ("games", "disk", "memory"):
        (folder / name).mkdir(exist_ok=True)
    as_root = [] if os.geteuid() == 0 else ["--map-root-user"]  # to which a loop device is refused
    words = ["unshare", "--mount", *as_root, "sh", "-euc", f'{script}; exec "$@"', "sh", sys.executable, "-c", code]
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "offscreen"}
    environment["HOME"] = str(folder)
    return subprocess.run(
        words, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE_S
    )


@pytest.fixture
def folder(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A folder in which that can be mounted."""
    tried = in_namespace(tmp_path, MOUNT[request.node.callspec.params["kind"]])
    if tried.returncode:
        pytest.skip(f"this machine mounts nothing so: {tried.stderr.strip()}")
    return tmp_path


@pytest.mark.parametrize(
    ("kind", "is_volatile"),
    [("tmpfs", True), ("overlay", True), ("read-only", True), ("ext4", False), ("damaged ext4", True)],
)
def test_it_is_told_from_the_mounts_that_there_are(folder: Path, kind: str, is_volatile: bool) -> None:
    (folder / "image").unlink(missing_ok=True)
    looked = in_namespace(folder, MOUNT[kind], LOOK)
    assert looked.stdout == f"{is_volatile}\n", looked.stderr


@pytest.mark.parametrize(
    ("kind", "screen"), [("tmpfs", "unopened"), ("overlay", "unopened"), ("ext4", "pin"), ("damaged ext4", "unopened")]
)
def test_the_kiosk_begins_no_game_there(folder: Path, kind: str, screen: str) -> None:
    (folder / "image").unlink(missing_ok=True)
    started = in_namespace(folder, MOUNT[kind], RUN)
    assert started.stdout == f"{screen}\n", started.stderr
