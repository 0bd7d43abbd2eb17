"""FrameSource: what every camera, real or not, offers; and the way in by name."""

from types import TracebackType
from typing import TYPE_CHECKING, Final, Protocol, Self

from companion.errors import BadInputError

if TYPE_CHECKING:  # a loudspeaker is a driver too, and needs no OpenCV
    from vision.frames import Frame

LEAST_FPS: Final = 0.01
MOST_FPS: Final = 1000.0
MOST_DIGITS: Final = 9
MOST_SHOWN: Final = 80


class FrameSource(Protocol):
    """A stream of frames, open inside a `with`; used by one thread of one process.

    `seq` counts from 0 and `at_s` never falls: seconds of a monotonic clock since the source was opened, or of the
    recording where there is one.
    """

    def __enter__(self) -> Self:
        """Opens the device or the files. Raises DeviceError or BadInputError."""
        ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Lets the device go."""
        ...

    def read(self) -> "Frame | None":
        """Returns the next frame, or None when the source has ended. Raises DeviceError when none comes in time."""
        ...


def open_source(name: str, fps: float = 10.0) -> FrameSource:
    """Returns the source called `name`: "picamera", "webcam", "webcam:1", a video file or a folder of pictures.

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


def shown(name: str) -> str:
    """Returns a name in quotes, and of a very long one its beginning."""
    return repr(name if len(name) <= MOST_SHOWN else name[:MOST_SHOWN] + "…")
