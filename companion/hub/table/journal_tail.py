"""JournalTail: the rows of a journal, one behind the other, also while its companion writes it.

A companion lets nobody else read its database, so that no lock is shared with play. The second copy beside it has the
same rows, each once it is safe. Where that copy breaks off, both copies are examined as `companion journal check` does.
"""

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO, Final

from companion.journal.file_endings import COPY
from companion.journal.inspection import read_rows
from companion.journal.saving import JournalError
from companion.journal.second_copy import ANY_HEADER, read_line
from companion.session.store import JournalRow, follows

EXAMINED_AGAIN_S: Final = 30.0
"""So long a broken second copy is left alone: to examine both copies reads all rows."""


class JournalTail:
    """`last` is the last row that was read. Used by one thread."""

    def __init__(self, journal: Path) -> None:
        self._journal = Path(os.path.realpath(journal))
        self._copy = self._journal.with_name(self._journal.name + COPY)
        self._file: BinaryIO | None = None
        self._read_bytes = 0
        self._examine_at_s = 0.0
        self.last: JournalRow | None = None

    def has_more(self) -> bool:
        """Whether something may have been written since the last reading."""
        try:
            return self._copy.stat().st_size != self._read_bytes or self.is_replaced()
        except OSError:
            return False

    def is_replaced(self) -> bool:
        """Whether the copy was written anew, as at a start after a power cut: then it is read from its beginning."""
        if self._file is None:
            return False
        try:
            found, opened = self._copy.stat(), os.fstat(self._file.fileno())
        except OSError:
            return False
        return found.st_ino != opened.st_ino or found.st_size < self._read_bytes

    def read(self, most: int) -> Sequence[JournalRow]:
        """Returns the next rows, `most` at most while the copy is whole; nothing where there are none yet."""
        rows: list[JournalRow] = []
        try:
            file = self._open()
            while file is not None and len(rows) < most and (line := file.readline()):
                row = read_line(line)
                if row is None or not follows(self.last, row):
                    file.seek(self._read_bytes)
                    return rows or (self._examine() if line.endswith(b"\n") else ())
                self._read_bytes += len(line)
                self.last = row
                rows.append(row)
        except OSError:
            self.close()
        return rows

    def close(self) -> None:
        """Lets the file go."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _open(self) -> BinaryIO | None:
        if self._file is None:
            file = self._copy.open("rb")
            header = file.readline()
            if not ANY_HEADER.fullmatch(header):
                file.close()
                return None
            self._file, self._read_bytes = file, len(header)
        return self._file

    def _examine(self) -> Sequence[JournalRow]:
        """Returns all next rows from whichever copy has them; seldom, as all rows are read for it."""
        if time.monotonic() < self._examine_at_s:
            return ()
        self._examine_at_s = time.monotonic() + EXAMINED_AGAIN_S
        try:
            found, _ = read_rows(self._journal)
        except JournalError:
            return ()
        known = self.last.seq if self.last else 0
        rows = [row for row in found if row.seq > known]
        if rows and follows(self.last, rows[0]):
            self.last = rows[-1]
            return rows
        return ()
