"""Recovers what can be read of a damaged journal, and sets the damaged file aside."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import apsw

from companion.journal import schema
from companion.journal.atomic_files import check_regular, sync_folder
from companion.journal.file_endings import MAGIC, check_files
from companion.journal.schema import (
    APPEND_ONLY,
    ForeignJournalError,
    NewerJournalError,
    check_owner,
    foreign,
    has_our_tables,
    has_plain_rows,
    is_empty,
    select_last_rows,
    select_rows,
    version_of,
)
from companion.journal.second_copy import CopiedRows, SecondCopy, check_copy, is_a_copy
from companion.session.store import JournalRow, follows

_PARTS: Final = ("-wal", "-shm", "")  # the file itself last: as long as it is there, nothing has been set aside
_CORRUPT: Final = (
    apsw.CorruptError,
    apsw.NotADBError,
    apsw.SQLError,
    apsw.FormatError,
    apsw.MismatchError,
    apsw.TooBigError,
    apsw.NoMemError,
    MemoryError,
    UnicodeDecodeError,
    TypeError,
)


@dataclass(frozen=True, slots=True)
class Salvage:
    """What was mended when the journal was opened: why, how many rows were kept, and how many are known to be lost.

    `aside` is where the damaged database lies, or None if there was none. `behind` counts those of the lost rows that
    can still be read there, though what came before them is gone. `is_complete` is false where more may be lost.
    """

    reason: str
    kept: int
    lost: int
    aside: Path | None
    behind: int = 0
    is_complete: bool = True


@dataclass(frozen=True, slots=True)
class ReadDatabase:
    """What a database holds: its rows up to the first that is not whole, and those that can be read behind it.

    `damage` says what is wrong with it; `seen` counts all its rows, whole or not, or is None where they cannot be
    counted; `version` is what it says it is.
    """

    rows: Sequence[JournalRow] = ()
    rest: Sequence[JournalRow] = ()
    damage: str | None = None
    seen: int | None = 0
    version: int = schema.VERSION


@dataclass(frozen=True, slots=True)
class Finding:
    """What the two copies of a journal hold, and `best`, the longest unbroken beginning that both together give.

    `damage` says what is wrong with the database; `behind` counts the whole rows after the first row that both copies
    have lost; `is_counted` is false where the database can no longer say how many rows it had.
    """

    database: Sequence[JournalRow]
    copied: CopiedRows
    best: Sequence[JournalRow]
    damage: str | None
    seen: int
    behind: int
    is_counted: bool
    version: int

    @property
    def lost(self) -> int:
        """How many rows are known to have been there and cannot be saved."""
        return max(self.seen - len(self.best), 0)

    @property
    def is_complete(self) -> bool:
        """Whether `best` is all that was ever written, as far as one of the copies can say."""
        copy_is_whole = bool(self.copied.rows) and not (self.copied.torn or self.copied.damaged)
        return not self.lost and (self.damage is None or (self.is_counted and copy_is_whole))

    @property
    def copy_has_another_past(self) -> bool:
        """Whether the second copy is no beginning of `best`, or an older version's, and must be written again."""
        rows, copied = self.copied.rows, self.copied
        is_old = copied.version < schema.VERSION
        return is_old or copied.torn or copied.damaged or bool(rows and rows[-1] != self.best[len(rows) - 1])


def examine(path: Path, second_copy: SecondCopy, connect: Callable[[str], apsw.Connection]) -> Finding:
    """Reads both copies.

    Raises ForeignJournalError, NewerJournalError, and apsw's errors of a disk that cannot be read.
    """
    check_files(path)
    check_regular(second_copy.path)
    content = second_copy.load()  # before the database, which may grow meanwhile: rows reach it first
    found = _read(path, content, connect) if path.exists() else ReadDatabase(version=schema.VERSION)
    copied = check_copy(content, found.rows)
    if copied.version > schema.VERSION and not found.rows:
        raise NewerJournalError(second_copy.path, copied.version)
    damage, best, behind = found.damage, found.rows, 0
    if damage or any(row.seq > len(found.rows) for row in (*copied.rows[-1:], *copied.rest)):
        best, behind = join_copies([*found.rows, *found.rest], [*copied.rows, *copied.rest])
    missing = len(best) + behind - len(found.rows)
    if damage is None and missing:
        damage = f"the database lacks {missing} rows that the second copy has"
    seen = max(found.seen or 0, copied.seen, len(best) + behind) if damage else len(best)
    return Finding(found.rows, copied, best, damage, seen, behind, found.seen is not None, found.version)


def join_copies(*copies: Sequence[JournalRow]) -> tuple[Sequence[JournalRow], int]:
    """Returns the longest unbroken beginning that `copies` give together, and how many whole rows stand behind it."""
    known: dict[int, list[JournalRow]] = {}
    for copy in copies:
        for row in copy:
            known.setdefault(row.seq, []).append(row)
    rows: list[JournalRow] = []
    while found := [row for row in known.get(len(rows) + 1, []) if follows(rows[-1] if rows else None, row)]:
        rows.append(found[0])
    return rows, sum(_has_whole_row(known, seq) for seq in known if seq > len(rows))


