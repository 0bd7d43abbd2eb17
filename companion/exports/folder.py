"""Writes files for people: to a plugged memory stick, else into the home folder."""

import errno
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from stat import S_ISREG
from typing import Final

from companion.errors import DeviceError
from companion.journal.atomic_files import (
    PART_BYTES,
    ProgressCallback,
    check_replaceable,
    open_folder,
    try_writing_within,
    write_within,
)
from companion.journal.disk_errors import describe_disk_error
from companion.journal.home_folder import home_folder
from companion.phrases import phrase
from hardware.sticks import Stick, find_sticks

NAME: Final = "mast-year-games"
LEAST_ROOM: Final = 1024 * 1024
"""The least free space of a stick, in bytes; one with less counts as full."""
ROWS: Final = ".jsonl"
"""What the names of files end with that hold rows, a line each."""
STICKS: Final = (Path("/media"), Path("/run/media"))


def find_folder(home: Path | None = None, sticks: tuple[Path, ...] = STICKS) -> Path:
    """Returns the folder for a game's files: on the first memory stick that can be written to, or at home.

    Raises BadInputError where there is neither.
    """
    stick = next((one.place for one in find_sticks(sticks) if os.access(one.place, os.W_OK)), None)
    return (stick or home or home_folder()) / NAME


def check_stick(stick: Stick, name: str) -> None:
    """Raises DeviceError at once for a stick that cannot take a folder of that name: it is gone, full, or read-only."""
    with _explain_disk_errors(stick.place / name, stick.place.name), _open(stick) as root:
        with suppress(FileNotFoundError), open_folder(name, within=root):
            pass
        try_writing_within(root)
        if os.fstatvfs(root).f_bavail * os.fstatvfs(root).f_frsize < LEAST_ROOM:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def save_to_stick(
    files: Mapping[str, bytes], stick: Stick, name: str, on_progress: ProgressCallback = lambda: None
) -> Path:
    """Writes `files` into a folder of that name on a stick; returns it. Raises DeviceError, also if that is gone.

    `on_progress` is called as it begins, and whenever a part is written.
    """
    folder = stick.place / name
    on_progress()
    with _explain_disk_errors(folder, stick.place.name), _open(stick) as root:
        _write(files, root, name, on_progress)
    return folder


def save_files(
    files: Mapping[str, bytes],
    folder: Path,
    on_progress: ProgressCallback = lambda: None,
    sticks: tuple[Path, ...] = STICKS,
) -> Path:
    """Writes `files` into `folder`, each whole or not at all; returns the folder. Raises DeviceError.

    The stick's contents are not trusted: anything but a folder, or a file, that has its name is left as it is.
    `on_progress` is called as it begins, and whenever a part is written.
    """
    on_progress()
    stick = folder.parent.name if any(root in folder.parents for root in sticks) else ""
    with _explain_disk_errors(folder, stick):
        folder.parent.mkdir(parents=True, exist_ok=True)
        with open_folder(folder.parent) as root:
            _write(files, root, folder.name, on_progress)
    return folder


@contextmanager
def _open(stick: Stick) -> Iterator[int]:
    """Holds the folder of a stick open. Raises OSError, also if only its empty mount point is left."""
    with open_folder(stick.place) as root:
        if os.fstat(root).st_dev != stick.device:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        yield root


def _write(files: Mapping[str, bytes], root: int, name: str, on_progress: ProgressCallback) -> None:
    with suppress(FileExistsError):
        os.mkdir(name, dir_fd=root)
    with open_folder(name, within=root) as opened:
        if os.fstat(opened).st_dev != os.fstat(root).st_dev:
            raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))
        for file, content in rename_kept(opened, files, on_progress).items():
            check_replaceable(opened, file)
            write_within(opened, file, content, on_progress)


def rename_kept(
    folder: int, files: Mapping[str, bytes], on_progress: ProgressCallback = lambda: None
) -> Mapping[str, bytes]:
    """Returns `files` under names by which none of their row files (*.jsonl) replaces rows that it does not contain.

    Where an opened folder holds such rows, every name gets the first number that is free, as in "events-8f-2.jsonl".
    """
    rows = {name: content for name, content in files.items() if name.endswith(ROWS)}

    def loses_none(number: int) -> bool:
        return all(_holds(content, folder, _numbered(name, number), on_progress) for name, content in rows.items())

    number = next(filter(loses_none, count(1)))
    return {_numbered(name, number): content for name, content in files.items()}


def _numbered(name: str, number: int) -> str:
    return name if number == 1 else f"{Path(name).stem}-{number}{Path(name).suffix}"


def _holds(content: bytes, folder: int, name: str, on_progress: ProgressCallback) -> bool:
    """Whether `content` has every line of a file that is there; what is no file is never replaced anyway."""
    try:
        number = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder)
    except FileNotFoundError:
        return True
    except PermissionError:
        return False
    except OSError as error:
        if error.errno in (errno.ELOOP, errno.ENXIO):  # a link, a socket
            return True
        raise
    with os.fdopen(number, "rb") as file:
        if not S_ISREG(os.fstat(number).st_mode):
            return True
        found = bytearray()
        while len(found) <= len(content) and (part := file.read(PART_BYTES)):
            found += part
            on_progress()
    return len(found) <= len(content) and set(bytes(found).splitlines()) <= set(content.splitlines())


@contextmanager
def _explain_disk_errors(folder: Path, stick: str = "") -> Iterator[None]:
    """Turns OSErrors of the disk into DeviceErrors that say in words what failed, and on which stick, if it is one.

    A stick is named without its path, which would mean nothing to a table.
    """
    try:
        yield
    except OSError as error:
        why = describe_disk_error(error)
        if stick:
            message = phrase("disk.stick", None, stick=stick, why=why)
        else:
            message = phrase("disk.folder", None, folder=str(folder), why=why)
        raise DeviceError(f"{folder}: {error.strerror or error}", message) from None
