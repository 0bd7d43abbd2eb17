"""Activates what was installed: the kiosk's user, and the folder of its games, which that user owns."""

import os
from pathlib import Path
from typing import Final

from companion.errors import DeviceError
from hardware.kiosk.install import MOUNT, PARTITION, UNIT, folder_of_games
from hardware.systemd import last_complaint, run_systemd

USER: Final = "companion"
TIMEOUT_S: Final = 60.0


def activate(root: Path) -> None:
    """Makes the user and its folder; where systemd runs, also mounts the games' partition there. Raises DeviceError."""
    _run("systemd-sysusers", f"--root={root}")
    _make_folder(root)
    if (root / "run/systemd/system").is_dir():
        _run("systemctl", "daemon-reload")
        if (root / MOUNT).exists():
            _mount(root)
            _make_folder(root)  # the partition's own


def _make_folder(root: Path) -> None:
    """Makes the folder of the games, which the kiosk's user owns."""
    folder = folder_of_games(root)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.chown(folder, *_numbers(root))
    except OSError as error:
        raise DeviceError(f"{error.filename or folder}: {error.strerror}{_hint()}") from None


def _mount(root: Path) -> None:
    """Mounts the games' partition. Raises DeviceError with what is to be done to it."""
    try:
        _run("systemctl", "start", Path(MOUNT).name)
    except DeviceError as error:
        if not (root / PARTITION).exists():
            raise DeviceError("the partition 'companion' is not there: plug it in, and install again") from None
        more = f"it must be ext4; 'systemctl status {Path(MOUNT).name}' says more"
        raise DeviceError(f"the partition 'companion' is not mounted: {error}: {more}") from None


def _hint() -> str:
    """Returns what to do about a refusal where that may be the reason."""
    return ": run it as root" if os.geteuid() != 0 else ""


def _numbers(root: Path) -> tuple[int, int]:
    """Returns the numbers of the kiosk's user and of its group."""
    for line in (root / "etc/passwd").read_text("utf-8", errors="replace").splitlines():
        name, _, user, group, *_ = (*line.split(":"), "", "", "", "")
        if name == USER:
            return int(user), int(group)
    raise DeviceError(f"systemd-sysusers made no user {USER!r}: {Path(UNIT).name} cannot run")


def _run(name: str, *words: str) -> None:
    ended = run_systemd(name, *words, timeout_s=TIMEOUT_S)
    if ended.returncode:
        raise DeviceError(f"{name} {words[-1]}: {last_complaint(ended).rstrip('.') or ended.returncode}{_hint()}")
