"""A program of systemd runs for a limited time; what it wrote is read, whatever bytes it holds."""

from pathlib import Path

import pytest

from companion.errors import DeviceError
from hardware.systemd import last_complaint, run_systemd


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are found."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def put(folder: Path, lines: str) -> None:
    (folder / "systemctl").write_text(f"#!/bin/sh\n{lines}\n")
    (folder / "systemctl").chmod(0o755)


def test_output_and_exit_status_are_returned(programs: Path) -> None:
    put(programs, "echo \"$@\"; printf 'first\\nl\\344st\\n' >&2; exit 3")
    ended = run_systemd("systemctl", "show", "a.service", timeout_s=10)
    assert (ended.returncode, ended.stdout) == (3, "show a.service\n")
    assert last_complaint(ended) == "l\N{REPLACEMENT CHARACTER}st"


def test_a_program_that_writes_nothing_has_no_complaint(programs: Path) -> None:
    put(programs, "exit 1")
    assert last_complaint(run_systemd("systemctl", timeout_s=10)) == ""


@pytest.mark.usefixtures("programs")
def test_a_missing_program_is_an_error() -> None:
    with pytest.raises(DeviceError, match=r"^systemctl is not installed: it is a part of systemd$"):
        run_systemd("systemctl", timeout_s=10)


def test_a_program_that_hangs_is_an_error(programs: Path) -> None:
    put(programs, "exec /bin/sleep 60")
    with pytest.raises(DeviceError, match=r"^systemctl: .*timed out"):
        run_systemd("systemctl", timeout_s=0.2)


def test_a_program_that_cannot_run_is_an_error(programs: Path) -> None:
    (programs / "systemctl").write_bytes(b"\x7fELF")
    (programs / "systemctl").chmod(0o755)
    with pytest.raises(DeviceError, match=r"^systemctl: "):
        run_systemd("systemctl", timeout_s=10)
