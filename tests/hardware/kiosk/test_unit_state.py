"""Systemd tells how the kiosk's unit runs, if there is one."""

from pathlib import Path

import pytest

from hardware.kiosk.unit_state import UnitState, read_unit_state


def put_systemctl(folder: Path, lines: str) -> None:
    (folder / "systemctl").write_text(f"#!/bin/sh\n{lines}\n")
    (folder / "systemctl").chmod(0o755)


@pytest.fixture(autouse=True)
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are found."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_what_systemd_tells(programs: Path) -> None:
    put_systemctl(programs, f'echo "$@" >"{programs}/asked"; echo NRestarts=3; echo ActiveState=activating')
    assert read_unit_state() == UnitState("activating", 3)
    assert (programs / "asked").read_text() == "show --property=ActiveState,NRestarts companion-kiosk.service\n"


@pytest.mark.parametrize(
    "lines", ["exit 1", "exit 0", "echo ActiveState=active", "echo ActiveState=; echo NRestarts=", "echo a; exit 1"]
)
def test_where_it_tells_nothing(programs: Path, lines: str) -> None:
    put_systemctl(programs, lines)
    assert read_unit_state() is None


def test_where_there_is_no_systemd() -> None:
    assert read_unit_state() is None
