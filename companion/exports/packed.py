"""Packed records: a whole game as a short text of capitals and digits, small enough for one code to scan."""

import base64
import binascii
import json
import zlib
from dataclasses import replace
from typing import Final

from companion.engine import Record, write_record
from companion.engine.game import AnyGame
from companion.engine.record import LARGEST_BYTES
from companion.errors import BadRecordError

MOST_DIGITS: Final = 3
MARK: Final = "MYC1:"
"""How a packed record begins; the digit is the version."""
PART: Final = "MYC1/"
"""How each part begins if one code cannot hold all: its number, how many there are, a checksum of all, a colon."""
_RAW: Final = -15
"""Raw deflate: without header and checksum."""


def pack(game: AnyGame, record: Record) -> str:
    """Returns `record` packed; the times and sources of its entries are left out."""
    bare = replace(record, entries=tuple(replace(entry, at=None, by=None) for entry in record.entries))
    compact = json.dumps(json.loads(write_record(game, bare)), ensure_ascii=False, separators=(",", ":"))
    press = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9)
    return MARK + base64.b32encode(
        press.compress(compact.encode("utf-8", "backslashreplace")) + press.flush()
    ).decode().rstrip("=")


def split(packed: str, most: int) -> tuple[str, ...]:
    """Returns a packed record in parts of at most `most` letters; one that is short enough is a single part."""
    if len(packed) <= most:
        return (packed,)
    each = most - len(_head(99, 99, packed))
    letters = packed.removeprefix(MARK)
    chunks = [letters[place : place + each] for place in range(0, len(letters), each)]
    return tuple(_head(number, len(chunks), packed) + chunk for number, chunk in enumerate(chunks, 1))


def join_parts(text: bytes) -> bytes:
    """Returns the packed record of `text`, its parts in any order; a whole one as it is. Raises BadRecordError."""
    if not text.startswith(PART.encode()):
        return text
    found: dict[int, bytes] = {}
    totals = set()
    for part in text.split(PART.encode())[1:]:
        head, _, letters = part.partition(b":")
        number, _, total = head.partition(b"/")
        if not number.isdigit() or len(number) > MOST_DIGITS:
            raise BadRecordError("the shared code is damaged: scan it again, whole")
        found[int(number)] = letters
        totals.add(total)
    if len(totals) != 1:
        raise BadRecordError("the shared codes are of different games: scan those of one game only")
    count, _, total = totals.pop().partition(b"/")
    if not count.isdigit() or len(count) > MOST_DIGITS:
        raise BadRecordError("the shared code is damaged: scan it again, whole")
    wanted = range(1, int(count) + 1)
    missing = [str(number) for number in wanted if number not in found]
    if missing:
        raise BadRecordError(
            f"of the {len(wanted)} shared codes these are missing: {', '.join(missing)}; scan them too"
        )
    whole = b"".join(found[number] for number in wanted)
    if _sum(whole.decode(errors="replace")).encode() != total:
        raise BadRecordError("the shared code is damaged: scan it again, whole")
    return whole


def _head(number: int, count: int, packed: str) -> str:
    return f"{PART}{number}/{count}/{_sum(packed.removeprefix(MARK))}:"


def _sum(letters: str) -> str:
    return f"{zlib.crc32(letters.encode()):08X}"


def is_packed(text: bytes) -> bool:
    """Whether `text` is a packed record, and so not JSON."""
    return text.lstrip()[: len(MARK)].upper() in (MARK.encode(), PART.encode())


def unpack(text: bytes) -> bytes:
    """Returns the record (JSON) that a packed text holds. Raises BadRecordError."""
    letters = join_parts(b"".join(text.split()).upper()).removeprefix(MARK.encode())
    opened = zlib.decompressobj(_RAW)
    try:
        record = opened.decompress(base64.b32decode(letters + b"=" * (-len(letters) % 8)), LARGEST_BYTES + 1)
    except (binascii.Error, zlib.error):
        raise BadRecordError("the shared code is damaged: scan it again, whole") from None
    if not opened.eof and len(record) <= LARGEST_BYTES:
        raise BadRecordError("the shared code is cut short: scan it again, whole")
    return record
