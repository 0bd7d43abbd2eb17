"""JournalFile: a journal's database and its second copy, locked for one writer."""

import os
import shutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import apsw

from companion.journal import schema
from companion.journal.atomic_files import make_folder, sync_folder
from companion.journal.file_endings import COPY
from companion.journal.lock import JournalLock
from companion.journal.salvage import Finding, Salvage, examine, read_database, set_aside
from companion.journal.second_copy import SecondCopy
from companion.session.store import JournalRow

_SUFFIXES: Final = ("", "-journal", "-wal", "-shm")


def migrate(path: Path, rows: Sequence[JournalRow], connect: Callable[[str], apsw.Connection]) -> Path:
    """Brings the journal at `path`, which holds `rows`, to the present version; returns where the old one stays.

    Raises OSError or apsw's errors, and then the journal is as it was.
    """
    fresh, kept = path.with_name(path.name + ".migrating"), path.with_name(path.name + ".keeping")
    for old in (*(fresh.with_name(fresh.name + suffix) for suffix in _SUFFIXES), kept):
        old.unlink(missing_ok=True)  # of a migration that was cut short
    version = _copy(path, fresh, connect)
    _change(fresh, version, connect)
    _check(fresh, rows, connect)
    _sync(fresh)
    aside = _free_name(path, version)
    shutil.copyfile(path, kept)
    _sync(kept)
    kept.rename(aside)
    sync_folder(path.parent)
    fresh.replace(path)
    sync_folder(path.parent)
    return aside


def _copy(path: Path, fresh: Path, connect: Callable[[str], apsw.Connection]) -> int:
    """Writes a new database beside the old one, leaves no log behind that could be taken for the new one's."""
    database = connect(str(path))
    try:
        database.pragma("synchronous", "EXTRA")
        database.pragma("journal_mode", "delete")
        database.execute("VACUUM INTO ?", (str(fresh),))
        return schema.version_of(database)
    finally:
        database.close(True)


def _change(fresh: Path, version: int, connect: Callable[[str], apsw.Connection]) -> None:
    database = connect(str(fresh))
    try:
        with schema.transaction(database):
            for step in schema.STEPS[version - 1 :]:
                database.execute(step)
            database.pragma("user_version", schema.VERSION)
    finally:
        database.close(True)


def _check(fresh: Path, rows: Sequence[JournalRow], connect: Callable[[str], apsw.Connection]) -> None:
    found = read_database(fresh, connect)
    if found.damage or found.version != schema.VERSION or list(found.rows) != list(rows):
        raise OSError(f"{fresh} does not read back as it was written: {found.damage or 'rows differ'}")


def _free_name(path: Path, version: int) -> Path:
    """Returns the first name that no earlier migration took."""
    name, number = path.with_name(f"{path.name}.version-{version}"), 1
    while name.exists():
        number += 1
        name = path.with_name(f"{path.name}.version-{version}-{number}")
    return name


def _sync(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


@dataclass(frozen=True, slots=True)
class OpenedJournal:
    """An open journal, its rows, and what was repaired at opening, or None."""

    database: apsw.Connection
    rows: Sequence[JournalRow]
    salvage: Salvage | None


def open_journal(
    path: Path,
    second_copy: SecondCopy,
    connect: Callable[[str], apsw.Connection],
    check: Callable[[Sequence[JournalRow]], None],
) -> OpenedJournal:
    """Opens both copies; `check` may refuse the rows before anything is changed."""
    found = examine(path, second_copy, connect)
    check(found.best)
    if not found.damage and found.version < schema.VERSION:
        migrate(path, found.database, connect)
    salvage = _mend_copy(found, second_copy)
    if found.damage:
        salvage = _mend(path, found, found.damage, connect)
    return OpenedJournal(schema.open_database(str(path), connect), found.best, salvage)


def _mend_copy(found: Finding, second_copy: SecondCopy) -> Salvage | None:
    """Completes the second copy, or writes it again: before the database, for then the rows are safe in it."""
    missing = found.best[len(found.copied.rows) :]
    if found.copied.version > schema.VERSION:
        second_copy.set_aside()
    if found.copy_has_another_past or (found.damage and missing):
        second_copy.write(found.best)
    elif missing:
        second_copy.append(*missing)
    return Salvage("the second copy was damaged", len(found.best), 0, None) if found.copied.damaged else None


def _mend(path: Path, found: Finding, damage: str, connect: Callable[[str], apsw.Connection]) -> Salvage:
    """Sets the damaged database aside, and builds it again; if that is interrupted, the next opening does it."""
    aside = set_aside(path)
    database = schema.open_database(str(path), connect)
    try:
        with schema.transaction(database):
            for row in found.best:
                schema.insert_row(database, row)
    finally:
        database.close(True)
    return Salvage(damage, len(found.best), found.lost, aside, found.behind, found.is_complete)


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
