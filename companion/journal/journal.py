"""Journal: the append-only log on disk. SQLite, one writer; each row is safe before anybody is told that it is.

Beside the database lies a second copy, one row a line: the two check each other, and one mends the other.
"""

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import apsw

from companion.engine.phrases import phrase
from companion.errors import DeviceError
from companion.journal import schema
from companion.journal.atomic_files import make_folder
from companion.journal.disk_errors import describe_disk_error
from companion.journal.lock import JournalLock
from companion.journal.migration import migrate
from companion.journal.salvage import Finding, Salvage, examine, set_aside
from companion.journal.second_copy import SecondCopy
from companion.session.moment import Clock, system_clock
from companion.session.store import GENESIS, VOIDED, Note, Row, link_rows, standing_rows

Connect: Final = apsw.Connection


class JournalError(DeviceError):
    """The journal cannot be written or read; what was being written does not count."""


class Journal:
    """The one writer of a journal file; open inside a `with`. Used by one thread at a time.

    `salvage` says what was mended at opening, or is None.
    """

    def __init__(
        self, path: Path, clock: Clock = system_clock, connect: Callable[[str], apsw.Connection] = Connect
    ) -> None:
        self.path = Path(os.path.realpath(path))  # the log, the lock and the second copy lie beside the file itself
        self.salvage: Salvage | None = None
        self._clock = clock
        self._connect = connect
        self._second_copy = SecondCopy(self.path.with_name(self.path.name + ".copy"))
        self._database: apsw.Connection | None = None
        self._lock = JournalLock(self.path)
        self._last: Row | None = None
        self._safe: Row | None = None  # the last that somebody was told of; strays behind it were refused
        self._strays: Sequence[Row] = ()
        self._settled = False
        self._refused = False

    def __enter__(self) -> Self:
        try:
            make_folder(self.path.parent)
            self._lock.take()
            self._open()
        except BlockingIOError:
            self.__exit__(None, None, None)
            raise JournalError(
                f"the journal {self.path} is in use by another companion: close that one first",
                phrase("journal.in-use"),
            ) from None
        except (apsw.Error, OSError) as error:
            self.__exit__(None, None, None)
            told = phrase("journal.unopened", None, why=describe_disk_error(error))
            raise JournalError(f"the journal {self.path} cannot be opened: {_reason(error)}", told) from None
        except BaseException:
            self.__exit__(None, None, None)
            raise
        self._safe, self._strays = self._last, ()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._refused:  # the disk may have kept what it refused: it must not come back after the next start
            with suppress(apsw.Error, OSError):
                self._settle(self._opened())
        self._close()
        self._lock.release()

    def append(self, note: Note) -> Row:
        """Writes a row; returns once it is on the disk. Raises JournalError, and then the row does not count."""
        try:
            self._settle(self._opened())
            self._safe = self._insert(note)
        except (apsw.Error, OSError) as error:
            self._refused = True
            self._close()  # after a failed sync nothing that this connection believes may be trusted
            raise JournalError(
                f"not saved: {_reason(error)}. The game goes on; enter it again when that is mended",
                phrase("journal.not-saved", None, why=describe_disk_error(error)),
            ) from None
        return self._safe

    def rows(self, session: str | None = None) -> Sequence[Row]:
        """Returns the rows, of one session or all, in their order. Raises JournalError."""
        try:
            found = tuple(schema.select_rows(self._opened(), session))
        except (apsw.Error, OSError) as error:
            told = phrase("journal.unread", None, why=describe_disk_error(error))
            raise JournalError(f"the journal cannot be read: {_reason(error)}", told) from None
        return tuple(row for row in found if row not in self._strays) if self._strays else found

    def _opened(self) -> apsw.Connection:
        """Returns the connection; opens everything again after an error."""
        return self._database if self._database is not None else self._open()

    def _open(self) -> apsw.Connection:
        """Opens both copies, and mends the one that is damaged or behind from the other."""
        try:
            found = examine(self.path, self._second_copy, self._connect)
        except (schema.ForeignJournalError, schema.NewerJournalError) as error:
            if self._safe is None:
                raise
            raise OSError(str(error)) from None  # it was ours a moment ago
        rows = found.best
        known = self._safe.seq if self._safe else 0
        if known > len(rows) or (known and rows[known - 1] != self._safe):
            raise OSError(f"{self.path} no longer holds what was saved in it; look after its disk")
        if not found.damage and found.version < schema.VERSION:
            migrate(self.path, found.database, self._connect)
        self._mend_copy(found)
        if found.damage:
            self._mend(found, found.damage)
        self._database = schema.open_database(str(self.path), self._connect)
        self._lock.hold_database()
        self._last = rows[-1] if rows else None
        self._strays, self._settled = rows[known:], False
        return self._database

    def _mend_copy(self, found: Finding) -> None:
        """Completes the second copy, or writes it anew: first, for then the rows are safe in it."""
        missing = found.best[len(found.copied.rows) :]
        if found.copied.version > schema.VERSION:
            self._second_copy.set_aside()
        if found.copy_has_another_past or (found.damage and missing):
            self._second_copy.write(found.best)
        elif missing:
            self._second_copy.append(*missing)
        if found.copied.damaged:
            self.salvage = Salvage("the second copy was damaged", len(found.best), 0, None)

    def _mend(self, found: Finding, damage: str) -> None:
        """Sets the damaged database aside, and builds it anew; cut short, the next opening does it again."""
        aside = set_aside(self.path)
        self.salvage = Salvage(damage, len(found.best), found.lost, aside, found.behind, found.is_complete)
        database = schema.open_database(str(self.path), self._connect)
        try:
            with schema.transaction(database):
                for row in found.best:
                    schema.insert_row(database, row)
        finally:
            database.close(True)

    def _settle(self, database: apsw.Connection) -> None:
        """Before the first row after an opening: makes safe what is there, and voids what had been refused.

        A failed sync may have left holes in the log that only this machine's memory fills: all of it is written again.
        """
        if self._settled:
            return
        database.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
        refused = standing_rows(self._strays)
        for session in dict.fromkeys(row.session for row in refused):
            numbers = [row.seq for row in refused if row.session == session]
            self._insert(Note(session, VOIDED, {"rows": numbers}))
        self._safe, self._strays, self._settled, self._refused = self._last, (), True, False

    def _insert(self, note: Note) -> Row:
        assert self._database is not None
        seq, link = (self._last.seq + 1, self._last.link) if self._last else (1, GENESIS)
        row = link_rows(link, seq, note, self._clock())
        with schema.transaction(self._database):
            schema.insert_row(self._database, row)
        self._second_copy.append(row)
        self._last = row
        return row

    def _close(self) -> None:
        self._second_copy.close()
        database, self._database = self._database, None
        if database is not None:
            with suppress(apsw.Error):  # a disk that fails may fail at closing too; its rows are safe or were refused
                database.close(True)


def _reason(error: Any) -> str:
    if isinstance(error, apsw.FullError):
        return "the disk is full; free some space"
    if isinstance(error, apsw.ReadOnlyError):
        return "the disk is read-only"
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
