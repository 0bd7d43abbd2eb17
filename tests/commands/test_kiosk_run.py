"""How a kiosk starts: with an event file or without, safely after crashes, and never where games would vanish."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.app.kiosk.crash_loop import MOST, StartKind
from companion.app.kiosk.pin import PinFile
from companion.commands import kiosk_run
from companion.commands.kiosk_run import prepare, read_event
from companion.events.event_file import EventFile
from companion.journal.inspection import inspect
from companion.journal.journaled_games import JournaledGames
from companion.learning.deck_store import DeckStore
from companion.phrases import Phrase, phrase
from hardware.kiosk.install import JOURNAL, MOUNT
from hardware.kiosk.watchdog import ALIVE, READY
from tests.app.grey_decks import deck_of
from tests.project.tree import ROOT

PATIENCE_S = 300.0


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return tmp_path / "journal.db"


def test_without_an_event_file_every_game_is_on_offer(journal: Path) -> None:
    event, notice = read_event(journal, None)
    assert notice is None
    assert "mast-year" in [game.name for game in event.games]
    assert event.languages[:2] == ("en", "de")


def test_the_file_beside_the_journal_is_taken(journal: Path) -> None:
    journal.with_name("event.toml").write_text('event = "Here"\n[[game]]\nname = "mast-year"\nversion = "2"\n')
    event, notice = read_event(journal, None)
    assert (event.event, notice) == ("Here", None)


@pytest.mark.parametrize("text", ["event = 7", "no toml at all"])
def test_a_faulty_file_is_told_and_the_kiosk_starts(
    journal: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = journal.with_name("mine.toml")
    path.write_text(text)
    event, notice = read_event(journal, path)
    assert event.event == "Playtest"
    assert notice == phrase("kiosk.event.default", file="mine.toml"), "the screen says so, too"
    assert str(path) in capsys.readouterr().err


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (StartKind.USUAL, ()),
        (StartKind.RESTARTED, (phrase("kiosk.fault.restarted"),)),
        (StartKind.SAFE, (phrase("kiosk.host.safe"),)),
    ],
)
def test_nobody_closes_a_kiosk_and_after_a_fault_its_screen_says_so(
    journal: Path, monkeypatch: pytest.MonkeyPatch, kind: StartKind, said: tuple[Phrase, ...]
) -> None:
    monkeypatch.setattr(kiosk_run, "MOUNTS", journal)
    environment: dict[str, str] = {}
    start = prepare(journal, EventFile("E"), kind, environment)
    assert environment == {"COMPANION_KIOSK": "1"}
    assert (start.is_safe, start.fault, start.notices) == (kind is StartKind.SAFE, None, said)


def test_where_games_would_vanish_none_begins(journal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mounts = journal.with_name("mountinfo")
    mounts.write_text(f"30 22 0:25 / {journal.parent} rw - tmpfs tmpfs rw\n")
    monkeypatch.setattr(kiosk_run, "MOUNTS", mounts)
    start = prepare(journal, EventFile("E"), StartKind.RESTARTED, {})
    assert (start.fault, start.notices) == (phrase("kiosk.fault.vanishes"), ())


@pytest.mark.parametrize(
    ("games", "fault"),
    [
        ("", "kiosk.fault.missing"),
        ("31 22 179:2 /var/lib/companion /var/lib/companion rw - ext4 /dev/root rw\n", "kiosk.fault.missing"),
        ("31 22 179:3 / /var/lib/companion rw - ext4 /dev/sda1 rw\n", None),
    ],
    ids=["late", "late, as the unit's own mounts show it", "mounted"],
)
@pytest.mark.parametrize("system", ["ext4", "overlay"])
def test_no_game_begins_below_the_place_of_a_partition_that_is_not_mounted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, games: str, fault: str | None, system: str
) -> None:
    (tmp_path / MOUNT).parent.mkdir(parents=True)
    (tmp_path / MOUNT).touch()
    mounts = tmp_path / "mountinfo"
    mounts.write_text(f"22 1 179:2 / / rw - {system} /dev/root rw\n{games}")
    monkeypatch.setattr(kiosk_run, "MOUNTS", mounts)
    start = prepare(JOURNAL, EventFile("E"), StartKind.USUAL, {}, tmp_path)
    assert start.fault == (phrase(fault) if fault else None)


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[socket.socket]:
    """What hears the kiosk, as systemd does."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(str(tmp_path / "notify"))
        heard.settimeout(PATIENCE_S)
        yield heard


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Lets a process of its own start the kiosk, and waits until it ends."""
    here = {**os.environ, "SDL_VIDEODRIVER": "offscreen", **environment}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=here, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE_S)


def wait_for(heard: socket.socket, message: str) -> None:
    while heard.recv(4096).decode() != message:
        pass


def test_the_kiosk_feeds_its_watchdog_and_is_no_hosts_leaving_when_stopped(
    journal: Path, systemd: socket.socket
) -> None:
    """K2: after one that was killed the next one draws. Asked to, it stops gently."""
    command = [sys.executable, "-m", "companion", "run", "--kiosk", "--journal", str(journal)]
    here = {**os.environ, "SDL_VIDEODRIVER": "offscreen", "NOTIFY_SOCKET": str(systemd.getsockname())}
    with subprocess.Popen(command, env=here, cwd=ROOT) as hanging:
        try:
            wait_for(systemd, READY)
            wait_for(systemd, ALIVE)
            hanging.send_signal(signal.SIGSTOP)
        finally:
            hanging.kill()
    with subprocess.Popen(command, env=here, cwd=ROOT, stderr=subprocess.PIPE, text=True) as again:
        try:
            wait_for(systemd, READY)
            again.terminate()
            assert again.communicate(timeout=PATIENCE_S)[1] == "companion: stopped\n"
            assert again.returncode == 0
        finally:
            again.kill()
    assert inspect(journal).whole


HANGS = """
import sys, time
from companion.__main__ import main
import companion.ui.window
companion.ui.window.open_window = lambda: (print("hangs", flush=True), time.sleep(1000))
sys.exit(main(["run", "--kiosk", "--source", "{source}", "--journal", {journal!r}]))
"""
RUNS = """
import sys
from companion.__main__ import main
import companion.ui.kiosk.heartbeat as heartbeat
def told(controllers, crashes):
    snapshot = controllers.table.snapshot
    print(controllers.is_safe, len(snapshot.entries) if snapshot else 0, controllers.notices.line, flush=True)
    controllers.navigation.close("close")
