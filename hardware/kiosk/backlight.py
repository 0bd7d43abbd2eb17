"""The display's backlight: dimmed while nobody is there, never off; what cannot be dimmed stays as it is."""

from contextlib import suppress
from pathlib import Path
from typing import Final

FOLDER: Final = Path("/sys/class/backlight")
DIMMED_SHARE: Final = 0.15


class Backlight:
    """Dims every backlight of this machine, and gives each its brightness back."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._before: dict[Path, int] = {}

    def dim(self) -> None:
        """Leaves a little light; doing it again changes nothing."""
        for path in sorted(self._folder.glob("*/brightness")):
            bright = _read(path)
            if path in self._before or bright is None:
                continue
            most = _read(path.with_name("max_brightness")) or bright
            if _write(path, max(1, min(bright, int(most * DIMMED_SHARE)))):
                self._before[path] = bright

    def restore(self) -> None:
        """Makes it as bright as it was."""
        while self._before:
            _write(*self._before.popitem())


def _read(path: Path) -> int | None:
    with suppress(OSError, ValueError):
        return int(path.read_text())
    return None


def _write(path: Path, bright: int) -> bool:
    with suppress(OSError):
        path.write_text(str(bright))
        return True
    return False
