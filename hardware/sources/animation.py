"""Frames from an animated GIF, each shown for as long as the file says."""

import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import cv2
import numpy as np
from PIL import Image, UnidentifiedImageError

from companion.errors import BadInputError
from vision.frames import Frame, Picture

READS_PER_SECOND: Final = 10
DEFAULT_TIME_S: Final = 0.1
"""How long a picture without a duration is shown, as in web browsers."""
GIF: Final = ("GIF",)
OTHER_ANIMATIONS: Final = ("WEBP", "PNG", "TIFF")
"""Other formats, as Pillow calls them, that may have several pictures, of which only the first would be seen."""
MAX_PIXELS: Final = 16_000_000


def is_animation(path: Path, formats: Sequence[str] = GIF) -> bool:
    """Whether a file of these formats has several pictures; a GIF cut off after the first does not count."""
    try:
        with _opened(path, formats) as image:
            image.seek(1)
    except (OSError, ValueError, EOFError, SyntaxError, UnidentifiedImageError, Warning):
        return False
    return True


class AnimatedGif:
    """The pictures of a GIF in the order shown; one that is shown for long is returned several times."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._image: Image.Image | None = None
        self._frames: Iterator[Frame] = iter(())

    def __enter__(self) -> Self:
        try:
            self._image = _opened(self._path)
        except (OSError, ValueError, SyntaxError, Warning):
            raise self._unreadable() from None
        width, height = self._image.size
        if width * height > MAX_PIXELS:
            self._image.close()
            most = MAX_PIXELS // 10**6
            raise BadInputError(f"{self._path} is too large ({width}×{height} pixels): save it with {most} megapixels")
        self._frames = self._all_frames(self._image)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._image is not None:
            self._image.close()
            self._image = None

    def read(self) -> Frame | None:
        """Returns the next frame, or None at the end. Raises BadInputError where the file breaks off."""
        return next(self._frames, None)

    def _all_frames(self, image: Image.Image) -> Iterator[Frame]:
        shown_s, seq, place = 0.0, 0, 0
        while (picture := self._picture(image, place)) is not None:
            for_s = float(image.info.get("duration", 0)) / 1000 or DEFAULT_TIME_S
            reads = max(1, round(for_s * READS_PER_SECOND))
            for read in range(reads):
                yield Frame(picture, seq, shown_s + for_s * read / reads)
                seq += 1
            shown_s, place = shown_s + for_s, place + 1

    def _picture(self, image: Image.Image, place: int) -> Picture | None:
        try:
            image.seek(place)
            rgb = np.asarray(image.convert("RGB"), np.uint8)
        except EOFError:
            return None
        except (OSError, ValueError, SyntaxError, IndexError, Warning):
            raise BadInputError(f"{self._path} breaks off after {place} pictures: what came before stands") from None
        return np.asarray(cv2.cvtColor(rgb, cv2.COLOR_RGB2BGR), np.uint8)

    def _unreadable(self) -> BadInputError:
        return BadInputError(f"{self._path} is no GIF that can be read: save it again, or as an .mp4 file")


def _opened(path: Path, formats: Sequence[str] = GIF) -> Image.Image:
    with warnings.catch_warnings():
        warnings.simplefilter("error", Image.DecompressionBombWarning)
        return Image.open(path, formats=tuple(formats))
