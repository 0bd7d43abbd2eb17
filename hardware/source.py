"""FrameSource: what every camera, real or not, offers."""

from types import TracebackType
from typing import TYPE_CHECKING, Final, Protocol, Self

if TYPE_CHECKING:  # a loudspeaker is a driver too, and needs no OpenCV
    from vision.frames import Frame

FPS: Final = 15
"""So many frames a second a camera is asked for: more would cost and are not looked at (see `frame_rate`)."""
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


def shown(name: str) -> str:
    """Returns a name in quotes, and of a very long one its beginning."""
    return repr(name if len(name) <= MOST_SHOWN else name[:MOST_SHOWN] + "…")
