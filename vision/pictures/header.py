"""What a picture file says of itself, read by Pillow before anything is unpacked: its format, its size, its memory."""

import struct
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from typing import Final

from PIL import (
    BmpImagePlugin,
    ExifTags,
    GifImagePlugin,
    Image,
    JpegImagePlugin,
    PngImagePlugin,
    PpmImagePlugin,
    TiffImagePlugin,
    UnidentifiedImageError,
    WebPImagePlugin,
)

from companion.errors import BadInputError

KEPT_PIXELS: Final = 24_000_000
"""A larger picture is shrunk: a JPEG while it is unpacked, others after it."""
_NAMES: Final = {
    JpegImagePlugin.JpegImageFile.format: "JPEG",
    PngImagePlugin.PngImageFile.format: "PNG",
    WebPImagePlugin.WebPImageFile.format: "WebP",
    BmpImagePlugin.BmpImageFile.format: "BMP",
    GifImagePlugin.GifImageFile.format: "GIF",
    TiffImagePlugin.TiffImageFile.format: "TIFF",
    PpmImagePlugin.PpmImageFile.format: "PNM",
}
"""The formats that are read, as Pillow calls them and as people do; others are not even looked for."""
_BROKEN: Final = (
    *(OSError, SyntaxError, ValueError, ArithmeticError, LookupError, TypeError, AttributeError),
    *(struct.error, EOFError, MemoryError, RuntimeError),
)
"""What Pillow raises for files that are spoilt."""
Image.MAX_IMAGE_PIXELS = 128_000_000  # Pillow refuses twice as many, which a head of a GIF alone would make it fill
_BYTES_OPAQUE: Final = {"TIFF": 12}
_BYTES_OPAQUE_DEFAULT: Final = 6
"""The picture, and a second one while it is turned; a TIFF may be unpacked in one piece besides."""
_MOST_GIF_PIXELS: Final = 40_000_000
"""Pillow fills the canvas of a GIF while it reads the head."""
_BYTES_TRANSPARENT: Final = 14
"""Sixteen bits for each of four channels, and the same again as for what is opaque."""


@dataclass(frozen=True, slots=True)
class PictureHeader:
    """What a picture file says of itself; the size is as stored, before any turning.

    `reduction` is by how much it is shrunk while it is unpacked, `bytes_needed` the memory that this takes at most.
    """

    kind: str
    width: int
    height: int
    is_transparent: bool
    orientation: int
    reduction: int
    bytes_needed: int

    @property
    def most_pixels(self) -> int:
        """The number of pixels that a picture of this kind may have, given the memory that it takes for each."""
        return self.width * self.height * MOST_BYTES // self.bytes_needed


MOST_BYTES: Final = 256 << 20
"""No picture is unpacked that needs more memory."""


def read_header(content: bytes) -> PictureHeader | None:
    """Returns what the file says of itself, or None if it is none of the formats known here, or spoilt.

    Raises BadInputError for one that is so large that not even its head can be read.
    """
    try:
        if content.startswith(b"GIF8") and gif_pixels(content) > _MOST_GIF_PIXELS:
            raise Image.DecompressionBombError
        with _without_warnings(), Image.open(BytesIO(content), formats=tuple(_NAMES)) as image:
            return _header(image, content)
    except Image.DecompressionBombError:
        raise BadInputError("the picture is too large: save it as JPEG, with at most 40 megapixels") from None
    except (UnidentifiedImageError, *_BROKEN):
        return None


def _header(image: Image.Image, content: bytes) -> PictureHeader:
    kind, (width, height) = _NAMES.get(image.format or "", "JPEG"), image.size  # two JPEGs in a file: another name
    is_transparent = kind != "JPEG" and image.has_transparency_data
    reduction = 1 if kind != "JPEG" else next((by for by in (1, 2, 4) if width * height / by**2 <= KEPT_PIXELS), 8)
    each = _BYTES_TRANSPARENT if is_transparent else _BYTES_OPAQUE.get(kind, _BYTES_OPAQUE_DEFAULT)
    needed = len(content) + width * height * each // reduction**2
    if isinstance(image, JpegImagePlugin.JpegImageFile):
        needed += _coefficient_bytes(image, content)
    orientation = Image.Image.getexif(image).get(ExifTags.Base.Orientation, 1)  # a PNG's own would unpack it
    return PictureHeader(kind, width, height, is_transparent, orientation, reduction, needed)


def is_whole(content: bytes, header: PictureHeader) -> bool:
    """Tells whether a PNG has all its chunks, undamaged; others show it when they are unpacked."""
    if header.kind != "PNG":
        return True
    try:
        with _without_warnings(), Image.open(BytesIO(content), formats=("PNG",)) as image:
            image.verify()
    except _BROKEN:
        return False
    return True


def find_tiff_bits(content: bytes) -> int:
    """Returns how many bits a colour has in a TIFF, or 0 where that is not told."""
    try:
        with _without_warnings():
            folder = TiffImagePlugin.ImageFileDirectory_v2(content[:8])
            file = BytesIO(content)
            file.seek(folder.next)
            folder.load(file)
            return max(int(bits) for bits in folder[TiffImagePlugin.BITSPERSAMPLE])
    except _BROKEN:
        return 0


@contextmanager
def _without_warnings() -> Iterator[None]:
    """Keeps Pillow from warning of sizes and of what is odd in a head; both are judged here."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def _coefficient_bytes(image: JpegImagePlugin.JpegImageFile, content: bytes) -> int:
    """Returns the memory for a JPEG that comes in several passes, of which all is kept until the last."""
    if is_single_scan(content, len(image.layer)):
        return 0
    most = max(across * down for _, across, down, _ in image.layer)
    samples = sum(across * down for _, across, down, _ in image.layer) / most
    return int(2 * samples * image.width * image.height)


def is_single_scan(content: bytes, layers: int) -> bool:
    """Tells whether the first scan of a JPEG holds all its layers, and is no first pass over them."""
    at, is_progressive = 2, False
    while at + 4 < len(content) and content[at] == 0xFF:
        marker = content[at + 1]
        if marker == 0xDA:
            return content[at + 4] == layers and not is_progressive
        is_progressive = is_progressive or marker in (0xC2, 0xC6, 0xCA, 0xCE)
        alone = marker in (0x01, 0xFF) or 0xD0 <= marker <= 0xD8
        at += (1 if marker == 0xFF else 2) if alone else 2 + int.from_bytes(content[at + 2 : at + 4], "big")
    return False


_EXTENSION: Final = ord("!")
_FRAME: Final = ord(",")
_END: Final = ord(";")
_HEADER_BYTES: Final = 13


def gif_pixels(content: bytes) -> int:
    """Returns how many pixels a GIF takes with its first frame, which may stretch its canvas.

    Raises IndexError or struct.error for one that is cut off.
    """
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
