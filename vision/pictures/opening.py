"""Opening a picture file: checked before it is unpacked, turned upright, never larger than a reader can use."""

import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

import cv2
import numpy as np

from companion.errors import BadInputError, why_refused
from vision.frames import Picture
from vision.library_output import silenced_libraries
from vision.pictures.header import KEPT_PIXELS, MOST_BYTES, PictureHeader, find_tiff_bits, is_whole, read_header

LARGEST_BYTES: Final = 128 << 20
_ENDINGS: Final = frozenset(
    (".jpg", ".jpeg", ".jpe", ".png", ".webp", ".bmp", ".gif", ".tif", ".tiff", ".ppm", ".pgm", ".pbm", ".pnm")
)
_TIFF: Final = (b"II*\0", b"MM\0*")
_BEGUN: Final = (b"\xff\xd8", b"\x89PNG", b"GIF8", *_TIFF)
_REDUCED: Final = {2: cv2.IMREAD_REDUCED_COLOR_2, 4: cv2.IMREAD_REDUCED_COLOR_4, 8: cv2.IMREAD_REDUCED_COLOR_8}
_ROWS: Final = 64
_BACKGROUND_GREY: Final = 128
"""The grey that shows through transparent pixels."""


@dataclass(frozen=True, slots=True, eq=False)
class OpenedPicture:
    """An upright BGR picture (h, w, 3), and the upright size of the file that it was read from."""

    bgr: Picture
    width: int
    height: int

    @property
    def scale(self) -> tuple[float, float]:
        """The factor from places (x, y) in `bgr` to places in the file's picture."""
        height, width = self.bgr.shape[:2]
        return self.width / width, self.height / height


def is_picture_name(name: str) -> bool:
    """Tells whether a file of that name is looked at when a folder is read."""
    return Path(name).suffix.lower() in _ENDINGS and not name.startswith(".")


def is_folder(name: str) -> bool:
    """Whether `name`, which may be one that no file can have, is that of a folder."""
    return stat.S_ISDIR(_mode(name))


def is_file(name: str) -> bool:
    """Whether `name`, which may be one that no file can have, is that of a regular file."""
    return stat.S_ISREG(_mode(name))


def _mode(name: str) -> int:
    try:
        return Path(name).stat().st_mode if name else 0
    except (OSError, ValueError):
        return 0


def list_pictures(folder: Path) -> list[Path]:
    """Returns the picture files of a folder, in name order. Raises BadInputError."""
    try:
        found = sorted(path for path in folder.iterdir() if is_picture_name(path.name))
    except OSError as error:
        mend = "make it readable, or name another"
        raise BadInputError(f"the folder cannot be read: {error.strerror}: {mend}") from None
    if not found:
        raise BadInputError("there is no picture in this folder: name one that holds JPEG or PNG files")
    return found


def open_picture(path: Path) -> OpenedPicture:
    """Returns the picture in a file. Raises BadInputError, in one line, for what is none."""
    content = _read(path)
    header = read_header(content)
    if header is None:
        raise BadInputError(_why_not(content))
    if header.bytes_needed > MOST_BYTES:
        size, most = f"{header.width}×{header.height} pixels", header.most_pixels // 10**6
        mend = "save it" if header.kind == "JPEG" else "save it as JPEG, or"
        raise BadInputError(f"the picture is too large ({size}): {mend} with at most {most} megapixels")
    bgr = _unpack(content, header) if is_whole(content, header) else None
    if bgr is None:
        raise BadInputError(f"the {header.kind} picture is damaged or cut short: save or copy it again")
    width, height = _upright_size(header, bgr)
    return OpenedPicture(_shrunk(bgr), width, height)


