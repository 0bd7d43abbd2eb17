"""Opens sources of frames by name."""

from typing import Final

import cv2
import numpy as np

from companion.errors import BadInputError, DeviceError
from hardware.sources.camera_kind import ConnectedCamera
from hardware.sources.cameras import camera_kinds, find_kind
from hardware.sources.frame_source import FrameSource
from vision.frames import Picture

MIN_FPS: Final = 0.01
MAX_FPS: Final = 1000.0
MAX_DIGITS: Final = 9
WARMING_FRAMES: Final = 5
"""After so many frames a camera has adapted to the light, more or less."""
SMALL_PX: Final = 320
"""The width of a picture by which a camera is known."""


def open_source(name: str, fps: float = 10.0) -> FrameSource:
    """Returns the source called `name`: a camera such as "picamera" or "webcam:1", a video, a GIF or a folder.

    "webcam:1:NAME" is the webcam that the kernel calls NAME, whatever its number is now.
    `fps` is the frame rate of a folder's pictures. Raises BadInputError for any other name.
    """
    if is_camera(name):
        return find_kind(name.partition(":")[0]).open(name)
    from hardware.sources.files import open_files

    return open_files(name, check_fps(fps))


def is_camera(name: str) -> bool:
    """Whether the source called `name` is a camera."""
    return name.partition(":")[0] in camera_kinds()


def add_name(source: str) -> str:
    """Returns a source's name with the camera's own in it, if it is a camera that has one."""
    return find_kind(source.partition(":")[0]).add_name(source) if is_camera(source) else source


def find_cameras() -> tuple[ConnectedCamera, ...]:
    """Returns the cameras that are connected, of all kinds; none is opened."""
    return tuple(camera for kind in camera_kinds() for camera in find_kind(kind).find_all())


def take_picture(source: str) -> Picture:
    """Returns a small picture of what the camera called `source` sees. Raises BadInputError or DeviceError."""
    with open_source(source) as camera:
        frames = [frame for frame in (camera.read() for _ in range(WARMING_FRAMES)) if frame is not None]
    if not frames:
        raise DeviceError(f"the camera {source[:60]} gives no frames: check its cable", missing="frames")
    picture = frames[-1].bgr
    height, width = picture.shape[:2]
    small = cv2.resize(picture, (SMALL_PX, round(height * SMALL_PX / width)), interpolation=cv2.INTER_AREA)
    return np.ascontiguousarray(small, np.uint8)


def read_number(text: str, default: int, complaint: str) -> int:
    """Returns the number after a source's name, or `default` if there is none. Raises BadInputError."""
    if text and not (text.isascii() and text.isdecimal() and len(text) <= MAX_DIGITS):
        raise BadInputError(complaint)
    return int(text or default)


def check_fps(fps: float) -> float:
    """Returns a frame rate if it is within the limits. Raises BadInputError."""
    if MIN_FPS <= fps <= MAX_FPS:  # NaN fails both comparisons
        return fps
    raise BadInputError(f"{fps} frames a second cannot be: write a number from {MIN_FPS} to {MAX_FPS:.0f}")
