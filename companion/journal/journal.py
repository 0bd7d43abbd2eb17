"""Journal: the append-only log on disk. SQLite, one writer; each row is safe before anybody is told that it is.

Beside the database lies a second copy, one row a line: the two check each other, and one mends the other.
"""

import logging
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import apsw

from companion.engine import Phrase
from companion.journal import schema
from companion.journal.disk_errors import describe_disk_error, explain_disk_error, why_unwritable, why_unwritable_now
from companion.journal.disk_space import NO_POLICY, DiskSpace, SpacePolicy
from companion.journal.file_endings import REFUSED, START
from companion.journal.journal_file import CONNECT, Connect, JournalFile
from companion.journal.last_start import LastStart
from companion.journal.machine import ToldMachine
from companion.journal.reading import examine_journal
from companion.journal.refused_rows import RefusedRows
from companion.journal.row_chain import link_new_row, void_rows
from companion.journal.rows_in_memory import RowsInMemory
from companion.journal.salvage import Salvage
from companion.journal.saving import JournalError, Saving, reason_of
from companion.phrases import phrase
from companion.session.moment import Clock, system_clock
from companion.session.store import JournalRow, NewRow, standing_rows

_LOG: Final = logging.getLogger(__name__)


class Journal:
    """The one writer of a journal file; open inside a `with`. Used by one thread at a time.

    It decides which rows count: those on the disk whose writing was reported as safe, and those that the table plays
    on with while nothing can be saved. `forgotten` counts rows that were there at the last start and that the disk has
    forgotten since; `disk_loses_writes` says that it forgets what it was given a moment ago.
    """

    def __init__(
        self,
        path: Path,
        clock: Clock = system_clock,
        connect: Connect = CONNECT,
        space: SpacePolicy = NO_POLICY,
    ) -> None:
        self.forgotten = 0
        self.disk_loses_writes = False
        self._clock = clock
        self._file = JournalFile(path, connect)
        self.path = self._file.path
        self._refused_rows = RefusedRows(self._file.beside(REFUSED))
        self._last_start = LastStart(self._file.beside(START))
        self._space = DiskSpace(self.path, space)
        self._machine = ToldMachine(self.path.parent)
        self._begun = False
        self._safe: JournalRow | None = None  # the last that somebody was told of
        self._tail: list[JournalRow] = []  # behind it, what was refused and the disk may hold nevertheless
        self._in_memory = RowsInMemory(clock)  # behind it, what the table plays on with although it is not saved
        self._is_ready = False
        self._plays_on = False
        self._why: Phrase | None = None

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
                self._make_ready()
        if self._begun and not self._why:
            self._last_start.write(self._safe)
        self._file.close()
        self._file.release()

    @property
    def salvage(self) -> Salvage | None:
        """What was mended at opening, or None."""
        return self._file.salvage

    @property
    def saving(self) -> Saving:
        """Whether entries are saved now."""
        return Saving(self._why, self._plays_on, self._in_memory.standing, self._space.is_low)

    def append(self, new: NewRow) -> JournalRow:
        """Writes a row; returns once it is on the disk. Raises JournalError, and then the row does not count.

        Where the table plays on although nothing can be saved, the row is kept in memory until it can.
        """
        for told in self._machine.missing_before(new):
            self._append(told)
        return self._append(new)

    def _append(self, new: NewRow) -> JournalRow:
        row = self._write_or_refuse(new)
        self._machine.follow([row])
        return row

    def _write_or_refuse(self, new: NewRow) -> JournalRow:
        try:
            return self._write(new)
        except (apsw.Error, OSError) as error:
            failure = error
        if why_unwritable(failure, self.path.parent) and self._space.give_up_reserve():
            try:
                return self._write(new)
            except (apsw.Error, OSError) as error:
                failure = error
        return self._refuse(new, failure)

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
        return (*found, *self._in_memory.of(session))

    def checkpoint(self) -> None:
        """Brings all saved rows into the database itself, so that its file alone holds them, and notes the last one."""
        if not self._file.is_open or self._in_memory:
            return
        try:
            self._file.checkpoint()
            self._last_start.write(self._safe)
        except (apsw.Error, OSError) as error:
            _LOG.warning("the rows stay in the journal's log: %s", error)
            self._file.close()

    def play_on(self) -> Saving:
        """Keeps entries in memory from now on, as long as they cannot be saved: the table wishes to play on."""
        self._plays_on = True
        return self.saving

    def save(self) -> Saving:
        """Tries again to save what is in memory alone, and says how it stands."""
        if self._why:
            try:
                self._make_ready()
                self._why = self._why if why_unwritable_now(self.path.parent) else None
                self._space.keep_reserve()
            except (apsw.Error, OSError):
                self._file.close()
        return self.saving

    def _begin(self) -> None:
        self._open_file()
        rows = tuple(self._tail)
        self._know(rows)
        self.forgotten = 0 if self.salvage else self._last_start.read().count_missing(rows)
        self.disk_loses_writes = not self._last_start.write(self._safe)
        self._space.keep_reserve()
        self._why = None if self._space.has_reserve else why_unwritable_now(self.path.parent)

    def _begin_reading(self, error: Exception) -> None:
        """Opens what can only be read. Raises JournalError where not even that is so."""
        self._file.close()
        self._why = why_unwritable(error, self.path.parent)
        mend = "let this user write to its folder, or name another journal with --journal"
        try:
            if self._why is None:
                raise error
            self._know(examine_journal(self.path).best)
            _LOG.warning("nothing can be saved in the journal %s: %s: %s", self.path, reason_of(error), mend)
        except (apsw.Error, OSError):
            self._file.release()
            message = phrase("journal.unopened", None, why=describe_disk_error(error))
            why = reason_of(error) if isinstance(error, apsw.BusyError) else f"{reason_of(error)}: {mend}"
            raise JournalError(f"the journal {self.path} cannot be opened: {why}", message) from None

    def _know(self, rows: Sequence[JournalRow]) -> None:
        """Takes `rows` for what had been saved, but for those that had been refused."""
        refused = self._refused_rows.among(rows)
        accepted = rows[: refused[0].seq - 1] if refused else rows
        self._safe, self._tail = (accepted[-1] if accepted else None), list(rows[len(accepted) :])
        self._begun = True
        self._machine.follow(accepted)
        if not refused:
            self._refused_rows.clear()

    def _write(self, new: NewRow) -> JournalRow:
        try:
            self._make_ready()
            self._safe = self._insert(new)
        except (apsw.Error, OSError):
            self._file.close()
            raise
        self._tail.clear()
        self._why = None
        return self._safe

    def _refuse(self, new: NewRow, error: Exception) -> JournalRow:
        """Keeps a row in memory that cannot be saved, if the table wishes so. Raises JournalError."""
        error = explain_disk_error(error, self.path.parent)
        self._why = why_unwritable(error, self.path.parent) or describe_disk_error(error)
        if self._plays_on:
            return self._in_memory.keep(new, self._safe, self._tail)
        refused = standing_rows(self._tail)
        may_return = bool(refused) and not self._refused_rows.write(refused)
        perhaps = ". After a restart it may be there nevertheless" if may_return else ""
        key = "journal.not-saved-perhaps" if may_return else "journal.not-saved"
        raise JournalError(
            f"not saved: {reason_of(error)}. The game goes on; enter it again when that is mended{perhaps}",
            phrase(key, None, why=describe_disk_error(error)),
        )

    def _saved_rows(self, session: str | None) -> Sequence[JournalRow]:
        try:
            self._open_file()
            return self._file.rows(session)
        except (apsw.Error, OSError) as error:
            if why_unwritable(error, self.path.parent) is None:
                raise
            return [row for row in examine_journal(self.path).best if session in (None, row.session)]

    def _open_file(self) -> None:
        """Opens the file, also again after an error, unless it is open."""
        if self._file.is_open:
            return
        try:
            rows = self._file.open(self._check)
        except (schema.ForeignJournalError, schema.NewerJournalError) as error:
            if not self._begun:
                raise
            raise OSError(str(error)) from None  # it was ours a moment ago
        self._is_ready = False
        self._tail = list(rows[self._safe.seq if self._safe else 0 :])

    def _check(self, rows: Sequence[JournalRow]) -> None:
        known = self._safe.seq if self._safe else 0
        if known > len(rows) or (known and rows[known - 1] != self._safe):
            raise OSError(f"{self.path} no longer holds what was saved in it; look after its disk")

    def _make_ready(self) -> None:
        """Before the first row after an opening: makes safe what is there, and voids what had been refused."""
        self._open_file()
        if self._is_ready and not self._in_memory:
            return
        self._file.checkpoint()
        if self._in_memory:
            self._file.append(*self._in_memory.missing_behind(self._tail))
            self._in_memory.clear()
        else:
            for voided in void_rows(self._tail):
                self._insert(voided)
        self._safe, self._is_ready = self._file.last, True
        self._tail.clear()
        self._refused_rows.clear()

    def _insert(self, new: NewRow) -> JournalRow:
        row = link_new_row(self._file.last, new, self._clock)
        self._tail.append(row)
        self._file.append(row)
        return row
