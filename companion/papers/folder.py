"""Folder: where files for people go: to a memory stick that is plugged in, else into the home folder."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from companion.engine.phrases import phrase
from companion.errors import DeviceError
from companion.journal.atomic_files import write_safely
from companion.journal.disk_errors import describe_disk_error

NAME: Final = "mast-year-games"
STICKS: Final = (Path("/media"), Path("/run/media"))


def find_folder(home: Path | None = None, sticks: tuple[Path, ...] = STICKS) -> Path:
    """Returns the folder for a game's files: on the first memory stick that can be written to, or at home."""
    mounted = (path for root in sticks for pattern in ("*", "*/*") for path in sorted(root.glob(pattern)))
    stick = next((path for path in mounted if path.is_mount() and os.access(path, os.W_OK)), None)
    return (stick or home or Path.home()) / NAME


def save_files(files: Mapping[str, bytes], folder: Path) -> Path:
    """Writes `files` into `folder`, each whole or not at all; returns the folder. Raises DeviceError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            write_safely(folder / name, content)
    except OSError as error:
        told = phrase("disk.folder", None, folder=str(folder), why=describe_disk_error(error))
        raise DeviceError(f"{folder}: {error.strerror or error}", told) from None
    return folder
