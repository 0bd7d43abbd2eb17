"""Runs systemd's own programs, such as systemctl, for a limited time; shuts the machine down."""

import shutil
import subprocess
from typing import Final

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


ASKING_TIMEOUT_S: Final = 10.0
"""What decides it (polkit) starts when it is asked for the first time."""

SHUT_DOWN_TIMEOUT_S: Final = 5.0
"""Shorter than the unit's watchdog allows, as nothing feeds it any more by then."""

_ASKED: Final = ("call", "org.freedesktop.login1", "/org/freedesktop/login1", "org.freedesktop.login1.Manager")


def can_shut_down() -> bool:
    """Whether the present user may shut the machine down."""
    if shutil.which("systemctl") is None:
        return False
    try:
        answer = run_systemd("busctl", *_ASKED, "CanPowerOff", timeout_s=ASKING_TIMEOUT_S)
    except DeviceError:
        return False
    return answer.returncode == 0 and answer.stdout.split()[1:] == ['"yes"']


def shut_down() -> None:
    """Shuts the machine down. Raises DeviceError."""
    try:
        ended = run_systemd("systemctl", "--no-ask-password", "poweroff", timeout_s=SHUT_DOWN_TIMEOUT_S)
    except DeviceError as error:
        raise DeviceError(f"the machine is not shut down: {error}") from None
    if ended.returncode:
        raise DeviceError(f"the machine is not shut down: {last_complaint(ended) or 'it is not allowed'}")
