"""Records the journal's last row at each start and end, to detect a memory card that loses data.

A worn-out card can accept writes and lose them: after each start the journal is as it was earlier.
"""

import json
import logging
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from companion.journal.atomic_files import write_safely
from companion.session.store import JournalRow

_LOG: Final = logging.getLogger(__name__)


class LastStart:
    """A small file beside the journal that names the journal's last row."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def count_missing(self, rows: Sequence[JournalRow]) -> int:
        """Returns how many rows were there at the last start or end and are not now; at least 1 if the last differs."""
        try:
            seq, link = json.loads(self._path.read_bytes())
            if not seq or (seq <= len(rows) and rows[seq - 1].link == bytes.fromhex(link)):
                return 0
            return max(int(seq) - len(rows), 1)
        except (OSError, ValueError, TypeError, RecursionError):
            return 0

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
            return os.read(number, 4096)
        finally:
            os.close(number)
