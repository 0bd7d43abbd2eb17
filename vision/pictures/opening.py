"""Opening a picture file: checked before it is unpacked, turned upright, never larger than a reader can use."""

import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

import cv2
import numpy as np

from companion.errors import BadInputError
from vision.frames import Picture
from vision.library_output import silenced_libraries
from vision.pictures.header import PictureHeader, is_whole, read_header

LARGEST_BYTES: Final = 128 << 20
KEPT_PIXELS: Final = 24_000_000
"""A larger picture is shrunk: a JPEG while it is unpacked, others after it."""
MOST_PIXELS: Final = {"JPEG": 256_000_000}
MOST_PIXELS_OTHERWISE: Final = 64_000_000

_ENDINGS: Final = frozenset(
    (".jpg", ".jpeg", ".jpe", ".png", ".webp", ".bmp", ".gif", ".tif", ".tiff", ".ppm", ".pgm", ".pbm", ".pnm")
)
_MAY_BE_TRANSPARENT: Final = frozenset(("PNG", "WebP", "GIF", "TIFF"))
_BEGUN: Final = (b"\xff\xd8", b"\x89PNG", b"GIF8", b"II*\0", b"MM\0*")
_REDUCED: Final = {2: cv2.IMREAD_REDUCED_COLOR_2, 4: cv2.IMREAD_REDUCED_COLOR_4, 8: cv2.IMREAD_REDUCED_COLOR_8}
_BEHIND_GLASS: Final = 128
"""The grey that shows through transparent pixels."""


@dataclass(frozen=True, slots=True, eq=False)
class OpenedPicture:
    """An upright BGR picture (h, w, 3), and the upright size of the file that it was read from."""

    bgr: Picture
    width: int
    height: int

    @property
    def scale(self) -> tuple[float, float]:
        """By how much a place (x, y) in `bgr` must be multiplied to be a place in the file's picture."""
        height, width = self.bgr.shape[:2]
        return self.width / width, self.height / height


def is_picture_name(name: str) -> bool:
    """Tells whether a file of that name is looked at when a folder is read."""
    return Path(name).suffix.lower() in _ENDINGS and not name.startswith(".")


def is_folder(name: str) -> bool:
    """Tells whether a folder goes by `name`, which may be none that a file can have."""
    return stat.S_ISDIR(_mode(name))


def is_file(name: str) -> bool:
    """Tells whether a file goes by `name`, which may be none that a file can have."""
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
        raise BadInputError(f"the folder cannot be read: {error.strerror}") from None
    if not found:
        raise BadInputError("there is no picture in this folder: name one that holds JPEG or PNG files")
    return found


def open_picture(path: Path) -> OpenedPicture:
    """Returns the picture in a file. Raises BadInputError, in one line, for what is none."""
    content = _read(path)
    header = read_header(content)
    if header is None:
        raise BadInputError(_why_not(content))
    pixels = header.width * header.height
    most = MOST_PIXELS.get(header.kind, MOST_PIXELS_OTHERWISE)
    if pixels > most:
        size = f"{header.width}×{header.height} pixels"
        raise BadInputError(f"the picture is too large ({size}): save it with at most {most // 10**6} megapixels")
    bgr = _unpack(content, header) if is_whole(content, header) else None
    if bgr is None:
        raise BadInputError(_why_spoilt(content, header))
    width, height = _upright_size(header, bgr)
    return OpenedPicture(_shrunk(bgr), width, height)


def _read(path: Path) -> bytes:
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            what = "a folder" if stat.S_ISDIR(status.st_mode) else "no regular file"
            raise BadInputError(f"this is {what}: name a picture file")
        if status.st_size > LARGEST_BYTES:
            raise BadInputError(f"the file is too large: a picture may have {LARGEST_BYTES >> 20} MiB")
        with path.open("rb") as file:
            return file.read(LARGEST_BYTES + 1)
    except (OSError, ValueError) as error:
        if str(path).startswith(("http:/", "https:/")):
            raise BadInputError("this is an address: save the picture, and name its file") from None
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInputError(f"cannot be read: {reason}: name a picture file that is there") from None


def _why_not(content: bytes) -> str:
    if not content:
        return "the file is empty: name a picture file"
    if content[4:8] == b"ftyp":
        return "this kind of picture (HEIC, AVIF or a film) is not read: save it as JPEG or PNG"
    if content.startswith(_BEGUN) or (content.startswith(b"RIFF") and content[8:12] in b"WEBP"):
        return "the picture is damaged or cut short: save or copy it again"
    return "this is no picture: name a JPEG, PNG, WebP, TIFF, BMP, GIF or PNM file"


def _why_spoilt(content: bytes, header: PictureHeader) -> str:
    with silenced_libraries():
        packed = np.frombuffer(content, np.uint8)
        whole = _decode(packed, cv2.IMREAD_UNCHANGED) if header.kind == "TIFF" else None
    if whole is not None and whole.dtype.itemsize > 2:
        bits = 8 * whole.dtype.itemsize
        return f"the {header.kind} picture has {bits} bits a colour, which cannot be read: save it with 8 or 16"
    return f"the {header.kind} picture is damaged or cut short: save or copy it again"


def _unpack(content: bytes, header: PictureHeader) -> Picture | None:
    """Returns the upright BGR picture with 8 bits a channel, or None if it cannot be unpacked."""
    packed = np.frombuffer(content, np.uint8)
    flag = _REDUCED.get(_reduction(header), cv2.IMREAD_COLOR)
    with silenced_libraries():
        bgr = _decode(packed, flag)
        if bgr is None or header.kind not in _MAY_BE_TRANSPARENT:
            return bgr
        alpha = _alpha(packed)
    return bgr if alpha is None or alpha.shape != bgr.shape[:2] else _laid_on_grey(bgr, alpha)


def _alpha(packed: Picture) -> Picture | None:
    """Returns how opaque each pixel (h, w) is, turned as the colours are, or None if nothing is transparent."""
    try:
        whole, kinds, blocks = cv2.imdecodeWithMetadata(packed, cv2.IMREAD_UNCHANGED)
        if whole is None or whole.ndim != 3 or whole.shape[2] != 4 or whole.dtype.kind != "u":
            return None
        exif = [block for kind, block in zip(kinds, blocks, strict=True) if kind == cv2.IMAGE_METADATA_EXIF]
        if not exif:
            return cast("Picture", whole[..., 3])
        # OpenCV turns by EXIF only what has no transparency: so it is asked to turn the transparency as a grey picture
        _, grey = cv2.imencodeWithMetadata(".png", whole[..., 3], [cv2.IMAGE_METADATA_EXIF], exif)
        return _decode(grey, cv2.IMREAD_GRAYSCALE | cv2.IMREAD_ANYDEPTH)
    except (cv2.error, MemoryError):
        return None


def _decode(packed: Picture, flag: int) -> Picture | None:
    try:
        picture = cast("Picture | None", cv2.imdecode(packed, flag))
    except (cv2.error, MemoryError):
        return None
    return picture if picture is not None and picture.size else None


def _reduction(header: PictureHeader) -> int:
    """Returns by how much a JPEG is shrunk while it is unpacked."""
    if header.kind != "JPEG":
        return 1
    pixels = header.width * header.height
    return next((by for by in (1, 2, 4) if pixels / by**2 <= KEPT_PIXELS), 8)


def _laid_on_grey(bgr: Picture, alpha: Picture) -> Picture:
    share = (alpha.astype(np.float32) / np.iinfo(alpha.dtype).max)[..., None]
    return np.asarray(bgr * share + _BEHIND_GLASS * (1 - share) + 0.5, np.uint8)


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