def _read(path: Path) -> bytes:
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            what = "a folder" if stat.S_ISDIR(status.st_mode) else "no regular file"
            raise BadInputError(f"this is {what}: name a picture file")
        if not status.st_size:  # files that the system generates while they are read, as in /proc, may never end
            return b""
        if status.st_size > LARGEST_BYTES:
            raise BadInputError(f"the file is too large: a picture may have {LARGEST_BYTES >> 20} MiB")
        with path.open("rb") as file:
            return file.read(LARGEST_BYTES + 1)
    except (OSError, ValueError) as error:
        if str(path).startswith(("http:/", "https:/")):
            raise BadInputError("this is an address: save the picture, and name its file") from None
        is_refused = isinstance(error, PermissionError)
        mend = "make it readable, or name another" if is_refused else "name a picture file that is there"
        raise BadInputError(f"cannot be read: {why_refused(error)}: {mend}") from None


def _why_not(content: bytes) -> str:
    if not content:
        return "the file is empty: name a picture file"
    if content[4:8] == b"ftyp":
        return "this kind of picture (HEIC, AVIF or a film) is not read: save it as JPEG or PNG"
    if content.startswith(_TIFF) and (bits := find_tiff_bits(content)) > 16:
        return f"the TIFF picture has {bits} bits a colour, which cannot be read: save it with 8 or 16"
    if content.startswith(_BEGUN) or (content.startswith(b"RIFF") and content[8:12] in b"WEBP"):
        return "the picture is damaged or cut short: save or copy it again"
    return "this is no picture: name a JPEG, PNG, WebP, TIFF, BMP, GIF or PNM file"


def _unpack(content: bytes, header: PictureHeader) -> Picture | None:
    """Returns the upright BGR picture with 8 bits a channel, or None if it cannot be unpacked."""
    packed = np.frombuffer(content, np.uint8)
    with silenced_libraries():
        if not header.is_transparent:
            return _decode(packed, _REDUCED.get(header.reduction, cv2.IMREAD_COLOR))
        whole = _decode(packed, cv2.IMREAD_UNCHANGED)
        if whole is None or whole.ndim != 3 or whole.shape[2] != 4 or whole.dtype.kind != "u":
            return _decode(packed, cv2.IMREAD_COLOR)
    bgr = _laid_on_grey(whole)
    del whole  # turning takes memory too
    return bgr if header.kind == "TIFF" else _turned(bgr, header.orientation)  # OpenCV turns TIFFs itself


def _decode(packed: Picture, flag: int) -> Picture | None:
    try:
        picture = cast("Picture | None", cv2.imdecode(packed, flag))
    except (cv2.error, MemoryError):
        return None
    return picture if picture is not None and picture.size else None


def _laid_on_grey(whole: Picture) -> Picture:
    """Returns a picture (h, w, 4) of 8 or 16 bits as BGR of 8, on grey; a few rows at a time, to spare memory."""
    bgr = np.empty((*whole.shape[:2], 3), np.uint8)
    most = np.iinfo(whole.dtype).max
    for top in range(0, len(whole), _ROWS):
        rows = whole[top : top + _ROWS].astype(np.float32) / most
        share = rows[..., 3:]
        bgr[top : top + _ROWS] = rows[..., :3] * 255 * share + _BACKGROUND_GREY * (1 - share) + 0.5
    return bgr


def _turned(bgr: Picture, orientation: int) -> Picture:
    """Returns a picture upright that is stored as EXIF's `orientation` says."""
    if orientation in (5, 6, 7, 8):
        bgr = bgr.transpose(1, 0, 2)
    down = -1 if orientation in (3, 4, 7, 8) else 1
    across = -1 if orientation in (2, 3, 6, 7) else 1
    return np.ascontiguousarray(bgr[::down, ::across])


def _upright_size(header: PictureHeader, bgr: Picture) -> tuple[int, int]:
    """Returns the size of the file's picture, turned as `bgr` was turned."""
    height, width = bgr.shape[:2]
    lies = (width > height) != (header.width > header.height) and header.width != header.height and width != height
    return (header.height, header.width) if lies else (header.width, header.height)


def _shrunk(bgr: Picture) -> Picture:
    height, width = bgr.shape[:2]
    if width * height <= KEPT_PIXELS:
        return bgr
    by = (KEPT_PIXELS / (width * height)) ** 0.5
    size = (max(1, int(width * by)), max(1, int(height * by)))
    return np.asarray(cv2.resize(bgr, size, interpolation=cv2.INTER_AREA), np.uint8)
