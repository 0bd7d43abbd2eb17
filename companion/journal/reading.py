"""Reading a journal without touching it, also while a companion writes it, and on a disk that cannot be written."""

import os
from pathlib import Path
from time import sleep
from typing import Final

import apsw

from companion.journal.file_endings import COPY, LOG
from companion.journal.lock import is_held
from companion.journal.salvage import Finding, examine
from companion.journal.schema import connect_alone
from companion.journal.second_copy import SecondCopy

TRIES: Final = 20
PAUSE_S: Final = 0.05
_READ_ONLY: Final = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI


def examine_journal(path: Path) -> Finding:
    """Reads both copies. Raises BadInputError, OSError, or apsw's errors."""
    path = Path(os.path.realpath(path))
    second_copy = SecondCopy(path.with_name(path.name + COPY))
    found = _examine(path, second_copy)
    for _ in range(TRIES):
        if not found.damage or not is_held(path):
            break
        sleep(PAUSE_S)  # it may have been read while its companion was writing: damage that stays is real
        before, found = found, _examine(path, second_copy)
        if found == before:
            break
    return found


def _examine(path: Path, second_copy: SecondCopy) -> Finding:
    log = path.with_name(path.name + LOG)
    if path.exists() and (is_held(path) or (log.exists() and log.stat().st_size)):
        return _examine_in_temporary_folder(path, second_copy)
    return examine(path, second_copy, _connect)


def _connect(path: str) -> apsw.Connection:
    """Opens a database without a log so that nothing is made beside it."""
    return apsw.Connection(f"{Path(path).absolute().as_uri()}?mode=ro&immutable=1", flags=_READ_ONLY)


def _examine_in_temporary_folder(path: Path, second_copy: SecondCopy) -> Finding:
    """Examines a copy of a journal that has a log: its companion lets nobody else read it, and has no index of it."""
    import tempfile  # few journals are read while they are in use

    with tempfile.TemporaryDirectory(prefix="companion-") as folder:
        for part in ("", LOG):
            file = path.with_name(path.name + part)
            if file.exists():
                _copy(file, Path(folder) / f"journal.db{part}")
        return examine(Path(folder) / "journal.db", second_copy, connect_alone(apsw.Connection))


def _copy(file: Path, to: Path) -> None:
    """Copies a file by another process: to close it in this one would end the locks that SQLite holds on it here."""
    import subprocess

    command = ["cp", "--", str(file), str(to)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own words and files
    if made.returncode:
        raise OSError(made.stderr.strip() or f"cannot copy {str(file)!r}")
