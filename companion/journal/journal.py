"""Journal: the append-only log on disk. SQLite, one writer; each row is safe before anybody is told that it is.

Beside the database lies a second copy, one row a line: the two check each other, and one mends the other.
"""

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import apsw

from companion.engine import Phrase
from companion.engine.phrases import phrase
from companion.journal import schema
from companion.journal.atomic_files import make_folder
from companion.journal.disk_errors import describe_disk_error, is_writable, why_unwritable
from companion.journal.disk_space import NO_POLICY, DiskSpace, SpacePolicy
from companion.journal.last_start import LastStart
from companion.journal.lock import JournalLock
from companion.journal.opening import open_journal
from companion.journal.reading import examine_journal
from companion.journal.refused_rows import RefusedRows
from companion.journal.row_chain import link_note, void_rows
from companion.journal.salvage import Salvage
from companion.journal.saving import JournalError, Saving, reason_of
from companion.journal.second_copy import SecondCopy
from companion.session.moment import Clock, system_clock
from companion.session.store import JournalRow, Note, standing_rows

Connect: Final = apsw.Connection


class Journal:
    """The one writer of a journal file; open inside a `with`. Used by one thread at a time.

    `salvage` says what was mended at opening, or is None. `forgotten` counts rows that were there at the last start and
    that the disk has forgotten since; `disk_loses_writes` says that it forgets what it was given a moment ago.
    """

    def __init__(
        self,
        path: Path,
        clock: Clock = system_clock,
        connect: Callable[[str], apsw.Connection] = Connect,
        space: SpacePolicy = NO_POLICY,
    ) -> None:
        self.path = Path(os.path.realpath(path))  # the log, the lock and the second copy lie beside the file itself
        self.salvage: Salvage | None = None
        self.forgotten = 0
        self.disk_loses_writes = False
        self._clock = clock
        self._connect = connect
        self._second_copy = SecondCopy(self._beside("copy"))
        self._refused_rows = RefusedRows(self._beside("refused"))
        self._last_start = LastStart(self._beside("start"))
        self._space = DiskSpace(self.path, space)
        self._lock = JournalLock(self.path)
        self._database: apsw.Connection | None = None
        self._begun = False
        self._last: JournalRow | None = None
        self._safe: JournalRow | None = None  # the last that somebody was told of
        self._tail: list[JournalRow] = []  # behind it, what was refused and the disk may hold nevertheless
        self._in_memory: list[JournalRow] = []  # behind it, what the table plays on with although it is not saved
        self._settled = False
        self._plays_on = False
        self._why: Phrase | None = None

    def _beside(self, ending: str) -> Path:
        return self.path.with_name(f"{self.path.name}.{ending}")

    def __enter__(self) -> Self:
        try:
            self._begin()
        except BlockingIOError:
            self.__exit__(None, None, None)
            message = phrase("journal.in-use")
            raise JournalError(
                f"the journal {self.path} is in use by another companion: close that one first", message
            ) from None
        except (apsw.Error, OSError) as error:
            self._begin_reading(error)
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._tail or self._in_memory:  # the disk may have kept what it refused: it must not come back
            with suppress(apsw.Error, OSError):
                self._settle(self._opened())
        if self._begun and not self._why:
            self._last_start.write(self._safe)
        self._close()
        self._lock.release()

    @property
    def saving(self) -> Saving:
        """Whether entries are saved now."""
        in_memory = len(standing_rows(self._in_memory))
        return Saving(self._why, self._plays_on, in_memory, self._space.is_low)

    def append(self, note: Note) -> JournalRow:
        """Writes a row; returns once it is on the disk. Raises JournalError, and then the row does not count.

        Where the table plays on although nothing can be saved, the row is kept in memory until it can.
        """
        try:
            return self._write(note)
        except (apsw.Error, OSError) as error:
            failure = error
        if why_unwritable(failure, self.path.parent) and self._space.give_up_reserve():
            try:
                return self._write(note)
            except (apsw.Error, OSError) as error:
                failure = error
        return self._refuse(note, failure)

    def rows(self, session: str | None = None) -> Sequence[JournalRow]:
        """Returns the rows, of one session or all, in their order. Raises JournalError."""
        try:
            found = self._saved_rows(session)
        except (apsw.Error, OSError) as error:
            message = phrase("journal.unread", None, why=describe_disk_error(error))
            raise JournalError(f"the journal cannot be read: {reason_of(error)}", message) from None
        if self._tail:
            known = self._safe.seq if self._safe else 0
            found = [row for row in found if row.seq <= known]
        return (*found, *(row for row in self._in_memory if session in (None, row.session)))

    def play_on(self) -> Saving:
        """Keeps entries in memory from now on, as long as they cannot be saved: the table wishes to play on."""
        self._plays_on = True
        return self.saving

    def save(self) -> Saving:
        """Tries again to save what is in memory alone, and says how it stands."""
        if self._why:
            try:
                self._settle(self._opened())
                self._why = None if is_writable(self.path.parent) else self._why
                self._space.keep_reserve()
            except (apsw.Error, OSError):
                self._close()
        return self.saving

    def _begin(self) -> None:
        self._open()
        rows = tuple(self._tail)
        self._know(rows)
        self.forgotten = 0 if self.salvage else self._last_start.count_missing(rows)
        self.disk_loses_writes = not self._last_start.write(self._safe)
        self._space.keep_reserve()

    def _begin_reading(self, error: Exception) -> None:
        """Opens what can only be read. Raises JournalError where not even that is so."""
        self._close()
        self._why = why_unwritable(error, self.path.parent)
        try:
            if self._why is None:
                raise error
            self._know(examine_journal(self.path).best)
        except (apsw.Error, OSError):
            self._lock.release()
            message = phrase("journal.unopened", None, why=describe_disk_error(error))
            raise JournalError(f"the journal {self.path} cannot be opened: {reason_of(error)}", message) from None

    def _know(self, rows: Sequence[JournalRow]) -> None:
        """Takes `rows` for what had been saved, but for those that had been refused."""
        refused = self._refused_rows.among(rows)
        accepted = rows[: refused[0].seq - 1] if refused else rows
        self._safe, self._tail = (accepted[-1] if accepted else None), list(rows[len(accepted) :])
        self._begun = True
        if not refused:
            self._refused_rows.clear()

    def _write(self, note: Note) -> JournalRow:
        try:
            self._settle(self._opened())
            self._safe = self._insert(note)
        except (apsw.Error, OSError):
            self._close()  # after a failed sync nothing that this connection believes may be trusted
            raise
        self._tail.clear()
        self._why = None
        return self._safe

    def _refuse(self, note: Note, error: Exception) -> JournalRow:
        """Keeps a row in memory that cannot be saved, if the table wishes so. Raises JournalError."""
        self._why = why_unwritable(error, self.path.parent) or describe_disk_error(error)
        if self._plays_on:
            return self._keep(note)
        refused = standing_rows(self._tail)
        may_return = bool(refused) and not self._refused_rows.write(refused)
        perhaps = ". After a restart it may be there nevertheless" if may_return else ""
        key = "journal.not-saved-perhaps" if may_return else "journal.not-saved"
        raise JournalError(
            f"not saved: {reason_of(error)}. The game goes on; enter it again when that is mended{perhaps}",
            phrase(key, None, why=describe_disk_error(error)),
        )

    def _keep(self, note: Note) -> JournalRow:
        if not self._in_memory:
            self._in_memory = list(self._tail)  # the disk may hold these already, and all together must follow it
            for voided in void_rows(self._tail):
                self._link_in_memory(voided)
        return self._link_in_memory(note)

    def _link_in_memory(self, note: Note) -> JournalRow:
        row = link_note(self._in_memory[-1] if self._in_memory else self._safe, note, self._clock)
        self._in_memory.append(row)
        return row

    def _saved_rows(self, session: str | None) -> Sequence[JournalRow]:
        try:
            return tuple(schema.select_rows(self._opened(), session))
        except (apsw.Error, OSError) as error:
            if why_unwritable(error, self.path.parent) is None:
                raise
            return [row for row in examine_journal(self.path).best if session in (None, row.session)]

    def _opened(self) -> apsw.Connection:
        """Returns the connection; opens everything again after an error."""
        return self._database if self._database is not None else self._open()

    def _open(self) -> apsw.Connection:
        make_folder(self.path.parent)
        self._lock.take()
        try:
            opened = open_journal(self.path, self._second_copy, self._connect, self._check)
        except (schema.ForeignJournalError, schema.NewerJournalError) as error:
            if not self._begun:
                raise
            raise OSError(str(error)) from None  # it was ours a moment ago
        self._lock.hold_database()
        self._database, self._settled = opened.database, False
        self.salvage = opened.salvage or self.salvage
        self._last = opened.rows[-1] if opened.rows else None
        self._tail = list(opened.rows[self._safe.seq if self._safe else 0 :])
        return self._database

    def _check(self, rows: Sequence[JournalRow]) -> None:
        known = self._safe.seq if self._safe else 0
        if known > len(rows) or (known and rows[known - 1] != self._safe):
            raise OSError(f"{self.path} no longer holds what was saved in it; look after its disk")

    def _settle(self, database: apsw.Connection) -> None:
        """Before the first row after an opening: makes safe what is there, and voids what had been refused.

        A failed sync may have left holes in the log that only this machine's memory fills: all of it is written again.
        """
        if self._settled and not self._in_memory:
            return
        database.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
        if self._in_memory:
            self._save_memory(database)
        else:
            for voided in void_rows(self._tail):
                self._insert(voided)
        self._safe, self._settled = self._last, True
        self._tail.clear()
        self._refused_rows.clear()

    def _save_memory(self, database: apsw.Connection) -> None:
        held = len(self._tail)
        if self._in_memory[:held] != self._tail:
            raise OSError(f"{self.path} holds rows that this companion did not write; look after its disk")
        with schema.transaction(database):
            for row in self._in_memory[held:]:
                schema.insert_row(database, row)
        self._second_copy.append(*self._in_memory[held:])
        self._last = self._in_memory[-1]
        self._in_memory = []

    def _insert(self, note: Note) -> JournalRow:
        assert self._database is not None
        row = link_note(self._last, note, self._clock)
        self._tail.append(row)
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
