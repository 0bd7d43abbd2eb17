"""`companion kiosk`: what is not in order, units and settings, the PIN and the way back."""

import errno
import io
import json
import os
import pty
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from companion.__main__ import main
from companion.app.kiosk.pin import RECOVERY_NAME, PinFile
from companion.journal.json_file import JsonFile
from tests.project.tree import ROOT

CHECKS = [
    *(
        "journal-partition",
        "games",
        "event",
        "watchdog",
        "unit",
        "pin",
        "virtual-terminal",
        "power",
        "space",
        "clock",
        "display",
    ),
    *("touch", "camera", "sound"),
]

NOBODY = 65534


@pytest.fixture
def journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COMPANION_JOURNAL", str(tmp_path / "games/journal.db"))
    return tmp_path / "games/journal.db"


def type_in(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


@contextmanager
def nobody() -> Iterator[None]:
    """Goes on as a user who may not read everything, as root may."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(before)


def test_check_names_each_condition(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["kiosk", "check", "--json"])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["check"] for line in lines] == CHECKS
    for line in lines:
        assert set(line) == {"check", "state", "says", "mend"}
        assert line["state"] in ("ok", "warn", "fail")
        assert line["says"]
        assert bool(line["mend"]) == (line["state"] != "ok")
    assert status == any(line["state"] == "fail" for line in lines) == 1  # no PIN is set


def test_check_speaks_german(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["kiosk", "check", "--language", "de"])
    assert "Es ist keine PIN gesetzt. Führe „sudo -u companion companion kiosk pin“ aus." in capsys.readouterr().out


def test_install_and_remove(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kiosk", "install", "--root", str(tmp_path)]) == 0
    assert "companion-kiosk.service" in capsys.readouterr().out
    assert main(["kiosk", "install", "--root", str(tmp_path)]) == 0
    assert capsys.readouterr().out == ""
    assert main(["kiosk", "install", "--remove", "--root", str(tmp_path)]) == 0
    assert [path for path in tmp_path.rglob("*") if path.is_file() or path.is_symlink()] == []


@pytest.mark.parametrize("verb", ["install", "rollback"])
def test_a_root_without_a_system(tmp_path: Path, verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kiosk", verb, "--root", str(tmp_path / "nothing")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_pin_is_read_from_standard_input(journal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "284913\n")
    assert main(["kiosk", "pin"]) == 0
    assert PinFile.beside(journal).fits("284913")


@pytest.mark.parametrize("typed", ["", "12\n", "111111\n", "pin123\n"])
def test_what_is_no_pin(
    journal: Path, typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, typed)
    assert main(["kiosk", "pin"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not PinFile.beside(journal).is_set


def test_a_pin_that_nobody_types_is_one_line(tmp_path: Path) -> None:
    """Ctrl-D at the question."""
    here, there = pty.openpty()
    command = [sys.executable, "-m", "companion", "kiosk", "pin", "--journal", str(tmp_path / "journal.db")]
    with subprocess.Popen(command, stdin=there, stderr=subprocess.PIPE, start_new_session=True, cwd=ROOT) as asking:
        assert asking.stderr is not None
        asked = asking.stderr.read(len("A new PIN of 6 to 12 digits: "))
        os.write(here, b"\x04")  # not sooner: what was typed before the question does not count
        printed = asking.stderr.read().decode().splitlines()
    for end in (here, there):
        os.close(end)
    assert asked == b"A new PIN of 6 to 12 digits: "
    assert asking.returncode == 2
    assert printed[-1].endswith("no PIN was typed: nothing is set")
    assert not [line for line in printed if "Traceback" in line]


@pytest.mark.parametrize("words", [["check"], ["pin"], ["pin", "--recovery"]])
def test_who_may_not_read_the_pins_file_is_told_as_whom_to_run_it(
    journal: Path, words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    PinFile.beside(journal).set("284913")
    assert journal.with_name("pin.json").stat().st_mode & 0o077 == 0
    main(["kiosk", "check"])  # loads what another user may not read
    journal.with_name("pin.json").chmod(0)
    type_in(monkeypatch, "719604\n")
    with nobody():
        assert main(["kiosk", *words]) == 2
    assert "with 'sudo' before it" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["pin"], ["pin", "--recovery"]])
@pytest.mark.parametrize(
    ("error", "why"),
    [
        (OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)), "No space left on device"),
        (OSError("kiosk.json does not read back as it was written"), "kiosk.json does not read back as it was written"),
    ],
)
def test_a_disk_that_takes_no_pin_is_told_in_one_line(
    journal: Path,
    words: list[str],
    error: OSError,
    why: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def write(_: JsonFile, __: object) -> None:
        raise error

    monkeypatch.setattr(JsonFile, "write", write)
    monkeypatch.chdir(journal.parents[1])
    type_in(monkeypatch, "284913\n")
    assert main(["kiosk", *words]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith(f"companion: the PIN's file: {why}: make room")


def test_output_that_cannot_be_written_is_no_fault_of_the_pins_file(journal: Path, tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [sys.executable, "-u", "-m", "companion", "kiosk", "pin", "--recovery", "--to", str(tmp_path)],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert ended.returncode == 2
    assert ended.stderr.startswith("companion: the output cannot be written")


@pytest.mark.parametrize("user", [nullcontext, nobody], ids=["the present user", "the kiosk's user"])
def test_check_tells_that_the_kiosk_cannot_read_the_pins_file(
    user: Callable[[], AbstractContextManager[None]], capsys: pytest.CaptureFixture[str]
) -> None:
    """As when root has put a file back."""
    with TemporaryDirectory() as folder:  # which another user can reach
        journal = Path(folder) / "journal.db"
        PinFile.beside(journal).set("284913")
        journal.with_name("pin.json").chmod(0)
        if os.geteuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
        with user():
            assert main(["kiosk", "check", "--journal", str(journal)]) == 1
    told = capsys.readouterr()
    assert "The file with the PIN cannot be read. Run 'sudo companion kiosk pin'." in told.out
    assert told.err == ""


def test_recovery_writes_a_file(journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kiosk", "pin", "--recovery", "--to", str(tmp_path)]) == 0
    path = tmp_path / RECOVERY_NAME
    assert capsys.readouterr().out.strip() == str(path)
    assert PinFile.beside(journal).recovers(path.read_text())


def test_recovery_to_nowhere_changes_nothing(journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["kiosk", "pin", "--recovery", "--to", str(tmp_path)])
    (tmp_path / "link").mkdir()
    (tmp_path / "link" / RECOVERY_NAME).symlink_to("/etc/passwd")
    for folder in ("nothing", "link"):
        assert main(["kiosk", "pin", "--recovery", "--to", str(tmp_path / folder)]) == 2
    assert PinFile.beside(journal).recovers((tmp_path / RECOVERY_NAME).read_text())
