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
        """Looks through a camera from now on, and after a restart; "": through none.

        It waits until no camera is open for a small picture any more.
        """
        self._kept.write({SOURCE: source})
        if source != self.in_use:
            self.in_use = source
            self._access.write(lambda: None, lambda _: self._use(source), "cameras")

    def go_on(self) -> None:
        """Looks through the camera that was chosen before a restart, if it is connected."""

        def look(found: "tuple[ConnectedCamera, ...] | CompanionError") -> None:
            connected = () if isinstance(found, CompanionError) else found
            if not self.in_use and any(_is_same(self.chosen, camera.source) for camera in connected):
                self._use(self.chosen)

        self.find(look)

    def _use(self, source: str) -> None:
        assert self.use is not None, "asked only where the camera can be changed"
        self.use(source)


def _is_same(chosen: str, source: str) -> bool:
    """Whether both are one camera: its own name tells, where it has one, whatever its number is now."""
    kind, number, name = (*chosen.split(":", 2), "", "")[:3]
    other, other_number, other_name = (*source.split(":", 2), "", "")[:3]
    return kind == other and (name == other_name if name else number == other_number)


def _find_cameras() -> "tuple[ConnectedCamera, ...]":
    from hardware.sources import find_cameras

    return find_cameras()


def _take_picture(source: str) -> "Picture":
    from hardware.sources import take_picture

    return take_picture(source)
