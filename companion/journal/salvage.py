"""Salvage: what can be read of a damaged journal, and where the damaged file is kept."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import apsw

from companion.journal.atomic_files import sync_folder
from companion.journal.schema import ForeignJournalError, check_owner, foreign, has_our_tables, is_empty, select_rows
from companion.journal.second_copy import HEADER, CopiedRows, SecondCopy, check_copy
from companion.session.store import Row, follows

MAGIC: Final = b"SQLite format 3\0"
_PARTS: Final = ("-wal", "-shm", "")  # the file itself last: as long as it is there, nothing has been set aside
_ROTTEN: Final = (
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

    `aside` is where the damaged database lies, or None if there was none.
    """

    why: str
    kept: int
    lost: int
    aside: Path | None


@dataclass(frozen=True, slots=True)
class Finding:
    """What the two copies of a journal hold, up to the first row of each that is not whole.

    `damage` says what is wrong with the database; `seen` counts all its rows, whole or not.
    """

    database: Sequence[Row]
    copied: CopiedRows
    damage: str | None
    seen: int

    @property
    def best(self) -> Sequence[Row]:
        """The longer of the two unbroken beginnings."""
        return self.copied.rows if len(self.copied.rows) > len(self.database) else self.database

    @property
    def lost(self) -> int:
        """How many rows are known to have been there and cannot be saved."""
        return max(self.seen - len(self.best), 0)

    @property
    def copy_has_another_past(self) -> bool:
        """Whether the second copy is no beginning of `best`, and must be written anew."""
        rows = self.copied.rows
        return self.copied.torn or self.copied.damaged or bool(rows and rows[-1] != self.best[len(rows) - 1])


def examine(path: Path, second_copy: SecondCopy, connect: Callable[[str], apsw.Connection]) -> Finding:
    """Reads both copies. Raises ForeignJournalError, and apsw's errors of a disk that cannot be read."""
    content = second_copy.load()  # before the database, which may grow meanwhile: rows reach it first
    if path.exists() and not _is_database(path) and content is not None and not content.startswith(HEADER):
        raise foreign(path)
    try:
        rows, damage, seen = read_database(path, connect) if path.exists() else ((), None, 0)
    except ForeignJournalError as error:
        copied = check_copy(content, ())
        if not copied.rows:
            raise
        return Finding((), copied, str(error), 0)  # the second copy is ours, so it is the database's head that rotted
    copied = check_copy(content, rows)
    if damage is None and len(copied.rows) > len(rows):
        damage = f"the database lacks {len(copied.rows) - len(rows)} rows that the second copy has"
    return Finding(rows, copied, damage, seen)


def read_database(path: Path, connect: Callable[[str], apsw.Connection]) -> tuple[Sequence[Row], str | None, int]:
    """Returns the rows up to the first bad link, what is wrong from there on (or None), and how many rows there are.

    Raises ForeignJournalError, which no salvage can mend, and apsw's errors of a disk that cannot be read.
    """
    rows: list[Row] = []
    database = connect(str(path))
    try:
        check_owner(database, str(path))
        if is_empty(database):  # cut while it was made: no row was ever in it
            return rows, None, 0
        for row in select_rows(database, None):
            if not follows(rows[-1] if rows else None, row):
                return rows, f"row {len(rows) + 1} is not what was written", _count(database, len(rows))
            rows.append(row)
        return rows, _fault(database, path), len(rows)
    except _ROTTEN as error:
        return rows, f"the file is damaged: {error}", _count(database, len(rows))
    finally:
        database.close(True)


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


def _count(database: apsw.Connection, least: int) -> int:
    try:
        found = database.execute("SELECT count(*) FROM row").fetchone()
    except (*_ROTTEN, apsw.IOError):
        return least
    return max(int(found[0]), least) if found else least


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
