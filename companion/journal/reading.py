"""Reading a journal without touching it, also while a companion writes it, and on a disk that cannot be written."""

import os
import shutil
import tempfile
from pathlib import Path
from typing import Final

import apsw

from companion.journal.file_endings import COPY, LOG
from companion.journal.salvage import Finding, examine
from companion.journal.second_copy import SecondCopy

_READ_ONLY: Final = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI


def examine_journal(path: Path) -> Finding:
    """Reads both copies. Raises BadInputError, OSError, or apsw's errors."""
    path = Path(os.path.realpath(path))
    second_copy = SecondCopy(path.with_name(path.name + COPY))
    try:
        return examine(path, second_copy, _connect)
    except (apsw.CantOpenError, apsw.ReadOnlyError):
        return _examine_in_temporary_folder(path, second_copy)


def _connect(path: str) -> apsw.Connection:
    """Opens a database so that nothing is made beside it: a log that is not there needs no index of it."""
    log = Path(path + LOG)
    idle = not log.exists() or not log.stat().st_size
    return apsw.Connection(f"{Path(path).absolute().as_uri()}?mode=ro{'&immutable=1' * idle}", flags=_READ_ONLY)


def _examine_in_temporary_folder(path: Path, second_copy: SecondCopy) -> Finding:
    """Examines a journal whose log is unfinished and whose folder is read-only: SQLite needs one where it can write."""
    with tempfile.TemporaryDirectory(prefix="companion-") as folder:
        for part in ("", LOG):
            shutil.copyfile(path.with_name(path.name + part), Path(folder) / f"journal.db{part}")
        return examine(Path(folder) / "journal.db", second_copy, _connect)
