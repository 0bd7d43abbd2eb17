"""Salvage: what can be read of a damaged journal, and where the damaged file is kept."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import apsw

from companion.session.mirror import Mirror
from companion.session.schema import ForeignJournalError, check_owner, select_rows
from companion.session.store import Row, follows

_PARTS: Final = ("", "-wal", "-shm")


@dataclass(frozen=True, slots=True)
class Finding:
    """What the two copies of a journal hold, up to the first row of each that is not whole.

    `damage` says what is wrong with the database, `cut` that the second copy breaks off.
    """

    database: Sequence[Row]
    copied: Sequence[Row]
    damage: str | None
    cut: bool

    @property
    def best(self) -> Sequence[Row]:
        """The longer of the two unbroken beginnings."""
        return self.copied if len(self.copied) > len(self.database) else self.database


def examine(path: Path, mirror: Mirror, connect: Callable[[str], apsw.Connection]) -> Finding:
    """Reads both copies. Raises ForeignJournalError, and apsw's errors of a disk that cannot be read."""
    copied = mirror.read()
    try:
        database, damage = read_database(path, connect) if path.exists() else ((), None)
    except ForeignJournalError as error:
        if not copied:
            raise
        database, damage = (), str(error)  # the second copy is ours, so it is the database's head that has rotted
    if damage is None and len(copied) > len(database):
        damage = f"the database lacks {len(copied) - len(database)} rows that the second copy has"
    return Finding(database, copied, damage, mirror.damaged)


def read_database(path: Path, connect: Callable[[str], apsw.Connection]) -> tuple[Sequence[Row], str | None]:
    """Returns the rows up to the first bad link, and what is wrong from there on, or None.

    Raises ForeignJournalError, which no salvage can mend, and apsw's errors of a disk that cannot be read.
    """
    rows: list[Row] = []
    database = connect(str(path))
    try:
        check_owner(database, str(path))
        if not database.pragma("user_version"):  # cut while it was made: no row was ever in it
            return rows, None
        for row in select_rows(database, None):
            if not follows(rows[-1] if rows else None, row):
                return rows, f"row {len(rows) + 1} is not what was written"
            rows.append(row)
        found = database.pragma("quick_check")
        return rows, None if found == "ok" else f"the file is damaged: {found}"
    except (apsw.CorruptError, apsw.NotADBError, apsw.SQLError, UnicodeDecodeError, TypeError) as error:
        return rows, f"the file is damaged: {error}"
    finally:
        database.close()


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
