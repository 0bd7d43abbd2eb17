"""ConnectedCameras: which cameras there are, what each sees, and which one the table has chosen."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from companion.app.journal_access import JournalAccess
from companion.app.kept_file import KeptFile
from companion.errors import CompanionError

if TYPE_CHECKING:  # the first screen needs no camera
    from hardware.sources.camera_kind import ConnectedCamera
    from vision.frames import Picture

SOURCE = "source"


class ConnectedCameras:
    """Cameras are looked for, and looked through, on a thread of their own, so that no frame waits.

    `in_use` is the source that is looked through now, "" for none; it is never opened a second time. `use`, where the
    companion can change its camera, begins to look through another.
    """

    def __init__(self, access: JournalAccess, kept: KeptFile) -> None:
        self._access, self._kept = access, kept
        self.in_use = ""
        self.use: Callable[[str], object] | None = None

    @property
    def chosen(self) -> str:
        """The source that was chosen here, also before a restart; "" for none."""
        source = self._kept.values.get(SOURCE)
        return source if isinstance(source, str) else ""

    def find(self, answer: "Callable[[tuple[ConnectedCamera, ...] | CompanionError], object]") -> None:
        """Calls `answer` with the cameras that are connected."""
        self._access.write(_find_cameras, answer, "cameras")

    def see(self, source: str, answer: "Callable[[Picture | CompanionError], object]") -> None:
        """Calls `answer` with a small picture of what a camera sees that is not in use."""
        self._access.write(partial(_take_picture, source), answer, "cameras")

    def choose(self, source: str) -> None:
        """Looks through a camera from now on, and after a restart."""
        assert self.use is not None, "asked only where the camera can be changed"
        self._kept.write({SOURCE: source})
        if source != self.in_use:
            self.in_use = source
            self.use(source)


def _find_cameras() -> "tuple[ConnectedCamera, ...]":
    from hardware.sources import find_cameras

    return find_cameras()


def _take_picture(source: str) -> "Picture":
    from hardware.sources import take_picture

    return take_picture(source)
