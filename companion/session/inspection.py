"""Looking at a journal without touching it, also while a companion writes it."""

from dataclasses import dataclass
from pathlib import Path

import apsw

from companion.session.journal import JournalError
from companion.session.mirror import Mirror
from companion.session.salvage import longest, read_database
from companion.session.store import Row


@dataclass(frozen=True, slots=True)
class Inspection:
    """What was found: how many rows the database holds unbroken, what is wrong, and how many rows can be saved."""

    rows: int
    damage: tuple[str, ...]
    salvageable: int

    @property
    def whole(self) -> bool:
        """Whether both copies are as they were written."""
        return not self.damage


def read_rows(path: Path) -> tuple[tuple[Row, ...], str | None]:
    """Returns every row that either copy can save, and what is wrong with the database. Raises JournalError."""
    try:
        rows, damage = read_database(path, _read_only)
    except apsw.Error as error:
        raise JournalError(f"the journal {path} cannot be read: {error}") from None
    copied = Mirror(path.with_name(path.name + ".copy")).read()
    if damage is None:
        return tuple(rows), None
    return tuple(longest(rows, copied)), damage.why


def inspect(path: Path) -> Inspection:
    """Returns what a check of every row finds. Raises JournalError."""
    try:
        rows, damage = read_database(path, _read_only)
    except apsw.Error as error:
        raise JournalError(f"the journal {path} cannot be read: {error}") from None
    mirror = Mirror(path.with_name(path.name + ".copy"))
    copied = mirror.read()
    found = [damage.why] if damage else []
    if mirror.damaged:
        found.append(f"the second copy breaks off behind row {len(copied)}")
    if len(copied) > len(rows) and damage is None:
        found.append(f"the database lacks {len(copied) - len(rows)} rows that the second copy has")
    return Inspection(len(rows), tuple(found), len(longest(rows, copied)))


def _read_only(path: str) -> apsw.Connection:
    return apsw.Connection(path, flags=apsw.SQLITE_OPEN_READONLY)
