"""CameraKind: one kind of camera, as its file in `hardware/sources/cameras` offers it."""

from collections.abc import Callable
from dataclasses import dataclass

from hardware.sources.frame_source import FrameSource


@dataclass(frozen=True, slots=True)
class ConnectedCamera:
    """A camera that is connected: the name of its source, such as "webcam:1:NAME", and its own name."""

    source: str
    name: str


@dataclass(frozen=True, slots=True)
class CameraKind:
    """How a camera of this kind is opened and named.

    `open` takes the source's name, such as "webcam:1"; it raises BadInputError for a name that is none. `add_name`
    returns the source's name with the camera's own in it, where cameras of this kind have names. `find_all` returns
    those that are connected, and opens none.
    """

    open: Callable[[str], FrameSource]
    add_name: Callable[[str], str] = lambda source: source
    find_all: Callable[[], tuple[ConnectedCamera, ...]] = lambda: ()
