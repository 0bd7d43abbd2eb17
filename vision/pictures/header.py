"""The first bytes of a picture file: which format it is and how large, before anything is unpacked."""

import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias
from zlib import crc32

Size: TypeAlias = tuple[int, int]
"""Width and height in pixels, as stored (before any turning)."""


@dataclass(frozen=True, slots=True)
class PictureHeader:
    """What a picture file says of itself."""

    kind: str
    width: int
    height: int


def read_header(content: bytes) -> PictureHeader | None:
    """Returns what the file says of itself, or None if it is none of the formats known here."""
    for kind, magic, measure in _FORMATS:
        if any(content.startswith(start) for start in magic):
            try:
                size = measure(content)
            except (struct.error, ValueError, IndexError):
                return None
            return PictureHeader(kind, *size) if size and min(size) > 0 else None
    return None


def is_whole(content: bytes, header: PictureHeader) -> bool:
    """Tells whether a PNG has all its chunks, undamaged; others show it when they are unpacked."""
    if header.kind != "PNG":
        return True
    at, kind = 8, b""
    while at + 12 <= len(content) and kind != b"IEND":
        (length,) = struct.unpack_from(">I", content, at)
        kind = content[at + 4 : at + 8]
        chunk = memoryview(content)[at + 4 : at + 8 + length]
        if content[at + 8 + length : at + 12 + length] != struct.pack(">I", crc32(chunk)):
            return False
        at += 12 + length
    return kind == b"IEND"


def _jpeg(content: bytes) -> Size | None:
    """Walks the segments up to the frame header; thumbnails inside a segment are stepped over."""
    at = 2
    while at + 9 < len(content):
        if content[at] != 0xFF:
            return None
        marker = content[at + 1]
        if marker == 0xFF:
            at += 1
            continue
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", content, at + 5)
            return width, height
        alone = marker == 0x01 or 0xD0 <= marker <= 0xD8
        at += 2 if alone else 2 + struct.unpack_from(">H", content, at + 2)[0]
    return None


def _png(content: bytes) -> Size | None:
    if content[12:16] != b"IHDR":
        return None
    width, height = struct.unpack_from(">II", content, 16)
    return width, height


def _webp(content: bytes) -> Size | None:
    if content[8:12] != b"WEBP":
        return None
    if content[12:16] == b"VP8X":
        return int.from_bytes(content[24:27], "little") + 1, int.from_bytes(content[27:30], "little") + 1
    if content[12:16] == b"VP8L":
        (bits,) = struct.unpack_from("<I", content, 21)
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if content[12:16] == b"VP8 ":
        width, height = struct.unpack_from("<HH", content, 26)
        return width & 0x3FFF, height & 0x3FFF
    return None


def _bmp(content: bytes) -> Size | None:
    (length,) = struct.unpack_from("<I", content, 14)
    width, height = struct.unpack_from("<HH" if length == 12 else "<ii", content, 18)
    return abs(width), abs(height)


def _gif(content: bytes) -> Size | None:
    width, height = struct.unpack_from("<HH", content, 6)
    return width, height


def _tiff(content: bytes) -> Size | None:
    """Reads width (tag 256) and height (tag 257) in the first directory."""
    order = "<" if content[:2] == b"II" else ">"
    (at,) = struct.unpack_from(order + "I", content, 4)
    (entries,) = struct.unpack_from(order + "H", content, at)
    found = {}
    for i in range(entries):
        tag, kind, _ = struct.unpack_from(order + "HHI", content, at + 2 + 12 * i)
        if tag in (256, 257):
            (found[tag],) = struct.unpack_from(order + ("H" if kind == 3 else "I"), content, at + 10 + 12 * i)
    return (found[256], found[257]) if len(found) == 2 else None


def _netpbm(content: bytes) -> Size | None:
    words = [word for line in content[:512].splitlines() for word in line.split(b"#")[0].split()]
    return int(words[1]), int(words[2])


_FORMATS: Final[tuple[tuple[str, tuple[bytes, ...], Callable[[bytes], Size | None]], ...]] = (
    ("JPEG", (b"\xff\xd8\xff",), _jpeg),
    ("PNG", (b"\x89PNG\r\n\x1a\n",), _png),
    ("WebP", (b"RIFF",), _webp),
    ("BMP", (b"BM",), _bmp),
    ("GIF", (b"GIF87a", b"GIF89a"), _gif),
    ("TIFF", (b"II*\0", b"MM\0*"), _tiff),
    ("PNM", (b"P1", b"P2", b"P3", b"P4", b"P5", b"P6"), _netpbm),
)
