"""The machine is shut down where its login manager allows it, and else one line says why not."""

import re
import subprocess
from pathlib import Path

import pytest

from companion.errors import DeviceError
from hardware.systemd import can_shut_down, shut_down
from tests.project.tree import ROOT


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are found."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def put(folder: Path, name: str, lines: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{lines}\n")
    path.chmod(0o755)


@pytest.mark.parametrize(
    ("answer", "allowed"), [("echo 's \"yes\"'", True), ("echo 's \"challenge\"'", False), ("exit 1", False)]
)
def test_it_can_be_shut_down_where_that_needs_no_password(programs: Path, answer: str, allowed: bool) -> None:
    put(programs, "systemctl", "exit 0")
    put(programs, "busctl", answer)
    assert can_shut_down() is allowed


def test_without_a_login_manager_it_cannot(programs: Path) -> None:
    assert not can_shut_down()
    with pytest.raises(DeviceError, match="systemctl is not installed"):
        shut_down()


def test_shutting_down_asks_for_just_that(programs: Path) -> None:
    put(programs, "systemctl", f'echo "$@" > "{programs}/asked"')
    shut_down()
    assert (programs / "asked").read_text() == "--no-ask-password poweroff\n"


@pytest.mark.parametrize(
    ("lines", "said"), [("echo a >&2; echo denied >&2; exit 1", "denied"), ("exit 1", "not allowed")]
)
def test_a_refusal_is_told_in_one_line(programs: Path, lines: str, said: str) -> None:
    put(programs, "systemctl", lines)
    with pytest.raises(DeviceError, match=f"^the machine is not shut down: .*{said}$"):
        shut_down()


def test_a_login_manager_that_hangs_is_told_before_the_watchdog_ends_the_companion(
    programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing feeds it any more when the machine is shut down."""
    waited = []

    def hang(command: list[str], *, timeout: float, **_: object) -> None:
        waited.append(timeout)
        raise subprocess.TimeoutExpired(command, timeout)

    put(programs, "systemctl", "exit 0")
    monkeypatch.setattr("subprocess.run", hang)
    with pytest.raises(DeviceError, match=r"is not shut down: .*timed out"):
        shut_down()
    watchdog = re.search(
        r"^WatchdogSec=(\d+)$", (ROOT / "hardware/kiosk/files/companion-kiosk.service").read_text(), re.M
    )
    assert watchdog
    assert waited[0] <= int(watchdog[1]) / 2
