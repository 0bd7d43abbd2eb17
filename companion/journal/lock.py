"""JournalLock: one companion writes a journal, by whatever name it was called."""

import fcntl
import os
from contextlib import suppress
from pathlib import Path

from companion.journal.file_endings import LOCK, check_files


class JournalLock:
    """Holds `journal.db.lock`, and the database itself: another name of the same file has another `.lock` beside it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._beside: int | None = None
        self._files: dict[tuple[int, int], int] = {}

    def take(self) -> None:
        """Takes the lock unless it is held. Raises BlockingIOError if another companion holds it, else OSError."""
        if self._beside is None:
            name = self._path.with_name(self._path.name + LOCK)
            check_files(self._path)
            self._beside = _lock(name, os.O_RDWR | os.O_CREAT)
        self.hold_database()

    def hold_database(self) -> None:
        """Locks the database that is there now. It stays open to the end: closing it would end SQLite's own locks."""
        with suppress(FileNotFoundError):
            found = self._path.stat()
            if (found.st_dev, found.st_ino) not in self._files:
                self._files[found.st_dev, found.st_ino] = _lock(self._path, os.O_RDONLY)

    def release(self) -> None:
        """Releases all locks."""
        for number in (self._beside, *self._files.values()):
            if number is not None:
                os.close(number)
        self._beside = None
        self._files.clear()


def is_held(path: Path) -> bool:
    """Whether a companion holds the lock of a journal, which is left as it is."""
    path = Path(os.path.realpath(path))
    for file in (path.with_name(path.name + LOCK), path):
        try:
            os.close(_lock(file, os.O_RDONLY, fcntl.LOCK_SH))
        except BlockingIOError:
            return True
        except OSError:  # it is not there, or nobody may read it: whoever opens the journal says so
            continue
    return False


def _lock(path: Path, flags: int, how: int = fcntl.LOCK_EX) -> int:
    number = os.open(path, flags | os.O_CLOEXEC | os.O_NONBLOCK, 0o666)
    try:
        fcntl.flock(number, how | fcntl.LOCK_NB)
    except OSError:
        os.close(number)
        raise
    return number
