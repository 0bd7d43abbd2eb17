"""J13: the thread of the screen never waits for the disk: it makes no call that writes, or makes safe."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.journal.strace import STRACE, needs_strace
from tests.ui.pilot import PATIENCE_S

pytestmark = pytest.mark.one_python

CALLS = "fdatasync,fsync,pwrite64,rename,unlink,unlinkat,ftruncate,fallocate,flock"
NAMES = ("journal.db", "journal.db-wal", "journal.db-journal", "journal.db-shm", "journal.db.copy", "journal.db.lock")
CALL = re.compile(r"(\d+) +(\w+)\(")
SETTINGS = ("settings.json", "settings.json.new", "settings.json.good", "settings.json.good.new", "stands.json")


@needs_strace
def test_the_screens_thread_asks_nothing_of_the_disk(tmp_path: Path) -> None:
    assert STRACE
    trace = tmp_path / "trace"
    folder = tmp_path / "games"
    folder.mkdir()
    paths = [word for name in ("", *NAMES, *SETTINGS) for word in ("-P", str(folder / name).rstrip("/"))]
    command = [STRACE, "-f", "--seccomp-bpf", "-qq", "-o", str(trace), *paths, "-e", f"trace={CALLS}"]
    play = [sys.executable, "-m", "tests.ui.disk_play", str(folder)]
    done = subprocess.run(
        [*command, *play], capture_output=True, text=True, timeout=PATIENCE_S, check=False, env=os.environ
    )
    assert done.returncode == 0, done.stderr
    screen = int(done.stdout.split()[0])
    calls = [found.groups() for line in trace.read_text().splitlines() if (found := CALL.match(line))]
    assert len([call for _, call in calls if call == "fdatasync"]) >= 8, "the journal was not written"
    assert [call for thread, call in calls if int(thread) == screen] == []
