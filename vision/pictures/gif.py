"""The size of a GIF's canvas, which its first frame may stretch, told before anything is filled."""

import struct
from typing import Final

_EXTENSION: Final = ord("!")
_FRAME: Final = ord(",")
_END: Final = ord(";")
_HEADER_BYTES: Final = 13


def gif_pixels(content: bytes) -> int:
    """Returns how many pixels a GIF takes with its first frame. Raises IndexError or struct.error for a cut one."""
    width, height, flags = struct.unpack_from("<HHB", content, 6)
    place = _HEADER_BYTES + (3 << (flags & 7) + 1 if flags & 0x80 else 0)
    while content[place] not in (_FRAME, _END):
        place = _after_extension(content, place) if content[place] == _EXTENSION else place + 1
    if content[place] == _FRAME:
        left, top, across, down = struct.unpack_from("<HHHH", content, place + 1)
        width, height = max(width, left + across), max(height, top + down)
    return int(width * height)


def _after_extension(content: bytes, place: int) -> int:
    """Returns the place behind an extension: a mark, a kind, and blocks, the last of which is empty."""
    place += 2
    while content[place]:
        place += content[place] + 1
    return place + 1
