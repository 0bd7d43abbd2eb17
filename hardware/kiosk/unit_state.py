"""State of the kiosk's unit: whether it runs, and how often systemd had to start it again by itself."""

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hardware.kiosk.install import UNIT

TIMEOUT_S: Final = 3.0
ACTIVE: Final = "active"


@dataclass(frozen=True, slots=True)
class UnitState:
    """`active`: systemd's word, such as "active", or "activating" while it starts; `restarts`: since it was started."""

    active: str
    restarts: int


def read_unit_state() -> UnitState | None:
    """Returns the state of the kiosk's unit; None where no systemd tells."""
    program = shutil.which("systemctl")
    if program is None:
        return None
    words = ["show", "--property=ActiveState,NRestarts", Path(UNIT).name]
    try:
        told = subprocess.run(  # noqa: S603 fixed arguments, a program found by its name
            [program, *words], capture_output=True, text=True, errors="replace", timeout=TIMEOUT_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    found = dict(line.split("=", 1) for line in told.stdout.splitlines() if "=" in line)
    restarts = found.get("NRestarts", "")
    if told.returncode or not found.get("ActiveState") or not restarts.isdecimal():
        return None
    return UnitState(found["ActiveState"], int(restarts))
