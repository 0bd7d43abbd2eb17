"""Outbox: what a hub has not acknowledged of a journal. The journal is the outbox; nothing is queued elsewhere."""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.hub.table.journal_tail import JournalTail
from companion.hub.wire import MOST_ROWS, PublicRows, pack

MOST_BYTES: Final = 240 << 10
"""Below the 256 KiB that a hub takes at once, for what stands around the rows."""
SLICE: Final = 25
PAUSE_S: Final = 0.002
"""After so many rows the thread rests for so long: the screen's thread need not wait for it."""


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
