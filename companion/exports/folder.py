"""Folder: where files for people go: to a memory stick that is plugged in, else into the home folder."""

import errno
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from companion.engine.phrases import phrase
from companion.errors import DeviceError
from companion.journal.atomic_files import check_replaceable, open_folder, write_within
from companion.journal.disk_errors import describe_disk_error

NAME: Final = "mast-year-games"
STICKS: Final = (Path("/media"), Path("/run/media"))


def find_sticks(sticks: tuple[Path, ...] = STICKS) -> tuple[Path, ...]:
    """Returns the folders of the memory sticks that are plugged in."""
    mounted = (path for root in sticks for pattern in ("*", "*/*") for path in sorted(root.glob(pattern)))
    return tuple(path for path in mounted if path.is_mount())


def find_folder(home: Path | None = None, sticks: tuple[Path, ...] = STICKS) -> Path:
    """Returns the folder for a game's files: on the first memory stick that can be written to, or at home."""
    stick = next((path for path in find_sticks(sticks) if os.access(path, os.W_OK)), None)
    return (stick or home or Path.home()) / NAME


def save_files(files: Mapping[str, bytes], folder: Path) -> Path:
    """Writes `files` into `folder`, each whole or not at all; returns the folder. Raises DeviceError.

    Whoever made the stick is not trusted: what bears the name of the folder or of a file, and is none, stays as it is.
    """
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with open_folder(folder.parent) as root:
            with suppress(FileExistsError):
                os.mkdir(folder.name, dir_fd=root)
            with open_folder(folder.name, within=root) as opened:
                if os.fstat(opened).st_dev != os.fstat(root).st_dev:
                    raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))
                for name, content in files.items():
                    check_replaceable(opened, name)
                    write_within(opened, name, content)
    except OSError as error:
        told = phrase("disk.folder", None, folder=str(folder), why=describe_disk_error(error))
        raise DeviceError(f"{folder}: {error.strerror or error}", told) from None
    return folder
