"""`companion run` and `companion demo`: a wrong call is said before any window opens."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.learning.deck_store import DeckStore
from tests.app.grey_decks import deck_of, never_in_a_deck
from tests.project.tree import ROOT


@pytest.mark.parametrize("source", ["", "nothing", "webcam:x", "nowhere.mp4", "simulated:x"])
def test_a_source_that_is_none_is_one_line(source: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--source", source]) == 2
    out, err = capfd.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "no" in err


def test_an_event_without_a_kiosk_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("companion.commands.run.show", lambda *_, **__: 0)
    assert main(["run", "--journal", str(tmp_path / "journal.db"), "--event", "event.toml"]) == 2
    out, err = capfd.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "add --kiosk" in err


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


RUNS = """
import sys
import companion.commands.run as run
from companion.__main__ import main
usual = run.begin
def begin(app, *given):
    usual(app, *given)
    print(app.controllers.camera is not None, app.controllers.notices.line, flush=True)
    app.controllers.navigation.close("close")
run.begin = begin
sys.exit(main(["run", "--source", "simulated", "--size", "800x480", "--journal", {journal!r}]))
"""


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(lambda content: content[:-9], id="cut off"),
        pytest.param(lambda _: b"no profile", id="none", marks=pytest.mark.one_python),
        pytest.param(never_in_a_deck, id="wrong content", marks=pytest.mark.one_python),
    ],
)
def test_the_app_starts_beside_a_broken_deck_says_so_in_one_line_and_leaves_the_file(
    tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    good = deck_of("wolf 1", "owl 2")
    broken = DeckStore(tmp_path).keep("lunar", replace(good, content=damage(good.content)))
    kept = broken.read_bytes()
    code = RUNS.format(journal=str(tmp_path / "journal.db"))
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "SDL_VIDEODRIVER": "offscreen", "LANG": "C"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.returncode, done.stdout.count("\n")) == (0, 1), done.stderr
    assert done.stdout.startswith(
        "True A deck is left out: lunar.deck is damaged or cut off, or no deck. Copy it here again"
    )
    assert [line.startswith(f"companion: {broken}: ") for line in done.stderr.splitlines()] == [True]
    assert broken.read_bytes() == kept
