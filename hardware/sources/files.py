"""Frames from files: a video, an animated GIF, or a folder of pictures in name order."""

import re
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import cv2
import numpy as np
from PIL import Image, UnidentifiedImageError

from companion.errors import BadInputError
from hardware.sources.frame_source import FrameSource, shown
from vision.frames import Frame, Picture
from vision.library_output import silenced_libraries
from vision.pictures import is_file, is_folder, is_picture_name, list_pictures, open_picture

DEFAULT_TIME_S: Final = 0.1
"""How long a picture without a duration is shown, as in web browsers."""
GIF: Final = ("GIF",)
OTHER_ANIMATIONS: Final = ("WEBP", "PNG", "TIFF")
"""Other formats, as Pillow calls them, that may have several pictures, of which only the first would be seen."""
MAX_PIXELS: Final = 16_000_000


def _is_animation(path: Path, formats: Sequence[str] = GIF) -> bool:
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


READS_PER_SECOND: Final = 10
VIDEO_HEAD: Final = re.compile(rb"....ftyp|RIFF....AVI |\x1aE\xdf\xa3", re.DOTALL)
"""How MP4 and MOV, AVI, and Matroska and WebM files begin."""
COMPLETE_SHARE: Final = 0.9
"""A video that ends before this share of its frames counts as cut off; its own frame count may be an estimate."""


def open_files(name: str, fps: float) -> FrameSource:
    """Returns the video, the GIF or the folder, `fps` pictures a second, of that name. Raises BadInputError."""
    if is_folder(name):
        return PictureFolder(Path(name), fps)
    if is_file(name) and _is_animation(Path(name)):
        return AnimatedGif(Path(name))
    if is_picture_name(name) and is_file(name):
        raise _no_film(name)
    if is_file(name):
        return VideoFile(Path(name))
    raise BadInputError(
        f"{shown(name)} is no source: write picamera, webcam, webcam:N, a video file, a GIF or a folder"
    )


def _no_film(name: str) -> BadInputError:
    """Returns what to say of a file with a picture's name: that it is no picture, or one alone."""
    try:
        open_picture(Path(name))
    except BadInputError as error:
        return BadInputError(f"{shown(name)} cannot be looked at: {error}")
    if _is_animation(Path(name), OTHER_ANIMATIONS):
        return BadInputError(f"{shown(name)} holds several pictures: save it as a GIF or an .mp4 file")
    return BadInputError(f"{shown(name)} is one picture: name the folder that holds it, or use 'companion scan'")


class VideoFile:
    """The frames of a video; `at_s` follows its frame rate."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._video: cv2.VideoCapture | None = None
        self._fps = 0.0
        self._seq = 0

    def __enter__(self) -> Self:
        with silenced_libraries():
            video = cv2.VideoCapture(str(self._path), cv2.CAP_FFMPEG)
        fps = float(video.get(cv2.CAP_PROP_FPS))
        if not video.isOpened() or not 0 < fps <= 1000:
            video.release()
            raise self._unreadable()
        self._video, self._fps, self._seq = video, fps, 0
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._video is not None:
            self._video.release()
            self._video = None

    def read(self) -> Frame | None:
        """Returns the next frame, or None at the video's end. Raises BadInputError where it breaks off before."""
        assert self._video is not None, "read inside the with"
        with silenced_libraries():
            there, picture = self._video.read()
        if not there and self._seq == 0:
            raise self._unreadable()
        if not there:
            self._check_end(self._video.get(cv2.CAP_PROP_FRAME_COUNT))
            return None
        frame = Frame(np.asarray(picture, np.uint8), self._seq, self._seq / self._fps)
        self._seq += 1
        return frame

    def _check_end(self, promised: float) -> None:
        if self._seq < COMPLETE_SHARE * promised:
            seen_s, whole_s = self._seq / self._fps, promised / self._fps
            raise BadInputError(
                f"{self._path} breaks off after {seen_s:.1f} of {whole_s:.1f} seconds: what came before stands"
            )

    def _unreadable(self) -> BadInputError:
        try:
            with self._path.open("rb") as file:
                is_video = VIDEO_HEAD.match(file.read(12)) is not None
        except OSError as error:
            return BadInputError(f"{self._path} cannot be read: {error.strerror}: make it readable, or name another")
        if is_video:
            return BadInputError(f"{self._path} is damaged or cut off: save or copy it again")
        return BadInputError(f"{self._path} is no video that can be read: name an .mp4, .avi, .mkv or .gif file")


class PictureFolder:
    """The pictures of a folder in name order, `fps` of them a second.

    There are at least ten frames a second: at a lower rate each picture is returned several times.
    """

    def __init__(self, path: Path, fps: float) -> None:
        self._path = path
        self._fps = fps
        self._frames: Iterator[Frame] = iter(())

    def __enter__(self) -> Self:
        try:
            self._frames = self._show(list_pictures(self._path))
        except BadInputError as error:
            raise BadInputError(f"{self._path}: {error}") from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._frames = iter(())

    def read(self) -> Frame | None:
        """Returns the next picture, or None after the last. Raises BadInputError for a file that is no picture."""
        return next(self._frames, None)

    def _show(self, pictures: Sequence[Path]) -> Iterator[Frame]:
        again = max(1, round(READS_PER_SECOND / self._fps))
        for place, path in enumerate(pictures):
            try:
                picture = open_picture(path).bgr
            except BadInputError as error:
                raise BadInputError(f"{path} cannot be looked at ({error}): take it out of the folder") from None
            for seq in range(place * again, (place + 1) * again):
                yield Frame(picture, seq, seq / (self._fps * again))
