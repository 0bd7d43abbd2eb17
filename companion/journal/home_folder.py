"""The user's home folder, which not every user has, as in a container."""

from pathlib import Path

from companion.errors import BadInputError
from companion.phrases import phrase


def home_folder() -> Path:
    """Returns the home folder. Raises BadInputError where the user has none."""
    return expand_home("~")


def expand_home(path: str) -> Path:
    """Returns a path that may begin with "~" for the home folder. Raises BadInputError where the user has none."""
    try:
        return Path(path).expanduser()
    except RuntimeError:
        user = Path(path).parts[0]
        message = "this user has no home folder: set HOME"
        if user != "~":
            message = f"{path!r}: there is no home folder {user!r}: write the whole path"
        raise BadInputError(message, phrase("disk.no-home")) from None


def known_home_folder() -> Path | None:
    """Returns the home folder; None where the user has none."""
    try:
        return home_folder()
    except BadInputError:
        return None


def is_in_home_folder(path: Path) -> bool:
    """Whether a path is that of the home folder or of something in it."""
    home = known_home_folder()
    return home is not None and path.is_relative_to(home)
