"""Salvage: what can be read of a damaged journal, and where the damaged file is kept."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import apsw

from companion.session.schema import check_owner, select_rows
from companion.session.store import Row, follows

_PARTS: Final = ("", "-wal", "-shm")


@dataclass(frozen=True, slots=True)
class Damage:
    """Why a database is not whole."""

    why: str


def read_database(path: Path, connect: Callable[[str], apsw.Connection]) -> tuple[Sequence[Row], Damage | None]:
    """Returns the rows up to the first bad link, and what is wrong from there on, or None.

    Raises ForeignJournalError, which no salvage can mend, and apsw's errors of a disk that cannot be read.
    """
    rows: list[Row] = []
    try:
        database = connect(str(path))
    except (apsw.CorruptError, apsw.NotADBError) as error:
        return rows, Damage(str(error))
    try:
        check_owner(database, str(path))
        if not database.pragma("user_version"):  # cut while it was made: no row was ever in it
            return rows, None
        for row in select_rows(database, None):
            if not follows(rows[-1] if rows else None, row):
                return rows, Damage(f"row {len(rows) + 1} is not what was written")
            rows.append(row)
        found = database.pragma("quick_check")
        return rows, None if found == "ok" else Damage(f"the file is damaged: {found}")
    except (apsw.CorruptError, apsw.NotADBError, apsw.SQLError, UnicodeDecodeError, TypeError) as error:
        return rows, Damage(f"the file is damaged: {error}")
    finally:
        database.close()


def longest(database: Sequence[Row], copied: Sequence[Row]) -> Sequence[Row]:
    """Returns the longer of two unbroken beginnings of the same journal."""
    return copied if len(copied) > len(database) else database


def set_aside(path: Path) -> Path:
    """Renames the journal's files to the first free `.corrupt-N`, and returns the new name; nothing is overwritten."""
    number = 1
    while (aside := path.with_name(f"{path.name}.corrupt-{number}")).exists():
        number += 1
    for part in _PARTS:
        old = path.with_name(path.name + part)
        if old.exists():
            old.rename(aside.with_name(aside.name + part))
    return aside
