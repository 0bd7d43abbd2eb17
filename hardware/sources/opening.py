"""Opens sources of frames by name."""

from typing import Final

from companion.errors import BadInputError
from hardware.sources.frame_source import FrameSource, shown

MIN_FPS: Final = 0.01
MAX_FPS: Final = 1000.0
MAX_DIGITS: Final = 9


def open_source(name: str, fps: float = 10.0) -> FrameSource:
    """Returns the source called `name`: "picamera", "webcam", "webcam:1", a video, a GIF or a folder of pictures.

    "webcam:1:NAME" is the webcam that the kernel calls NAME, whatever its number is now.
    `fps` is the frame rate of a folder's pictures. Raises BadInputError for any other name.
    """
    kind, _, number = name.partition(":")
    if kind == "picamera" and not number:
        from hardware.sources.picamera import PiCamera

        return PiCamera()
    if kind == "webcam":
        from hardware.sources.webcam import Webcam

        number, _, called = number.partition(":")
        complaint = f"{shown(name)} is no webcam: write 'webcam:N', with N of /dev/videoN"
        return Webcam(read_number(number, 0, complaint), name=called)
    from hardware.sources.files import open_files

    return open_files(name, check_fps(fps))


def add_name(source: str) -> str:
    """Returns a source's name with the camera's own in it, if it is a webcam that is plugged in."""
    kind, _, number = source.partition(":")
    if kind != "webcam" or not (number or "0").isdecimal():
        return source
    from hardware.sources.webcam import DEVICES, find_name

    name = find_name(int(number or 0), DEVICES)
    return f"webcam:{number or 0}:{name}" if name else source


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
