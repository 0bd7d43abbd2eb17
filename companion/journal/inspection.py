"""Checks a journal read-only, also while a companion writes it."""

from dataclasses import dataclass
from pathlib import Path

import apsw

from companion.journal.reading import examine_journal
from companion.journal.salvage import Finding
from companion.journal.saving import JournalError, reason_of
from companion.session.store import JournalRow


@dataclass(frozen=True, slots=True)
class Inspection:
    """What was found: how many rows the database holds unbroken, what is wrong, how many rows can be saved, or not.

    `behind` counts those of the lost that can still be read, behind the first that cannot. `aside` are the damaged
    databases that were set aside earlier.
    """

    rows: int
    damage: tuple[str, ...]
    salvageable: int
    lost: int
    behind: int
    aside: tuple[Path, ...]

    @property
    def whole(self) -> bool:
        """Whether both copies are as they were written."""
        return not self.damage


def read_rows(path: Path) -> tuple[tuple[JournalRow, ...], str | None]:
    """Returns every row that either copy can save, and what is wrong with the database. Raises JournalError."""
    found = _examine(path)
    return tuple(found.best if found.damage else found.database), found.damage


def inspect(path: Path) -> Inspection:
    """Returns what a check of every row finds. Raises JournalError."""
    found = _examine(path)
    damage = [found.damage] if found.damage else []
    if found.copied.damaged:
        damage.append(f"the second copy breaks off behind row {len(found.copied.rows)}")
    aside = sorted(path.parent.glob(f"{path.name}.corrupt-*[0-9]"))
    return Inspection(len(found.database), tuple(damage), len(found.best), found.lost, found.behind, tuple(aside))


def _examine(path: Path) -> Finding:
    try:
        return examine_journal(path)
    except (apsw.Error, OSError) as error:
        mend = "let this user read its folder and its files, or name another"
        raise JournalError(f"the journal {path} cannot be read: {reason_of(error)}: {mend}") from None
