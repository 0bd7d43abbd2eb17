"""Shuts the machine down, if its login manager (systemd-logind) allows that without a password."""

import shutil
from typing import Final

from companion.errors import DeviceError
from hardware.systemd import last_complaint, run_systemd

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
