"""Journal: the append-only log on disk. SQLite, one writer; each row is safe before anybody is told that it is.

Beside the database lies a second copy, one row a line: the two check each other, and one mends the other.
"""

import fcntl
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Self

import apsw

from companion.errors import DeviceError
from companion.session import schema
from companion.session.mirror import Mirror
from companion.session.moment import Clock, system_clock
from companion.session.salvage import examine, set_aside
from companion.session.store import GENESIS, VOIDED, Note, Row, link_rows

Connect: Final = apsw.Connection


class JournalError(DeviceError):
    """The journal cannot be written or read; what was being written does not count."""


@dataclass(frozen=True, slots=True)
class Salvage:
    """What was mended when the journal was opened: why, how many rows were kept, and where the damaged file lies."""

    why: str
    kept: int
    aside: Path | None


class Journal:
    """The one writer of a journal file; open inside a `with`. Used by one thread at a time.

    `salvage` says what was mended at opening, or is None.
    """

    def __init__(
        self, path: Path, clock: Clock = system_clock, connect: Callable[[str], apsw.Connection] = Connect
    ) -> None:
        self.path = path
        self.salvage: Salvage | None = None
        self._clock = clock
        self._connect = connect
        self._mirror = Mirror(path.with_name(path.name + ".copy"))
        self._database: apsw.Connection | None = None
        self._held = ExitStack()
        self._last: Row | None = None

    def __enter__(self) -> Self:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._held.enter_context(_lock(self.path))
        except OSError as error:
            raise JournalError(f"the journal {self.path} cannot be opened: {error.strerror}") from None
        try:
            self._open()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()
        self._mirror.close()
        self._held.close()

    def append(self, note: Note) -> Row:
        """Writes a row; returns once it is on the disk. Raises JournalError, and then the row does not count."""
        try:
            if self._database is None:
                self._reopen()
            row = self._insert(note)
        except (apsw.Error, OSError) as error:
            self._close()  # after a failed sync nothing that this connection believes may be trusted
            raise JournalError(
                f"not saved: {_reason(error)}. The game goes on; enter it again when that is mended"
            ) from None
        self._last = row
        self._mirror.append(row)
        return row

    def rows(self, session: str | None = None) -> Sequence[Row]:
        """Returns the rows, of one session or all, in their order. Raises JournalError."""
        try:
            if self._database is None:
                self._reopen()
            assert self._database is not None
            return tuple(schema.select_rows(self._database, session))
        except (apsw.Error, OSError) as error:
            raise JournalError(f"the journal cannot be read: {_reason(error)}") from None

    def _insert(self, note: Note) -> Row:
        assert self._database is not None
        before = self._last
        seq, link = (before.seq + 1, before.link) if before else (1, GENESIS)
        row = link_rows(link, seq, note, self._clock())
        with schema.transaction(self._database):
            schema.insert_row(self._database, row)
        return row

    def _open(self) -> None:
        """Opens both copies, and mends the one that is damaged or behind from the other."""
        try:
            found = examine(self.path, self._mirror, self._connect)
            rows = found.best
            if found.damage:
                self.salvage = Salvage(found.damage, len(rows), set_aside(self.path))
                self._rebuild(rows)
            self._database = schema.open_database(str(self.path), self._connect)
        except (apsw.Error, OSError) as error:
            raise JournalError(f"the journal {self.path} cannot be opened: {_reason(error)}") from None
        self._last = rows[-1] if rows else None
        if found.cut and self.salvage is None:
            self.salvage = Salvage("the second copy was damaged", len(rows), None)
        if found.cut or len(found.copied) < len(rows):
            self._mirror.write(rows)

    def _rebuild(self, rows: Sequence[Row]) -> None:
        database = schema.open_database(str(self.path), self._connect)
        try:
            with schema.transaction(database):
                for row in rows:
                    schema.insert_row(database, row)
        finally:
            database.close()

    def _reopen(self) -> None:
        """Opens everything again after an error; rows that the disk kept though they were refused are voided."""
        known = self._last.seq if self._last else 0
        self._open()
        if self._last and self._last.seq > known:
            kept = list(range(known + 1, self._last.seq + 1))
            self._last = self._insert(Note(self._last.session, VOIDED, {"rows": kept}))
            self._mirror.append(self._last)

    def _close(self) -> None:
        database, self._database = self._database, None
        if database is not None:
            with suppress(apsw.Error):  # a disk that fails may fail at closing too; its rows are safe or were refused
                database.close()


def _lock(path: Path) -> IO[str]:
    lock = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise JournalError(f"the journal {path} is in use by another companion: close that one first") from None
    return lock


def _reason(error: Any) -> str:
    if isinstance(error, apsw.FullError):
        return "the disk is full; free some space"
    if isinstance(error, apsw.ReadOnlyError):
        return "the disk is read-only"
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
