"""The rows that a session writes, and the interface of their store; MemoryStore keeps them in memory only."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, Protocol

from companion.errors import BadRecordError
from companion.session.moment import Clock, Moment, system_clock

GENESIS: Final = hashlib.sha256(b"mast year companion journal").digest()
"""The link before the first row of the hash chain."""


class RowKind(StrEnum):
    """The kinds of rows that tell of a game."""

    STARTED = "started"
    ACTED = "acted"
    TOOK_BACK = "took-back"
    CORRECTED = "corrected"
    UNCORRECTED = "uncorrected"
    MARKED = "marked"
    LABELLED = "labelled"
    SEATED = "seated"
    DRAFTED = "drafted"
    VOIDED = "voided"
    """Takes back rows which a failing disk kept although their writing was refused."""


class EventKind(StrEnum):
    """The kinds of rows that tell of a playtest event; they change no game."""

    GROUP_STARTED = "group-started"
    GROUP_RETURNED = "group-returned"
    GROUP_ENDED = "group-ended"
    GAME_STARTED = "game-started"
    GAME_ENDED = "game-ended"
    RULE_QUESTION = "rule-question"
    OVERRULED = "overruled"
    PLAYER_LEFT = "player-left"
    SURVEY = "survey"
    SURVEY_ASKED = "survey-asked"
    AIM_SHOWN = "aim-shown"
    SEAT_ASKED = "seat-asked"
    FIRST_HAND = "first-hand"
    STOP_REASON = "stop-reason"
    GROUP_MOVED = "group-moved"
    """A game that waited here goes on at another table."""


EVENT_KINDS: Final = frozenset(EventKind)
NO_GAME: Final = ""
"""The session of rows that belong to no game. Their kinds are their own; code that reads games leaves them alone."""
MACHINE: Final = "machine"
"""The kind, and the session, of rows that say on which machine the journal is from there on."""


@dataclass(frozen=True, slots=True)
class JournalRow:
    """One line of a journal. `seq` alone orders; `link` is the SHA-256 over the row before and this one."""

    seq: int
    session: str
    kind: str
    body: str
    moment: Moment
    link: bytes

    @property
    def content(self) -> dict[str, Any]:
        """What the body holds. Raises BadRecordError."""
        try:
            content = json.loads(self.body)
        except (ValueError, RecursionError) as error:
            raise BadRecordError(f"row {self.seq} of kind {self.kind!r} is no JSON: {error}") from None
        if not isinstance(content, dict):
            raise BadRecordError(f"row {self.seq} of kind {self.kind!r} is no JSON object")
        return content


@dataclass(frozen=True, slots=True)
class NewRow:
    """A row to be written: to which session, of which kind, with which content."""

    session: str
    kind: str
    content: Mapping[str, object]


class Store(Protocol):
    """Stores rows; one thread at a time writes."""

    def append(self, new: NewRow) -> JournalRow:
        """Writes a row and returns it once it is safe. Raises JournalError, and then nothing counts as written."""
        ...

    def rows(self, session: str | None = None) -> Sequence[JournalRow]:
        """Returns the rows, of one session or all, in their order."""
        ...

    def checkpoint(self) -> None:
        """Brings all rows into one file, where they are in several; does not fail.

        Called when a part of a game is over, or a game put aside or taken up again.
        """
        ...


def link_row(before: bytes, seq: int, new: NewRow, moment: Moment) -> JournalRow:
    """Returns the row that follows the one whose link is `before`."""
    kind = str(new.kind)  # plain, as it is read again
    body = json.dumps(new.content, ensure_ascii=False, separators=(",", ":"))
    row = JournalRow(seq, new.session, kind, body, moment, link=b"")
    return replace(row, link=link_of(before, row))


def link_of(before: bytes, row: JournalRow) -> bytes:
    """Returns the link of a row: SHA-256 over the link before it and the canonical bytes of all else in the row."""
    at, boot, up_ns = row.moment.at, row.moment.boot, row.moment.up_ns
    canonical = json.dumps([row.seq, row.session, row.kind, row.body, at, boot, up_ns], ensure_ascii=False)
    return hashlib.sha256(before + canonical.encode("utf-8", "surrogatepass")).digest()


def follows(before: JournalRow | None, row: JournalRow) -> bool:
    """Whether `row` is whole and is the one that follows `before` (None: is the first)."""
    seq, link = (before.seq, before.link) if before else (0, GENESIS)
    return row.seq == seq + 1 and row.link == link_of(link, row)


def standing_rows(rows: Sequence[JournalRow]) -> list[JournalRow]:
    """Returns the rows without those that a failing disk kept although their writing was never acknowledged.

    Raises BadRecordError.
    """
    voided = {seq for row in rows if row.kind == RowKind.VOIDED for seq in _voided_by(row)}
    return [row for row in rows if row.seq not in voided and row.kind != RowKind.VOIDED]


def _voided_by(row: JournalRow) -> list[int]:
    """Returns the numbers of the rows that a row takes back. Raises BadRecordError."""
    numbers = row.content.get("rows")
    if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
        raise BadRecordError(f"row {row.seq} of kind {row.kind!r} has no list of rows")
    return numbers


class MemoryStore:
    """Rows in memory, for a game that nobody wants to keep, and for commands that only look."""

    def __init__(self, clock: Clock = system_clock) -> None:
        self._clock = clock
        self._rows: list[JournalRow] = []

    def append(self, new: NewRow) -> JournalRow:
        before = self._rows[-1].link if self._rows else GENESIS
        self._rows.append(link_row(before, len(self._rows) + 1, new, self._clock()))
        return self._rows[-1]

    def rows(self, session: str | None = None) -> tuple[JournalRow, ...]:
        return tuple(row for row in self._rows if session in (None, row.session))

    def checkpoint(self) -> None:
        """Does nothing: there are no files."""
