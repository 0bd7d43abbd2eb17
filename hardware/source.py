"""FrameSource: what every camera, real or not, offers; and the way in by name."""

from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Protocol, Self

from companion.errors import BadInputError

if TYPE_CHECKING:  # a loudspeaker is a driver too, and needs no OpenCV
    from vision.frames import Frame


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

        if number and not number.isdecimal():
            raise BadInputError(f"{name!r} is no webcam: write 'webcam' or 'webcam:N' with the number of /dev/videoN")
        return Webcam(int(number or 0))
    from hardware.files import PictureFolder, VideoFile

    path = Path(name)
    if path.is_dir():
        return PictureFolder(path, fps)
    if path.is_file():
        return VideoFile(path)
    raise BadInputError(f"{name!r} is no source: write picamera, webcam, webcam:N, a video file or a folder")
