"""Looking at a journal without touching it, also while a companion writes it."""

from dataclasses import dataclass
from pathlib import Path

import apsw

from companion.session.journal import JournalError
from companion.session.mirror import Mirror
from companion.session.salvage import Finding, examine
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
    found = _examine(path)
    return tuple(found.best if found.damage else found.database), found.damage


def inspect(path: Path) -> Inspection:
    """Returns what a check of every row finds. Raises JournalError."""
    found = _examine(path)
    damage = [found.damage] if found.damage else []
    if found.cut:
        damage.append(f"the second copy breaks off behind row {len(found.copied)}")
    return Inspection(len(found.database), tuple(damage), len(found.best))


def _examine(path: Path) -> Finding:
    try:
        return examine(path, Mirror(path.with_name(path.name + ".copy")), _read_only)
    except apsw.Error as error:
        raise JournalError(f"the journal {path} cannot be read: {error}") from None


def _read_only(path: str) -> apsw.Connection:
    return apsw.Connection(path, flags=apsw.SQLITE_OPEN_READONLY)
