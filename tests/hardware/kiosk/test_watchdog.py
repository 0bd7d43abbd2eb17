"""Systemd hears at its socket that the companion is there."""

import socket
from pathlib import Path

import pytest

from hardware.kiosk.watchdog import notify


@pytest.mark.parametrize("abstract", [False, True])
def test_systemd_hears(tmp_path: Path, abstract: bool) -> None:
    name = "@companion-test" if abstract else str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(f"\0{name[1:]}" if abstract else name)
        assert notify("READY=1", {"NOTIFY_SOCKET": name})
        assert heard.recv(100) == b"READY=1"


@pytest.mark.parametrize("environment", [{}, {"NOTIFY_SOCKET": "/nowhere/at/all"}])
def test_where_nobody_listens_nothing_is_sent(environment: dict[str, str]) -> None:
    assert not notify("READY=1", environment)
