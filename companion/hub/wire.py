"""What crosses from a table to its hub: rows with a hash chain of their own, without the names of players."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any, Final, NoReturn

from companion.errors import BadInputError, BadRecordError
from companion.session.store import EVENT_KINDS, GENESIS, MACHINE, NO_GAME, EventKind, JournalRow, RowKind

MOST_ROWS: Final = 500
MOST_BYTES: Final = 256 << 10
MOST_UNPACKED_BYTES: Final = 2 << 20
"""The limits of one delivery: rows, bytes on the wire, bytes where it was compressed."""
LARGEST_SEQ: Final = (1 << 53) - 1
LONGEST: Final[Mapping[str, int]] = {"kind": 64, "session": 64, "at": 40, "journal": 64}
"""The longest texts beside a row's body."""
NAME_BYTES: Final = 8
"""How much of a row's link names a journal (`companion.events.export`)."""
_KEYS: Final = ("seq", "kind", "at", "session", "body", "hash", "journal")
_SECRET_OF_TABLE: Final = frozenset({RowKind.SEATED, RowKind.LABELLED, RowKind.DRAFTED})
"""Kinds of rows that may name players, or show what is not yet on the table."""


@dataclass(frozen=True, slots=True)
class WireRow:
    """A row as it crosses. `body` is compact JSON in ASCII; `name` is the journal's name there, "" for its usual one.

    `more` is what a newer companion sent beside it, as JSON; "" for nothing.
    """

    seq: int
    session: str
    kind: str
    at: str
    body: str
    hash: bytes
    name: str = ""
    more: str = ""

    def as_json(self) -> dict[str, Any]:
        """Returns the row as it is sent."""
        named = {"journal": self.name} if self.name else {}
        head = {"seq": self.seq, "kind": self.kind, "at": self.at, "session": self.session}
        more = json.loads(self.more) if self.more else {}
        return {**head, "body": json.loads(self.body), "hash": self.hash.hex(), **named, **more}

    @property
    def content(self) -> dict[str, Any]:
        """What the body holds."""
        content: dict[str, Any] = json.loads(self.body)
        return content


@dataclass(frozen=True, slots=True)
class Delivery:
    """Rows of one request, in their order; `before` is the hash of the row before them, where the table told it."""

    rows: tuple[WireRow, ...]
    before: bytes | None = None


def pack(value: object) -> str:
    """Returns compact JSON in ASCII, the same on every machine."""
    return json.dumps(value, separators=(",", ":"))


def next_hash(before: bytes, row: WireRow) -> bytes:
    """Returns the hash of a row that follows the one whose hash is `before`, GENESIS before the first."""
    text = f"[{row.seq},{pack(row.session)},{pack(row.kind)},{row.body},{pack(row.at)}]"
    return hashlib.sha256(before + text.encode("ascii")).digest()


def chain(before: bytes, rows: Iterable[WireRow]) -> Iterator[tuple[WireRow, bytes]]:
    """Yields each row with the hash that it must have; rows follow the one whose hash is `before`."""
    for row in rows:
        yield row, next_hash(before, row)
        before = row.hash


class PublicRows:
    """Turns a journal's rows, taken in their order from the first, into those that cross.

    The same journal gives the same rows, however they are taken: a hub that lost them gets the same again. A row that
    begins a game is held back until the next one says whether the game is one of an event.
    """

    def __init__(self, journal: str) -> None:
        self._journal = journal
        self._name = ""
        self._hash = GENESIS
        self._seen: set[str] = set()  # the sessions of games of events
        self._held: list[JournalRow] = []

    def take(self, rows: Iterable[JournalRow]) -> list[WireRow]:
        """Returns the rows that cross now."""
        crossing: list[WireRow] = []
        for row in rows:
            self._held.append(row)
            if row.kind == EventKind.GAME_STARTED:
                self._seen.add(row.session)
            if row.kind not in (RowKind.STARTED, MACHINE) or self._held[0].kind == MACHINE:
                crossing += map(self._cross, self._held)
                self._held.clear()
        return crossing

    def _cross(self, row: JournalRow) -> WireRow:
        if row.kind == MACHINE or not self._name:
            self._name = row.link[:NAME_BYTES].hex()
        name = self._name if self._name != self._journal else ""
        body = pack(self._public_body(row))
        self._hash = next_hash(self._hash, WireRow(row.seq, row.session, row.kind, row.moment.at, body, b""))
        return WireRow(row.seq, row.session, row.kind, row.moment.at, body, self._hash, name)

    def _public_body(self, row: JournalRow) -> Mapping[str, object]:
        """Returns the body without names; nothing of a game that is of no event, nor of a kind that may name people."""
        try:
            content = row.content
        except BadRecordError:
            return {}
        if row.kind == RowKind.VOIDED or row.kind in EVENT_KINDS or row.session in (NO_GAME, MACHINE):
            return content
        if row.session not in self._seen or row.kind in _SECRET_OF_TABLE - {RowKind.SEATED}:
            return {}
        if row.kind == RowKind.STARTED:
            players = content.get("players")
            return {**content, "players": seat_letters(len(players) if isinstance(players, list) else 0)}
        if row.kind == RowKind.SEATED:
            seat = content.get("seat")
            return {**content, "name": seat_letter(seat) if isinstance(seat, int) else ""}
        return content if row.kind in list(RowKind) else {}


