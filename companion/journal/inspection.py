"""Looking at a journal without touching it, also while a companion writes it."""

import os
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import apsw

from companion.journal.journal import JournalError
from companion.journal.salvage import Finding, examine
from companion.journal.second_copy import SecondCopy
from companion.session.store import Row

_READ_ONLY: Final = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI


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


def read_rows(path: Path) -> tuple[tuple[Row, ...], str | None]:
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
    path = Path(os.path.realpath(path))
    second_copy = SecondCopy(path.with_name(path.name + ".copy"))
    try:
        return examine(path, second_copy, _look)
    except (apsw.CantOpenError, apsw.ReadOnlyError):
        return _examine_elsewhere(path, second_copy)
    except (apsw.Error, OSError) as error:
        raise JournalError(f"the journal {path} cannot be read: {error}") from None


def _look(path: str) -> apsw.Connection:
    """Opens a database so that nothing is made beside it: a log that is not there needs no index of it."""
    log = Path(path + "-wal")
    idle = not log.exists() or not log.stat().st_size
    return apsw.Connection(f"{Path(path).absolute().as_uri()}?mode=ro{'&immutable=1' * idle}", flags=_READ_ONLY)


def _examine_elsewhere(path: Path, second_copy: SecondCopy) -> Finding:
    """Examines a journal whose log is unfinished and whose folder is read-only: SQLite needs one where it can write."""
    try:
        with tempfile.TemporaryDirectory(prefix="companion-") as folder:
            for part in ("", "-wal"):
                shutil.copyfile(path.with_name(path.name + part), Path(folder) / f"journal.db{part}")
            return examine(Path(folder) / "journal.db", second_copy, _look)
    except (apsw.Error, OSError) as error:
        raise JournalError(f"the journal {path} cannot be read: {error}") from None
