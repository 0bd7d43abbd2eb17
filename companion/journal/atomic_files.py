"""Writing small files so that a cut leaves the old one or the new one, never a piece."""

import errno
import os
import stat
from pathlib import Path

from companion.errors import BadInputError


def write_safely(path: Path, content: bytes) -> None:
    """Writes `content` beside `path`, syncs, reads it back, and renames. Raises OSError if it may not be safe.

    Then `path` is as it was; only if its folder cannot be synced, it may be the new file already.
    """
    fresh = path.with_name(path.name + ".new")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if fresh.read_bytes() != content:
            raise OSError(f"{fresh} does not read back as it was written")
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def try_writing(path: Path) -> None:
    """Finds out whether `path` can be written safely, and leaves it as it is. Raises OSError, or ValueError for a name.

    A name that no file can have is a ValueError.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    fresh = path.with_name(path.name + ".new")
    fresh.open("wb").close()
    fresh.unlink()


def make_folder(folder: Path) -> None:
    """Makes `folder` and those above it, safely. Raises OSError."""
    missing = [above for above in (folder, *folder.parents) if not above.exists()]
    for above in reversed(missing):
        above.mkdir(exist_ok=True)
        sync_folder(above.parent)


def sync_folder(folder: Path) -> None:
    """Makes the folder's entries safe. Raises OSError."""
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def check_regular(path: Path) -> None:
    """Raises BadInputError for a pipe, socket or device, which nobody could wait for, and OSError."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise BadInputError(f"{path} is no file but a pipe, socket or device: name another file, or remove it")