def seat_letter(seat: int) -> str:
    """Returns what a player is called at the hub: A for seat 0."""
    return chr(ord("A") + seat % 26)


def seat_letters(seats: int) -> list[str]:
    """Returns what the players of a table are called at the hub."""
    return [seat_letter(seat) for seat in range(seats)]


def _refuse(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number in JSON")


def _read_float(text: str) -> float:
    found = float(text)
    return found if isfinite(found) else _refuse(text)


_DECODER: Final = json.JSONDecoder(parse_constant=_refuse, parse_float=_read_float)


def read_json(raw: bytes) -> dict[str, Any]:
    """Returns the JSON object in `raw`. Raises BadInputError."""
    try:
        content = _DECODER.decode(raw.decode("utf-8"))
    except (ValueError, RecursionError):
        raise BadInputError("the body is no JSON in UTF-8: send an object") from None
    if not isinstance(content, dict):
        raise BadInputError("the body is no JSON object")
    return content


def read_delivery(raw: bytes) -> Delivery:
    """Returns what a table delivers, `{"from": N, "rows": […]}`, up to the first gap in it. Raises BadInputError."""
    content = read_json(raw)
    rows = content.get("rows")
    if not isinstance(rows, list) or len(rows) > MOST_ROWS:
        raise BadInputError(f"'rows' is no list of at most {MOST_ROWS} rows")
    read = tuple(map(read_row, rows))
    if read and content.get("from", read[0].seq) != read[0].seq:
        raise BadInputError("'from' is not the 'seq' of the first row")
    whole = tuple(row for index, row in enumerate(read) if row.seq == read[0].seq + index)
    before = content.get("before")
    return Delivery(whole, None if before is None else _read_hash(before, "before"))


def read_row(raw: object) -> WireRow:
    """Returns a row as it was sent; what is unknown in it stays. Raises BadInputError."""
    if not isinstance(raw, dict):
        raise BadInputError("a row is a JSON object")
    seq, body = raw.get("seq"), raw.get("body")
    if type(seq) is not int or not 1 <= seq <= LARGEST_SEQ:
        raise BadInputError("a row's 'seq' is a number from 1 on")
    if not isinstance(body, dict):
        raise BadInputError(f"row {seq}: 'body' is no JSON object")
    texts = {key: _read_text(raw.get(key, ""), f"row {seq}: {key!r}", LONGEST[key]) for key in LONGEST}
    if not texts["kind"]:
        raise BadInputError(f"row {seq} has no 'kind'")
    more = {key: value for key, value in raw.items() if key not in _KEYS}
    digest = _read_hash(raw.get("hash"), f"row {seq}: 'hash'")
    packed = pack(more) if more else ""
    return WireRow(seq, texts["session"], texts["kind"], texts["at"], pack(body), digest, texts["journal"], packed)


def _read_text(value: object, what: str, longest: int) -> str:
    if not isinstance(value, str) or len(value) > longest or not value.isprintable():
        raise BadInputError(f"{what} is no text of at most {longest} printable signs")
    return value


def _read_hash(value: object, what: str) -> bytes:
    if isinstance(value, str) and len(value) == 2 * hashlib.sha256().digest_size:
        try:
            return bytes.fromhex(value)
        except ValueError:
            pass
    raise BadInputError(f"{what} is no SHA-256 as 64 hexadecimal digits")