def _has_whole_row(known: Mapping[int, Sequence[JournalRow]], seq: int) -> bool:
    """Whether one of the rows `seq` follows one of those before it."""
    return any(follows(before, row) for row in known[seq] for before in known.get(seq - 1, ()))


def _read(path: Path, content: bytes | None, connect: Callable[[str], apsw.Connection]) -> ReadDatabase:
    """Reads a database that may have lost its head; `content` is the second copy's, which then tells whose it is."""
    try:
        if not _is_database(path):
            raise foreign(path)
        return read_database(path, connect)
    except ForeignJournalError as error:
        if content is not None and not is_a_copy(content) and APPEND_ONLY.encode() not in path.read_bytes():
            raise
        return replace(_read_rows(path, connect), damage=str(error))  # it is ours, so it is the head that is damaged


def read_database(path: Path, connect: Callable[[str], apsw.Connection]) -> ReadDatabase:
    """Returns what a database holds.

    Raises ForeignJournalError or NewerJournalError, and apsw's errors of a disk that cannot be read.
    """
    database = connect(str(path))
    try:
        check_owner(database, str(path))
        if is_empty(database):  # cut while it was made: no row was ever in it
            return ReadDatabase(version=schema.VERSION)
    except _CORRUPT:
        pass  # reading the rows says what is wrong
    finally:
        database.close(True)
    return _read_rows(path, connect)


def _read_rows(path: Path, connect: Callable[[str], apsw.Connection]) -> ReadDatabase:
    rows: list[JournalRow] = []
    version = schema.VERSION
    database = connect(str(path))
    try:
        version = version_of(database)
        if not has_plain_rows(database):
            return ReadDatabase((), (), "the tables are not as they were made", None, version)
        for row in select_rows(database, None):
            if not follows(rows[-1] if rows else None, row):
                damage = f"row {len(rows) + 1} is not what was written"
                return ReadDatabase(rows, _rows_behind(database, len(rows)), damage, _count(database), version)
            rows.append(row)
        return ReadDatabase(rows, (), _fault(database, path), len(rows), version)
    except _CORRUPT as error:
        damage = f"the file is damaged: {error}"
        return ReadDatabase(rows, _rows_behind(database, len(rows)), damage, _count(database), version)
    finally:
        database.close(True)


def _rows_behind(database: apsw.Connection, whole: int) -> Sequence[JournalRow]:
    """Returns the rows behind the first `whole` ones, as far as they can be read from the end."""
    found: list[JournalRow] = []
    with suppress(*_CORRUPT, apsw.IOError):
        for row in select_last_rows(database):
            if row.seq <= whole:
                break
            if _has_right_kinds(row):
                found.append(row)
    return found


def _has_right_kinds(row: JournalRow) -> bool:
    """Whether a row's values are texts and numbers where they should be, which they are not in every rotten one."""
    texts = (row.session, row.kind, row.body, row.moment.at, row.moment.boot)
    numbers = isinstance(row.link, bytes) and isinstance(row.moment.up_ns, int)
    return numbers and all(isinstance(text, str) for text in texts)


def _is_database(path: Path) -> bool:
    """Whether a file begins as SQLite's do, or with nothing, as a power cut may leave it."""
    with path.open("rb") as file:
        return MAGIC.startswith(file.read(len(MAGIC)).rstrip(b"\0"))


def _fault(database: apsw.Connection, path: Path) -> str | None:
    """Returns what is wrong with a database whose rows are whole, or None."""
    with path.open("rb") as file:
        head = file.read(20)
    if head[18:19] != head[19:20]:  # one may write what the other may read; else SQLite refuses every row
        return "the file's head is damaged"
    if not has_our_tables(database):
        return "the tables are not as they were made"
    found = database.pragma("integrity_check")
    return None if found == "ok" else f"the file is damaged: {found}"


def _count(database: apsw.Connection) -> int | None:
    try:
        found = database.execute("SELECT count(*) FROM row").fetchone()
    except (*_CORRUPT, apsw.IOError):
        return None
    return int(found[0]) if found else None


def set_aside(path: Path) -> Path | None:
    """Renames the journal's files to the first free `.corrupt-N`; nothing is overwritten.

    Returns the database's new name, or None if there was none.
    """
    number = 1
    while any(path.with_name(f"{path.name}.corrupt-{number}{part}").exists() for part in _PARTS):
        number += 1
    for part in _PARTS:
        old = path.with_name(path.name + part)
        if old.exists():
            old.rename(path.with_name(f"{path.name}.corrupt-{number}{part}"))
    sync_folder(path.parent)
    aside = path.with_name(f"{path.name}.corrupt-{number}")
    return aside if aside.exists() else None
