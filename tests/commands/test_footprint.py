"""What the companion leaves behind: nothing outside its own folders, and it speaks to nobody."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from tests.project.tree import ROOT

STRACE: Final = shutil.which("strace")
WATCHED: Final = "open,openat,creat,mkdir,mkdirat,rename,renameat,renameat2,link,linkat,symlink,symlinkat,socket"
CALL: Final = re.compile(r"(?:\[pid +)?\d+\]? +(\w+)\((.*)\) += (?!-1)")
PATH: Final = re.compile(r'(?:\d+|AT_FDCWD)<([^>]*)>, "([^"]*)"|"([^"]*)"')
DEVICES: Final = ("/dev/", "/proc/self/")
SLOW_S: Final = 120.0

pytestmark = pytest.mark.skipif(STRACE is None, reason="strace is not installed: what is written cannot be traced")


class Traced:
    """A companion that runs with a home of its own, each file and socket noted."""

    def __init__(self, folder: Path) -> None:
        self.own, self.home, self._log = folder / "own", folder / "home", folder / "trace"
        self.own.mkdir()
        self.home.mkdir()
        told = {
            "HOME": str(self.home),
            "TMPDIR": str(self.own),
            "PYTHONPATH": str(ROOT),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        left_out = ("CI", "ORT_DISABLE_TELEMETRY", "KIVY_HOME", "MESA_SHADER_CACHE_DIR")
        kept = {name: value for name, value in os.environ.items() if name not in left_out and name[:4] != "XDG_"}
        self._around = {**kept, **told, "SDL_VIDEODRIVER": "offscreen"}

    def start(self, *words: str) -> subprocess.Popen[str]:
        tracer = [str(STRACE), "-f", "-y", "-q", "-s", "4096", "-o", str(self._log), "-e", f"trace={WATCHED}"]
        return subprocess.Popen(
            [*tracer, sys.executable, "-m", "companion", *words],
            env=self._around,
            cwd=self.own,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def run(self, *words: str) -> None:
        process = self.start(*words)
        _, said = process.communicate(timeout=SLOW_S)
        assert process.returncode == 0, said

    def trace(self) -> str:
        """Everything noted so far; a call that another one interrupted is put together again."""
        begun: dict[str, str] = {}
        lines = []
        for line in self._log.read_text("utf-8", "replace").splitlines() if self._log.exists() else ():
            pid, _, rest = line.partition(" ")
            if rest.endswith("<unfinished ...>"):
                begun[pid] = line.removesuffix(" <unfinished ...>")
            elif "resumed>" in rest:
                lines.append(begun.pop(pid, "") + rest.partition("resumed>")[2])
            else:
                lines.append(line)
        return "\n".join(lines)

    def strangers(self) -> set[str]:
        """Every place outside the companion's own folders where something was made or opened to be written."""
        mine = (str(self.own), str(self.home / ".cache" / "companion"), *DEVICES)
        return {place for place in self.written() if not place.startswith(mine)} - {str(self.home / ".cache")}

    def written(self) -> set[str]:
        """Every place where something was made or opened to be written."""
        found = set()
        for call, said in CALL.findall(self.trace()):
            if call in ("open", "openat") and not re.search("O_CREAT|O_WRONLY|O_RDWR", said):
                continue
            for base, below, alone in PATH.findall(said) if call != "socket" else ():
                found.add(os.path.normpath(self.own / base / (below or alone)))
        return found


def sockets(trace: str) -> list[str]:
    return [said for call, said in CALL.findall(trace) if call == "socket" and "AF_INET" in said]


@pytest.fixture
def traced(tmp_path: Path) -> Traced:
    return Traced(tmp_path)


def test_a_scan_writes_nothing_elsewhere_and_speaks_to_nobody(traced: Traced) -> None:
    traced.run("scan", "--annotate", "drawn", str(ROOT / "tests/pictures/trick-46000.jpg"))
    assert str(traced.own / "drawn/trick-46000.jpg") in traced.written(), "the trace sees what is written"
    assert traced.strangers() == set()
    assert sockets(traced.trace()) == []


def test_a_watch_writes_nothing_elsewhere_and_speaks_to_nobody(traced: Traced) -> None:
    (traced.own / "film").mkdir()
    for place in ("trick-46000.jpg", "trick-46037.jpg"):
        shutil.copy(ROOT / "tests/pictures" / place, traced.own / "film")
    traced.run("watch", "--source", "film", "--out", "game.json")
    assert (traced.own / "game.json").is_file()
    assert traced.strangers() == set()
    assert sockets(traced.trace()) == []


def test_a_run_with_a_camera_writes_nothing_elsewhere_and_speaks_to_nobody(traced: Traced) -> None:
    process = traced.start("run", "--journal", "journal.db", "--source", "simulated:1")
    end_s = time.monotonic() + SLOW_S
    while "pips.onnx" not in traced.trace():  # the process that sees has loaded its networks
        assert time.monotonic() < end_s, "it never began to look"
        assert process.poll() is None, process.communicate()
        time.sleep(0.2)
    [companion] = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    os.kill(int(companion), signal.SIGINT)
    process.communicate(timeout=SLOW_S)
    assert str(traced.own / "journal.db") in traced.written()
    assert traced.strangers() == set()
    assert sockets(traced.trace()) == []
