"""Ctrl-C, once and more often: every command ends in one line, and what was followed is kept."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.project.tree import ROOT

RECORD = ROOT / "tests/records/unfinished.json"
PICTURES = ROOT / "tests/pictures"
PATIENCE_S = 300.0


def start(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "companion", *words],
        env={**os.environ, "SDL_VIDEODRIVER": "offscreen", "PYTHONUNBUFFERED": "1", "PYTHONFAULTHANDLER": "1"},
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # in the background of a shell it is ignored
    )


def press(process: subprocess.Popen[str], times: int) -> str:
    """Presses Ctrl-C so often, which every process of the terminal hears; returns what was said."""
    for _ in range(times):
        os.killpg(process.pid, signal.SIGINT)
        time.sleep(0.01)  # two that arrive together are one
    try:
        _, said = process.communicate(timeout=PATIENCE_S)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGABRT)  # it says where each of its threads is
        _, said = process.communicate()
    return said


def has_said(process: subprocess.Popen[str]) -> bool:
    assert process.stdout is not None
    return bool(process.stdout.readline())


def has_started_its_camera(process: subprocess.Popen[str]) -> bool:
    """Waits for the camera's process, which is not yet past its own imports."""
    end_s = time.monotonic() + PATIENCE_S
    while not camera_processes(process.pid):
        assert time.monotonic() < end_s
        time.sleep(0.005)
    return True


def camera_processes(pid: int) -> set[str]:
    found = set()
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        children: list[str] = []
        with suppress(OSError):  # the thread has ended meanwhile
            children = path.read_text().split()
        for child in children:
            with suppress(OSError):  # it has ended meanwhile
                if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                    found.add(child)
    return found


INTERRUPTED_WHILE_CAPTURING = """
import companion.__main__
from vision.library_output import captured_output

def open_picture(words):
    captured = captured_output()
    captured.__enter__()
    raise KeyboardInterrupt

companion.__main__._run = open_picture
raise SystemExit(companion.__main__.main(["scan"]))
"""
"""The interruption comes before the block is entered that gives standard error back."""


def test_it_is_said_also_where_standard_error_was_just_captured() -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_WHILE_CAPTURING], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (130, "companion: stopped\n")


@pytest.mark.parametrize("times", [1, *(pytest.param(times, marks=pytest.mark.one_python) for times in (2, 3))])
@pytest.mark.parametrize(
    ("words", "begun", "status"),
    [
        pytest.param(["score", str(RECORD), "-"], has_said, 130, id="score"),
        pytest.param(["scan", *[str(PICTURES)] * 9], has_said, 130, id="scan"),
        pytest.param(["watch", "--source", "simulated:3"], has_said, 0, id="watch"),
        pytest.param(["demo"], has_started_its_camera, 0, id="demo"),
    ],
)
def test_ctrl_c_ends_a_command_in_one_line(
    words: list[str], begun: Callable[[subprocess.Popen[str]], bool], status: int, times: int
) -> None:
    process = start(*words)
    assert begun(process)
    assert press(process, times) == "companion: stopped\n"
    assert process.returncode == status


def test_what_was_followed_is_kept_however_often_it_is_pressed(tmp_path: Path) -> None:
    out = tmp_path / "record.json"
    process = start("watch", "--source", "simulated:3", "--out", str(out))
    assert has_said(process)
    press(process, 3)
    assert json.loads(out.read_text())["actions"]


def test_a_command_that_does_not_end_is_left_at_once_after_a_while() -> None:
    hangs = """
import signal, sys
from companion.commands.interruption import interrupted_by
with interrupted_by(signal.SIGINT):
    try:
        print("begun", flush=True)
        signal.pause()
    finally:
        while True:
            signal.pause()
"""
    process = subprocess.Popen([sys.executable, "-c", hangs], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert has_said(process)
    end_s = time.monotonic() + PATIENCE_S
    while process.poll() is None and time.monotonic() < end_s:
        process.send_signal(signal.SIGINT)
        time.sleep(0.2)
    _, said = process.communicate()
    assert (process.returncode, said) == (130, "companion: stopped at once\n")


def test_a_screen_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    """It would else be drawn in memory, where nobody sees it."""
    alone = {name: text for name, text in os.environ.items() if name not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")}
    if Path("/dev/dri").exists():
        alone["SDL_VIDEODRIVER"] = "x11"  # else it would take over this machine's own screen
    command = [sys.executable, "-m", "companion", "run", "--journal", str(tmp_path / "journal.db")]
    for display in (":7777", ""):
        done = subprocess.run(command, env={**alone, "DISPLAY": display}, capture_output=True, text=True)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "screen" in done.stderr
    assert not (tmp_path / "journal.db").exists()


def test_a_missing_webcam_is_said_once(tmp_path: Path) -> None:
    if Path("/dev/video63").exists():
        pytest.skip("NOT TESTED: a missing webcam, as this machine has sixty-four")
    command = ["watch", "--source", "webcam:63"]
    done = subprocess.run([sys.executable, "-m", "companion", *command], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    process = start("run", "--source", "webcam:63", "--journal", str(tmp_path / "journal.db"))
    assert process.stderr is not None
    first = process.stderr.readline()
    assert first.startswith("no webcam answers at /dev/video63")
    tries = set[str]()
    while len(tries) < 2:
        tries |= camera_processes(process.pid)
    assert press(process, 2) == "companion: stopped\n"


@pytest.mark.parametrize("within", ["__del__", "repeat_lost"])
def test_one_that_is_lost_in_a_finalizer_comes_again_and_says_nothing(within: str) -> None:
    """On a busy machine it may come again while Python still passes over the first one."""
    loses = f"""
import os, signal
from companion.commands import interruption
class Finalized:
    def __del__(self):
        press()
def press():
    os.kill(os.getpid(), signal.SIGINT)
    for _ in range(1000):  # Python handles a signal between two of its own steps
        pass
repeat = interruption.Interruption._repeat
def press_once_more(self):
    interruption.Interruption._repeat = repeat
    repeat(self)
    if "{within}" == "repeat_lost":
        press()
interruption.Interruption._repeat = press_once_more
with interruption.interrupted_by(signal.SIGINT):
    try:
        Finalized()
        print("lost", flush=True)
        signal.pause()
    except KeyboardInterrupt:
        print("came again")
"""
    done = subprocess.run([sys.executable, "-c", loses], capture_output=True, text=True, timeout=PATIENCE_S)
    assert (done.stdout, done.stderr) == ("lost\ncame again\n", "")


def test_one_that_is_deferred_comes_where_it_is_asked_for() -> None:
    """A screen's loop calls Kivy's own code, which passes over some exceptions."""
    passes_over = """
import os, signal
from companion.commands.interruption import deferred_interruption, interrupted_by
with interrupted_by(signal.SIGINT):
    try:
        with deferred_interruption() as raise_deferred:
            raise_deferred()
            try:
                os.kill(os.getpid(), signal.SIGINT)
                print("whole", flush=True)
            except:
                print("lost", flush=True)
            raise_deferred()
    except KeyboardInterrupt:
        print("ended")
"""
    done = subprocess.run([sys.executable, "-c", passes_over], capture_output=True, text=True, timeout=PATIENCE_S)
    assert (done.stdout, done.stderr) == ("whole\nended\n", "")
