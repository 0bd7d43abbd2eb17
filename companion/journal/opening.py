"""Opening a journal for writing: an older one is migrated, and a damaged copy is mended from the other."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import apsw

from companion.journal import schema
from companion.journal.migration import migrate
from companion.journal.salvage import Finding, Salvage, examine, set_aside
from companion.journal.second_copy import SecondCopy
from companion.session.store import JournalRow


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
