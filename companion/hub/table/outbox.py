"""Outbox: what a hub has not acknowledged of a journal. The journal is the outbox; nothing is queued elsewhere.

JournalTail reads it while its companion writes it.
"""

import os
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from companion.hub.wire import MOST_ROWS, PublicRows, pack
from companion.journal.file_endings import COPY
from companion.journal.inspection import read_rows
from companion.journal.saving import JournalError
from companion.journal.second_copy import ANY_HEADER, read_line
from companion.session.store import JournalRow, follows

MOST_BYTES: Final = 240 << 10
"""Below the 256 KiB that a hub takes at once, for what stands around the rows."""
SLICE: Final = 25
PAUSE_S: Final = 0.002
"""After so many rows the thread rests for so long: the screen's thread need not wait for it."""

EXAMINED_AGAIN_S: Final = 30.0
"""So long a broken second copy is left alone: to examine both copies reads all rows."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Rows as they cross, the first and the last by number."""

    first: int
    last: int
    body: bytes


@dataclass(frozen=True, slots=True)
class _Crossing:
    seq: int
    hash: str
    text: bytes


class Outbox:
    """`journal` is the file, `name` the journal's name at the hub. Used by one thread."""

    def __init__(self, journal: Path, name: str, rest: Callable[[float], object] = time.sleep) -> None:
        self._journal, self._name, self._rest = journal, name, rest
        self._begin()

    @property
    def last(self) -> int:
        """The number of the last row that is known here and can cross."""
        return self._last

    def has_more(self) -> bool:
        """Whether rows wait, or may have been written since."""
        return bool(self._waiting) or self._tail.has_more()

    def batch(self, acked: int) -> Batch | None:
        """Returns the rows that follow the last acknowledged one; None where there are none.

        A hub that has fewer rows than it had, as one that lost its disk, gets all of them again.
        """
        first = self._waiting[0].seq if self._waiting else self.last + 1
        if acked + 1 < first or self._tail.is_replaced():
            self.close()
            self._begin()
        self._read(acked)
        while self._waiting and self._waiting[0].seq <= acked:
            self._before = self._waiting.popleft().hash
        if not self._waiting:
            return None
        rows: list[bytes] = []
        size, last = 0, acked
        for crossing in self._waiting:
            size += len(crossing.text) + 1
            if rows and (size > MOST_BYTES or len(rows) == MOST_ROWS):
                break
            rows.append(crossing.text)
            last = crossing.seq
        first, before = self._waiting[0].seq, self._before.encode()
        head = b'{"from":%d,"before":"%b","rows":[' if before else b'{"from":%d%b,"rows":['
        return Batch(first, last, head % (first, before) + b",".join(rows) + b"]}")

    def close(self) -> None:
        """Lets the journal's file go."""
        self._tail.close()

    def _begin(self) -> None:
        self._tail = JournalTail(self._journal)
        self._public = PublicRows(self._name)
        self._last, self._before = 0, ""  # the hash of the row before the first that waits
        self._waiting: deque[_Crossing] = deque()

    def _read(self, acked: int) -> None:
        """Reads on until a batch is full; the rows before are only linked."""
        while len(self._waiting) < MOST_ROWS and (rows := self._tail.read(SLICE)):
            for row in self._public.take(rows):
                self._last = row.seq
                if row.seq <= acked:
                    self._before = row.hash.hex()
                else:
                    self._waiting.append(_Crossing(row.seq, row.hash.hex(), pack(row.as_json()).encode()))
            self._rest(PAUSE_S)


class JournalTail:
    """The rows of a journal, one behind the other, also while its companion writes it; `last` is the last row read.

    A companion lets nobody else read its database, so that no lock is shared with play. The second copy beside it has
    the same rows, each once it is safe. Where that copy breaks off, both copies are examined as `companion journal
    check` does. Used by one thread.
    """

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
