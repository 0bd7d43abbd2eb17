"""Saves pictures in a folder while the disk has room."""

import shutil
from pathlib import Path
from typing import Final

import cv2

from hardware.vision_process.requests import PicturesSaved
from vision.frames import Frame

MIN_FREE_BYTES: Final = 500_000_000
"""No picture is saved when less than this is free on the disk."""
JPEG_QUALITY: Final = 90


class PictureSaver:
    """Writes pictures into a folder of its own. A failure is reported in the answer and raises nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._count = 0

    def save(self, frame: Frame) -> PicturesSaved:
        """Writes one picture; returns how many there are now."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            if shutil.disk_usage(self._folder).free < MIN_FREE_BYTES:
                return PicturesSaved(self._count, "the disk is nearly full")
            written, coded = cv2.imencode(".jpg", frame.bgr, [cv2.IMWRITE_JPEG_QUALITY, JPEG_QUALITY])
            assert written
            (self._folder / f"{frame.at_s:09.2f}.jpg").write_bytes(coded.tobytes())
        except OSError as error:
            return PicturesSaved(self._count, error.strerror or str(error))
        self._count += 1
        return PicturesSaved(self._count)
