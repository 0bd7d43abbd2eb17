"""Runs systemd's own programs, such as systemctl, for a limited time."""

import shutil
import subprocess

from companion.errors import DeviceError


def run_systemd(name: str, *words: str, timeout_s: float) -> subprocess.CompletedProcess[str]:
    """Returns how a program of systemd ended, and what it wrote. Raises DeviceError if it cannot run, or hangs."""
    program = shutil.which(name)
    if program is None:
        raise DeviceError(f"{name} is not installed: it is a part of systemd")
    command = [program, *words]
    try:
        return subprocess.run(  # noqa: S603 fixed arguments, a program found by its name
            command, capture_output=True, encoding="utf-8", errors="replace", timeout=timeout_s, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise DeviceError(f"{name}: {error}") from None


def last_complaint(ended: subprocess.CompletedProcess[str]) -> str:
    """Returns the last line that a program wrote to standard error, or ""."""
    lines = ended.stderr.strip().splitlines()
    return lines[-1] if lines else ""
