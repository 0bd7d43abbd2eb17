"""JournalFile: a journal's database and its second copy, locked for one writer."""

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import apsw

from companion.journal import schema
from companion.journal.atomic_files import make_folder
from companion.journal.file_endings import COPY
from companion.journal.lock import JournalLock
from companion.journal.opening import open_journal
from companion.journal.salvage import Salvage
from companion.journal.second_copy import SecondCopy
from companion.session.store import JournalRow

Connect = Callable[[str], apsw.Connection]
CONNECT: Final[Connect] = apsw.Connection


class JournalFile:
    """Each method raises apsw.Error or OSError where the disk fails, and then the file is to be closed.

    After a failed sync nothing that the connection believes may be trusted: `open` reads everything again.
    `last` is the last row; `salvage` says what was mended at opening, or is None.
    """

    def __init__(self, path: Path, connect: Connect = CONNECT) -> None:
        self.path = Path(os.path.realpath(path))  # the log, the lock and the second copy lie beside the file itself
        self.last: JournalRow | None = None
        self.salvage: Salvage | None = None
        self._connect = schema.connect_alone(connect)
        self._second_copy = SecondCopy(self.beside(COPY))
        self._lock = JournalLock(self.path)
        self._database: apsw.Connection | None = None

    def beside(self, ending: str) -> Path:
        """Returns the path of a file that belongs to this one."""
        return self.path.with_name(self.path.name + ending)

    @property
    def is_open(self) -> bool:
        """Whether rows can be read and written."""
        return self._database is not None

    def open(self, check: Callable[[Sequence[JournalRow]], None]) -> Sequence[JournalRow]:
        """Locks and opens the file, and returns its rows; `check` may refuse these before anything is changed.

        The lock is held until `release`. Raises also BlockingIOError where another companion holds it, and
        BadInputError for a file that is not ours.
        """
        make_folder(self.path.parent)
        self._lock.take()
        opened = open_journal(self.path, self._second_copy, self._connect, check)
        self._lock.hold_database()
        self._database = opened.database
        self.salvage = opened.salvage or self.salvage
        self.last = opened.rows[-1] if opened.rows else None
        return opened.rows

    def rows(self, session: str | None) -> Sequence[JournalRow]:
        """Returns the rows, of one session or all, in their order."""
        return tuple(schema.select_rows(self._open_database, session))

    def checkpoint(self) -> None:
        """Writes what SQLite's log holds into the database, and syncs it.

        A failed sync may have left holes in the log that only this machine's memory fills.
        """
        self._open_database.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)

    def append(self, *rows: JournalRow) -> None:
        """Writes rows behind the last one, all or none; returns once they are on the disk."""
        with schema.transaction(self._open_database):
            for row in rows:
                schema.insert_row(self._open_database, row)
        self._second_copy.append(*rows)
        self.last = rows[-1] if rows else self.last

    def close(self) -> None:
        """Closes both copies; the lock is held on."""
        self._second_copy.close()
        database, self._database = self._database, None
        if database is not None:
            with suppress(apsw.Error):  # a disk that fails may fail at closing too; its rows are safe or were refused
                database.close(True)

    def release(self) -> None:
        """Lets another companion write the file."""
        self._lock.release()

    @property
    def _open_database(self) -> apsw.Connection:
        assert self._database is not None
        return self._database
