"""The interface of every camera, real or simulated."""

from types import TracebackType
from typing import TYPE_CHECKING, Final, Protocol, Self

if TYPE_CHECKING:
    from vision.frames import Frame

FPS: Final = 15
"""The frame rate requested from a camera; more frames would cost time and be discarded (see `frame_rate`)."""
MAX_NAME_LENGTH: Final = 80


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
        """Releases the device."""
        ...

    def read(self) -> "Frame | None":
        """Returns the next frame, or None when the source has ended. Raises DeviceError when none comes in time."""
        ...


def shown(name: str) -> str:
    """Returns a name in quotes, shortened if it is very long."""
    return repr(name if len(name) <= MAX_NAME_LENGTH else name[:MAX_NAME_LENGTH] + "…")