heartbeat.start_heartbeat = told
sys.exit(main(["run", "--kiosk", "--source", "{source}", "--journal", {journal!r}]))
"""


BEGINS = """
import sys
import companion.commands.run as run
from companion.__main__ import main
usual = run.begin
def begin(app, *given):
    usual(app, *given)
    controllers = app.controllers
    print(controllers.is_safe, controllers.camera is not None, controllers.notices.line, flush=True)
    controllers.navigation.close("close")
run.begin = begin
sys.exit(main(["run", "--kiosk", "--source", "simulated", "--journal", {journal!r}]))
"""


@pytest.mark.one_python
def test_starts_that_never_show_a_picture_lead_to_a_safe_one(journal: Path) -> None:
    """K3, with real processes: each hangs before its window opens, and is ended as systemd ends it."""
    here = {**os.environ, "SDL_VIDEODRIVER": "offscreen"}
    for _ in range(MOST):
        command = [sys.executable, "-c", HANGS.format(source="simulated", journal=str(journal))]
        with subprocess.Popen(command, env=here, cwd=ROOT, stdout=subprocess.PIPE, text=True) as hanging:
            try:
                assert hanging.stdout
                assert hanging.stdout.readline() == "hangs\n"
            finally:
                hanging.kill()
    safe = run(RUNS.format(source="no camera that there is", journal=str(journal)))
    assert safe.stdout.startswith("True 0 After several crashes"), safe.stderr
    assert run(RUNS.format(source="simulated", journal=str(journal))).stdout == "False 0 \n", (
        "the host left it in order"
    )


def test_a_second_kiosk_changes_nothing_of_the_first(journal: Path) -> None:
    kiosk_run.make_crash_loop(journal).begin()
    with JournaledGames(journal):
        kept = {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in journal.parent.iterdir()}
        second = run(RUNS.format(source="simulated", journal=str(journal)))
        assert second.stdout.startswith("False 0 "), second.stderr
        assert "is in use by another companion" in second.stderr
        assert kept == {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in journal.parent.iterdir()}


def test_a_kiosk_starts_beside_a_broken_deck_and_its_screen_says_so(journal: Path) -> None:
    good = deck_of("wolf 1", "owl 2")
    broken = DeckStore(journal.parent).keep("lunar", replace(good, content=good.content[:-9]))
    kept = broken.read_bytes()
    done = run(BEGINS.format(journal=str(journal)))
    assert (done.returncode, done.stdout.count("\n")) == (77, 1), done.stderr
    assert done.stdout.startswith("False True A deck is left out: lunar.deck is damaged or cut off, or no deck."), (
        done.stdout
    )
    assert f"companion: {broken}: the profile is damaged or cut off: learn the deck again" in done.stderr
    assert "Traceback" not in done.stderr
    assert (broken.read_bytes(), inspect(journal).whole) == (kept, True)


BREAKS = """
import sys
from companion.__main__ import main
import companion.ui.kiosk.heartbeat as heartbeat
from tests.bench.kiosk_kills import step
usual = heartbeat.start_heartbeat
def begun(controllers, crashes):
    told = [-1]
    def play():
        if told[0] < 5:
            step(controllers, told)
        elif not controllers.access.waiting:
            vars(controllers.table)["snapshot"] = None  # what may never be: a screen of a game, and no game
            controllers.navigation.go("replay")
    controllers.scheduler.every(0.05, play).start()
    return usual(controllers, crashes)
