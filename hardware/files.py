"""Frames from files: a video, or a folder of pictures in name order."""

from pathlib import Path
from types import TracebackType
from typing import Final, Self

import cv2
import numpy as np

from companion.errors import BadInputError
from vision.frames import Frame

PICTURES: Final = frozenset({".jpg", ".jpeg", ".png", ".bmp", ".webp", ".tif", ".tiff"})

LOOKS_A_SECOND: Final = 10.0


class VideoFile:
    """The frames of a video; `at_s` follows its frame rate."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._video: cv2.VideoCapture | None = None
        self._fps = 0.0
        self._seq = 0

    def __enter__(self) -> Self:
        video = cv2.VideoCapture(str(self._path), cv2.CAP_FFMPEG)
        fps = float(video.get(cv2.CAP_PROP_FPS))
        if not video.isOpened() or not 0 < fps <= 1000:
            video.release()
            raise BadInputError(f"{self._path} is no video that can be read: name an .mp4, .avi or .mkv file")
        self._video, self._fps, self._seq = video, fps, 0
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._video is not None:
            self._video.release()
            self._video = None

    def read(self) -> Frame | None:
        """Returns the next frame, or None at the video's end."""
        assert self._video is not None, "read inside the with"
        there, picture = self._video.read()
        if not there:
            return None
        frame = Frame(np.asarray(picture, np.uint8), self._seq, self._seq / self._fps)
        self._seq += 1
        return frame


class PictureFolder:
    """The pictures of a folder in name order, `fps` of them a second.

    They are looked at ten times a second: slower ones are seen several times, as lying still.
    """

    def __init__(self, path: Path, fps: float) -> None:
        self._path = path
        self._fps = fps
        self._pictures: list[Path] = []
        self._seq = 0

    def __enter__(self) -> Self:
        if not 0 < self._fps <= 1000:
            raise BadInputError(f"{self._fps} frames a second cannot be: write a number above 0, at most 1000")
        self._pictures = sorted(path for path in self._path.iterdir() if path.suffix.lower() in PICTURES)
        if not self._pictures:
            raise BadInputError(f"{self._path} holds no pictures: put .jpg or .png files into it")
        self._seq = 0
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pictures = []

    def read(self) -> Frame | None:
        """Returns the next picture, or None after the last. Raises BadInputError for a file that is no picture."""
        again = max(1, round(LOOKS_A_SECOND / self._fps))
        if self._seq >= len(self._pictures) * again:
            return None
        path = self._pictures[self._seq // again]
        picture = cv2.imdecode(np.fromfile(path, np.uint8), cv2.IMREAD_COLOR) if path.stat().st_size else None
        if picture is None:
            raise BadInputError(f"{path} is no picture that can be read: take it out of the folder")
        frame = Frame(np.asarray(picture, np.uint8), self._seq, self._seq / (self._fps * again))
        self._seq += 1
        return frame
