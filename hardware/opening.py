"""Opening: the way in to each source of frames, by its name."""

from typing import Final

from companion.errors import BadInputError
from hardware.source import FrameSource, shown

LEAST_FPS: Final = 0.01
MOST_FPS: Final = 1000.0
MOST_DIGITS: Final = 9


def open_source(name: str, fps: float = 10.0) -> FrameSource:
    """Returns the source called `name`: "picamera", "webcam", "webcam:1", a video, a GIF or a folder of pictures.

    `fps` is the pace of a folder's pictures. Raises BadInputError for a name that is none of these.
    """
    kind, _, number = name.partition(":")
    if kind == "picamera" and not number:
        from hardware.picamera import PiCamera

        return PiCamera()
    if kind == "webcam":
        from hardware.webcam import Webcam

        return Webcam(read_number(number, 0, f"{shown(name)} is no webcam: write 'webcam:N', with N of /dev/videoN"))
    from hardware.files import open_files

    return open_files(name, check_pace(fps))


def read_number(text: str, usual: int, complaint: str) -> int:
    """Returns the number after a source's name, or `usual` if there is none. Raises BadInputError."""
    if text and not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise BadInputError(complaint)
    return int(text or usual)


def check_pace(fps: float) -> float:
    """Returns a pace in frames a second if it can be. Raises BadInputError."""
    if LEAST_FPS <= fps <= MOST_FPS:  # what is no number is neither
        return fps
    raise BadInputError(f"{fps} frames a second cannot be: write a number from {LEAST_FPS} to {MOST_FPS:.0f}")
