"""Checks a journal read-only, also while a companion writes it."""

import os
from dataclasses import dataclass
from pathlib import Path

import apsw

from companion.journal.file_endings import START
from companion.journal.last_start import LastRow, LastStart
from companion.journal.reading import examine_journal
from companion.journal.salvage import Finding
from companion.journal.saving import JournalError, reason_of
from companion.session.store import JournalRow


@dataclass(frozen=True, slots=True)
class Inspection:
    """What was found: how many rows the database holds unbroken, what is wrong, how many rows can be saved, or not.

    `behind` counts those of the lost that can still be read, behind the first that cannot. `aside` are the damaged
    databases that were set aside earlier. `missing` counts rows that were there when the journal's last row was noted;
    `is_last_known` is false where nobody noted it.
    """

    rows: int
    damage: tuple[str, ...]
    salvageable: int
    lost: int
    behind: int
    aside: tuple[Path, ...]
    missing: int = 0
    is_last_known: bool = True

    @property
    def whole(self) -> bool:
        """Whether both copies are as they were written."""
        return not self.damage


def read_rows(path: Path) -> tuple[tuple[JournalRow, ...], str | None]:
    """Returns every row that either copy can save, and what is wrong with the database. Raises JournalError."""
    found, last = _examine(path)
    damage = [*filter(None, [found.damage]), *_describe_missing(last.count_missing(found.best))]
    return tuple(found.best if found.damage else found.database), "; ".join(damage) or None


def inspect(path: Path) -> Inspection:
    """Returns what a check of every row finds. Raises JournalError."""
    found, last = _examine(path)
    damage = [found.damage] if found.damage else []
    if found.copied.damaged:
        damage.append(f"the second copy breaks off behind row {len(found.copied.rows)}")
    missing = last.count_missing(found.best)
    damage += _describe_missing(missing)
    aside = sorted(path.parent.glob(f"{path.name}.corrupt-*[0-9]"))
    counts = len(found.database), tuple(damage), len(found.best), found.lost, found.behind
    return Inspection(*counts, tuple(aside), missing, is_last_known=path.with_name(path.name + START).is_file())


def _describe_missing(missing: int) -> list[str]:
    """Returns what is said of rows that are not there; nothing if none is missing."""
    if not missing:
        return []
    rows = (
        "1 row that was there earlier is missing"
        if missing == 1
        else f"{missing} rows that were there earlier are missing"
    )
    return [f"{rows}: copy all files of the journal together"]


def _examine(path: Path) -> tuple[Finding, LastRow]:
    """Reads both copies, and before them, as they may grow meanwhile, which row was the last."""
    path = Path(os.path.realpath(path))
    last = LastStart(path.with_name(path.name + START)).read()
    try:
        return examine_journal(path), last
    except (apsw.Error, OSError) as error:
        mend = "let this user read its folder and its files, or name another"
        raise JournalError(f"the journal {path} cannot be read: {reason_of(error)}: {mend}") from None
