"""Folders for as long as a process runs: what a process that was killed left behind is removed by the next one."""

import atexit
import fcntl
import os
import shutil
import stat
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

LOCK: Final = ".owner"
"""The file in such a folder that its process holds locked; the kernel releases it however the process ends."""


def make_temporary_folder(prefix: str, parent: Path | None = None) -> Path:
    """Makes a folder that is removed when this process ends; removes earlier ones whose processes have ended."""
    where = parent or Path(tempfile.gettempdir())
    for left in where.glob(f"{prefix}*"):
        _remove_if_left(left)
    folder = Path(tempfile.mkdtemp(prefix=prefix, dir=where))
    _lock(folder / f"{LOCK}.new")
    (folder / f"{LOCK}.new").rename(folder / LOCK)  # nobody sees it before it is locked
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _lock(path: Path) -> None:
    """Locks a file until this process ends. Raises OSError if another process has locked it."""
    number = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _remove_if_left(folder: Path) -> None:
    """Removes a folder of this user's whose owner is gone; one without an owner's file may belong to anything."""
    with suppress(OSError):
        if folder.is_symlink() or folder.stat().st_uid != os.geteuid():
            return
        number = os.open(folder / LOCK, os.O_RDWR | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if stat.S_ISREG(os.fstat(number).st_mode):
                shutil.rmtree(folder, ignore_errors=True)
        finally:
            os.close(number)
