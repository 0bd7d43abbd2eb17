"""Shuts the machine down, if its login manager (systemd-logind) allows that without a password."""

import shutil
import subprocess
from typing import Final

from companion.errors import DeviceError

ASKING_TIMEOUT_S: Final = 10.0
"""What decides it (polkit) starts when it is asked for the first time."""
SHUT_DOWN_TIMEOUT_S: Final = 5.0
"""Shorter than the unit's watchdog allows, as nothing feeds it any more by then."""
_ASKED: Final = ("call", "org.freedesktop.login1", "/org/freedesktop/login1", "org.freedesktop.login1.Manager")


def can_shut_down() -> bool:
    """Whether the present user may shut the machine down."""
    program = shutil.which("busctl")
    if program is None or shutil.which("systemctl") is None:
        return False
    try:
        answer = subprocess.run(  # noqa: S603 fixed arguments, a program found by its name
            [program, *_ASKED, "CanPowerOff"], capture_output=True, timeout=ASKING_TIMEOUT_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0 and answer.stdout.split()[1:] == [b'"yes"']


def shut_down() -> None:
    """Shuts the machine down. Raises DeviceError."""
    program = shutil.which("systemctl")
    if program is None:
        raise DeviceError("systemctl is not installed: shut the machine down by its own means")
    try:
        done = subprocess.run(  # noqa: S603 fixed arguments, a program found by its name
            [program, "--no-ask-password", "poweroff"], capture_output=True, timeout=SHUT_DOWN_TIMEOUT_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise DeviceError(f"the machine is not shut down: {error}") from None
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise DeviceError(f"the machine is not shut down: {said[-1] if said else 'it is not allowed'}")
