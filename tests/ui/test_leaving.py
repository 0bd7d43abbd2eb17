"""Leaving: the companion is closed by touch outside of a kiosk, the machine shut down where that is allowed."""

import stat
from pathlib import Path

import pytest

from companion.app.exit_options import CLOSE, KIOSK_VARIABLE, SHUT_DOWN, exit_options
from companion.ui.texts import SAY
from tests.ui.pilot import Pilot


@pytest.mark.parametrize(
    ("kiosk", "allowed", "ways"),
    [
        ("", False, (CLOSE,)),
        ("0", True, (CLOSE, SHUT_DOWN)),
        ("1", True, (SHUT_DOWN,)),
        ("1", False, ()),
    ],
)
def test_ways_out(kiosk: str, allowed: bool, ways: tuple[str, ...]) -> None:
    assert exit_options({KIOSK_VARIABLE: kiosk}, can_shut_down=allowed) == ways


def program(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def leave(pilot: Pilot) -> None:
    pilot.tap_text(SAY("ui.welcome.leave"))
    pilot.settle()


def test_the_companion_is_closed_by_touch(pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv(KIOSK_VARIABLE, "")
    leave(pilot)
    assert [button.text for button in pilot.buttons()][1:] == [SAY("ui.leave.close")]
    stopped = []
    pilot.app.bind(on_stop=lambda *_: stopped.append("stopped"))
    pilot.touch(pilot.button(SAY("ui.leave.close")))
    assert stopped


def test_the_machine_is_shut_down_once_everything_is_written(
    pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path, "busctl", "echo 's \"yes\"'")
    program(tmp_path, "systemctl", f'echo "$@" > {tmp_path}/said')
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setenv(KIOSK_VARIABLE, "1")
    leave(pilot)
    pilot.touch(pilot.button(SAY("ui.leave.shut-down")))
    assert (tmp_path / "said").read_text() == "--no-ask-password poweroff\n"


@pytest.mark.parametrize("answer", ["echo 's \"challenge\"'", "exit 1", "echo"])
def test_a_machine_that_does_not_allow_it_offers_no_shutting_down(
    pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    program(tmp_path, "busctl", answer)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setenv(KIOSK_VARIABLE, "1")
    leave(pilot)
    assert pilot.says(SAY("ui.leave.none"))
    assert not pilot.says(SAY("ui.leave.shut-down"))
