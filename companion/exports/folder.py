"""Folder: where files for people go: to a memory stick that is plugged in, else into the home folder."""

import errno
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from companion.engine.phrases import phrase
from companion.errors import DeviceError
from companion.journal.atomic_files import check_replaceable, open_folder, write_within
from companion.journal.disk_errors import describe_disk_error
from hardware.sticks import Stick, find_sticks

NAME: Final = "mast-year-games"
STICKS: Final = (Path("/media"), Path("/run/media"))


def find_folder(home: Path | None = None, sticks: tuple[Path, ...] = STICKS) -> Path:
    """Returns the folder for a game's files: on the first memory stick that can be written to, or at home."""
    stick = next((one.place for one in find_sticks(sticks) if os.access(one.place, os.W_OK)), None)
    return (stick or home or Path.home()) / NAME


def save_to_stick(files: Mapping[str, bytes], stick: Stick, name: str) -> Path:
    """Writes `files` into a folder of that name on a stick; returns it. Raises DeviceError, also if that is gone."""
    folder = stick.place / name
    with _telling(folder), open_folder(stick.place) as root:
        if os.fstat(root).st_dev != stick.device:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        _write(files, root, name)
    return folder


def save_files(files: Mapping[str, bytes], folder: Path) -> Path:
    """Writes `files` into `folder`, each whole or not at all; returns the folder. Raises DeviceError.

    Whoever made the stick is not trusted: what has the name of the folder or of a file, and is none, stays as it is.
    """
    with _telling(folder):
        folder.parent.mkdir(parents=True, exist_ok=True)
        with open_folder(folder.parent) as root:
            _write(files, root, folder.name)
    return folder


def _write(files: Mapping[str, bytes], root: int, name: str) -> None:
    with suppress(FileExistsError):
        os.mkdir(name, dir_fd=root)
    with open_folder(name, within=root) as opened:
        if os.fstat(opened).st_dev != os.fstat(root).st_dev:
            raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))
        for file, content in files.items():
            check_replaceable(opened, file)
            write_within(opened, file, content)


@contextmanager
def _telling(folder: Path) -> Iterator[None]:
    """Makes a disk's error one that a table understands."""
    try:
        yield
    except OSError as error:
        told = phrase("disk.folder", None, folder=str(folder), why=describe_disk_error(error))
        raise DeviceError(f"{folder}: {error.strerror or error}", told) from None
