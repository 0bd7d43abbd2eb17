"""Records the journal's last row at each start, end and part of a game, to detect a memory card that loses data.

A worn-out card can accept writes and lose them: after each start the journal is as it was earlier.
"""

import json
import logging
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.journal.atomic_files import read_small, write_safely
from companion.session.store import JournalRow

LARGEST_BYTES: Final = 4096
_LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LastRow:
    """The last row of which a marker tells, by its number and link; number 0: there was none."""

    seq: int = 0
    link: str = ""

    def count_missing(self, rows: Sequence[JournalRow]) -> int:
        """Returns how many rows were there and are not among `rows`; at least 1 if the last differs."""
        if not self.seq or (self.seq <= len(rows) and rows[self.seq - 1].link.hex() == self.link):
            return 0
        return max(self.seq - len(rows), 1)


class LastStart:
    """A small file beside the journal that names the journal's last row."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self) -> LastRow:
        """Returns what the file says; a damaged one, or none, tells of no row."""
        try:
            seq, link = json.loads(read_small(self._path, LARGEST_BYTES))
            is_sound = type(seq) is int and seq > 0 and bytes.fromhex(link).hex() == link
            return LastRow(seq, link) if is_sound else LastRow()
        except (OSError, ValueError, TypeError, RecursionError):
            return LastRow()

    def write(self, last: JournalRow | None) -> bool:
        """Names the `last` row; tells whether the disk still knows it, asked past the machine's own memory."""
        content = json.dumps([last.seq, last.link.hex()] if last else [0, ""]).encode()
        try:
            write_safely(self._path, content)
            return self._read_past_memory() == content
        except OSError as error:
            _LOG.warning("what the journal holds cannot be noted: %s", error)
            return True  # a disk that reports its failure does not lose data silently

    def _read_past_memory(self) -> bytes:
        number = os.open(self._path, os.O_RDONLY | os.O_CLOEXEC)
        try:
            os.posix_fadvise(number, 0, 0, os.POSIX_FADV_DONTNEED)
            return os.read(number, LARGEST_BYTES)
        finally:
            os.close(number)
