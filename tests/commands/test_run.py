"""`companion run` and `companion demo`: a wrong call is said before any window opens."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from companion.__main__ import main


@pytest.mark.parametrize("source", ["", "nothing", "webcam:x", "nowhere.mp4", "simulated:x"])
def test_a_source_that_is_none_is_one_line(source: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--source", source]) == 2
    out, err = capfd.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "no" in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["demo", "--seconds", "0"], "--seconds"),
        (["demo", "--seconds", "-5"], "--seconds"),
        (["demo", "--seconds", "nan"], "--seconds"),
        (["demo", "--seed", "-3"], "--seed"),
        (["demo", "--seed", "99999999999999999999"], "--seed"),
        (["demo", "--speed", "0"], "--speed"),
        (["demo", "--speed", "nan"], "--speed"),
        (["demo", "--size", "0x0"], "--size"),
        (["watch", "--source", "simulated", "--fps", "fast"], "--fps"),
        (["nothing"], "nothing"),
        ([], "COMMAND"),
    ],
)
def test_a_wrong_call_is_one_line(words: list[str], said: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    out, err = capfd.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert said in err
    assert "--help" in err


def test_ctrl_c_ends_the_app_in_one_line(tmp_path: Path) -> None:
    journal = tmp_path / "journal.db"
    begins = (
        f"from companion.commands.run import show; from pathlib import Path; show(Path({str(journal)!r}), '800x480', "
    )
    process = subprocess.Popen(
        [sys.executable, "-c", f"{begins} lambda app: print('begun', flush=True))"],
        env={**os.environ, "SDL_VIDEODRIVER": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # in the background of a shell it is ignored
    )
    assert process.stdout is not None
    assert any(line == "begun\n" for line in process.stdout)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=300)
    assert process.returncode == 0
    assert "Traceback" not in errors
    assert errors.endswith("companion: stopped\n")
