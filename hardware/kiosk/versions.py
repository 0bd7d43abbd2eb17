"""Versions: each is a folder of its own below /opt/companion; the link `current` says which one runs."""

from importlib import metadata
from pathlib import Path
from typing import Final

from companion.errors import BadInputError, DeviceError
from hardware.kiosk.install import replace_link

PACKAGE: Final = "mast-year-companion"
"""What Python's packages call the companion."""
HOME: Final = Path("opt/companion")
CURRENT: Final = "current"
BEFORE: Final = "before"
"""The link to the version that ran before."""


def own_version() -> str:
    """Returns the version that runs."""
    return metadata.version(PACKAGE)


def roll_back(root: Path) -> str:
    """Makes the version before the current one; returns its name. Doing it again goes back. Raises BadInputError."""
    home = root / HOME
    now, before = _version(home, CURRENT), _version(home, BEFORE)
    if now is None:
        raise BadInputError(f"{home / CURRENT} is not there: the companion was not installed as a package")
    if before is None or before == now:
        raise BadInputError(f"no version before {now} is kept in {home}: install its package again")
    try:
        replace_link(home / BEFORE, now)
        replace_link(home / CURRENT, before)  # last: until then the current version is as it was
    except OSError as error:
        raise DeviceError(f"{error.filename}: {error.strerror}: run it as root") from None
    return before


def find_versions(root: Path) -> tuple[str | None, str | None]:
    """Returns the current version of the package, if it is installed, and the one before that can be gone back to."""
    now, before = (_version(root / HOME, link) for link in (CURRENT, BEFORE))
    return now, before if now is not None and before != now else None


def _version(home: Path, link: str) -> str | None:
    """Returns which version a link names, if it is there."""
    path = home / link
    if not path.is_symlink():
        return None
    name = Path(path.readlink()).name
    return name if (home / name).is_dir() else None