heartbeat.start_heartbeat = begun
sys.exit(main(["run", "--kiosk", "--journal", {journal!r}]))
"""


@pytest.mark.one_python
def test_a_violated_invariant_stops_the_kiosk_and_the_next_start_goes_on_with_every_entry(journal: Path) -> None:
    """S8: it ends as a crash, which counts and is told, so that systemd starts it again."""
    PinFile.beside(journal).set("284913")
    broken = run(BREAKS.format(journal=str(journal)))
    assert (broken.returncode, "AssertionError: no game is on the table" in broken.stderr) == (1, True), broken.stderr
    acknowledged = int(broken.stdout.split()[-2])
    assert acknowledged >= 5
    assert inspect(journal).whole
    safe, entries, *said = run(RUNS.format(source="simulated", journal=str(journal))).stdout.split()
    assert (safe, " ".join(said)[:39]) == ("False", "The companion restarted after a fault; ")
    assert int(entries) >= acknowledged


@pytest.mark.one_python
def test_a_machine_that_is_not_shut_down_after_all_is_told_at_the_next_start(journal: Path, tmp_path: Path) -> None:
    (tmp_path / "systemctl").write_text("#!/bin/sh\necho denied >&2\nexit 1\n")
    (tmp_path / "systemctl").chmod(0o755)
    runs = RUNS.format(source="simulated", journal=str(journal))
    refused = run(runs.replace('close("close")', 'close("shut-down")'), PATH=f"{tmp_path}:{os.environ['PATH']}")
    assert (refused.returncode, "not shut down: denied" in refused.stderr) == (2, True), refused.stderr
    assert "The companion restarted after a fault" in run(runs).stdout
