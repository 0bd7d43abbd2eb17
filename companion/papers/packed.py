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

MARK: Final = "MYC1:"
"""How a packed record begins; the digit is the version."""
_RAW: Final = -15
"""Deflate without head or sum."""


def pack(game: AnyGame, record: Record) -> str:
    """Returns `record` packed; the times and sources of its entries are left out."""
    bare = replace(record, entries=tuple(replace(entry, at=None, by=None) for entry in record.entries))
    lean = json.dumps(json.loads(write_record(game, bare)), ensure_ascii=False, separators=(",", ":"))
    press = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9)
    return MARK + base64.b32encode(press.compress(lean.encode()) + press.flush()).decode().rstrip("=")


def is_packed(text: bytes) -> bool:
    """Whether `text` is a packed record, and so not JSON."""
    return text.lstrip()[: len(MARK)].upper() == MARK.encode()


def unpack(text: bytes) -> bytes:
    """Returns the record (JSON) that a packed text holds. Raises BadRecordError."""
    letters = b"".join(text.split()).upper().removeprefix(MARK.encode())
    opened = zlib.decompressobj(_RAW)
    try:
        record = opened.decompress(base64.b32decode(letters + b"=" * (-len(letters) % 8)), LARGEST_BYTES + 1)
    except (binascii.Error, zlib.error):
        raise BadRecordError("the shared code is damaged: scan it again, whole") from None
    if not opened.eof and len(record) <= LARGEST_BYTES:
        raise BadRecordError("the shared code is cut short: scan it again, whole")
    return record
