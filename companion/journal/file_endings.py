"""What the names of a journal's files end with, behind that of its database; and what the database begins with."""

from pathlib import Path
from typing import Final

from companion.journal.atomic_files import check_regular

MAGIC: Final = b"SQLite format 3\0"
COPY: Final = ".copy"
LOCK: Final = ".lock"
REFUSED: Final = ".refused"
RESERVE: Final = ".reserve"
START: Final = ".start"
LOG: Final = "-wal"
ENDINGS: Final = ("", COPY, LOCK, REFUSED, RESERVE, START, LOG)
"""Those of every file that a companion which plays may have to write."""
_SQLITE: Final = ("-journal", "-shm")
"""What SQLite looks for beside a database, though no companion makes it."""


def check_files(path: Path) -> None:
    """Raises BadInputError where a file of the journal at `path` is a pipe, socket or device, and OSError."""
    for ending in (*ENDINGS, *_SQLITE):
        check_regular(path.with_name(path.name + ending))
