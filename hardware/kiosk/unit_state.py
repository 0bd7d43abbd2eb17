"""State of the kiosk's unit: whether it runs, and how often systemd had to start it again by itself."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.errors import DeviceError
from hardware.kiosk.install import UNIT
from hardware.systemd import run_systemd

TIMEOUT_S: Final = 3.0
ACTIVE: Final = "active"


@dataclass(frozen=True, slots=True)
class UnitState:
    """`active`: systemd's word, such as "active", or "activating" while it starts; `restarts`: since it was started."""

    active: str
    restarts: int


def read_unit_state() -> UnitState | None:
    """Returns the state of the kiosk's unit; None where no systemd tells."""
    words = ("show", "--property=ActiveState,NRestarts", Path(UNIT).name)
    try:
        told = run_systemd("systemctl", *words, timeout_s=TIMEOUT_S)
    except DeviceError:
        return None
    found = dict(line.split("=", 1) for line in told.stdout.splitlines() if "=" in line)
    restarts = found.get("NRestarts", "")
    if told.returncode or not found.get("ActiveState") or not restarts.isdecimal():
        return None
    return UnitState(found["ActiveState"], int(restarts))
