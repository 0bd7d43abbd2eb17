"""What the names of a journal's files end with, behind that of its database."""

from typing import Final

COPY: Final = ".copy"
LOCK: Final = ".lock"
REFUSED: Final = ".refused"
RESERVE: Final = ".reserve"
START: Final = ".start"
LOG: Final = "-wal"
ENDINGS: Final = ("", COPY, LOCK, REFUSED, RESERVE, START, LOG, "-shm")
"""Those of every file that a companion which plays may have to write."""
