"""Frames from files: a video, an animated GIF, or a folder of pictures in name order."""

import re
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import cv2
import numpy as np

from companion.errors import BadInputError
from hardware.sources.animation import OTHER_ANIMATIONS, AnimatedGif, is_animation
from hardware.sources.frame_source import FrameSource, shown
from vision.frames import Frame
from vision.library_output import silenced_libraries
from vision.pictures import is_file, is_folder, is_picture_name, list_pictures, open_picture

READS_PER_SECOND: Final = 10.0
VIDEO_HEAD: Final = re.compile(rb"....ftyp|RIFF....AVI |\x1aE\xdf\xa3", re.DOTALL)
"""How MP4 and MOV, AVI, and Matroska and WebM files begin."""
COMPLETE_SHARE: Final = 0.9
"""A video that ends before this share of its frames counts as cut off; its own frame count may be an estimate."""


def open_files(name: str, fps: float) -> FrameSource:
    """Returns the video, the GIF or the folder, `fps` pictures a second, of that name. Raises BadInputError."""
    if is_folder(name):
        return PictureFolder(Path(name), fps)
    if is_file(name) and is_animation(Path(name)):
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
    if is_animation(Path(name), OTHER_ANIMATIONS):
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
        self._pictures: list[Path] = []
        self._seq = 0

    def __enter__(self) -> Self:
        try:
            self._pictures = list_pictures(self._path)
        except BadInputError as error:
            raise BadInputError(f"{self._path}: {error}") from None
        self._seq = 0
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pictures = []

    def read(self) -> Frame | None:
        """Returns the next picture, or None after the last. Raises BadInputError for a file that is no picture."""
        again = max(1, round(READS_PER_SECOND / self._fps))
        if self._seq >= len(self._pictures) * again:
            return None
        path = self._pictures[self._seq // again]
        try:
            picture = open_picture(path).bgr
        except BadInputError as error:
            raise BadInputError(f"{path} cannot be looked at ({error}): take it out of the folder") from None
        frame = Frame(picture, self._seq, self._seq / (self._fps * again))
        self._seq += 1
        return frame
