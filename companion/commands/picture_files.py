"""Pictures that a command is given, opened without a word from the libraries."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vision.pictures import OpenedPicture


def open_given_picture(path: Path) -> "tuple[OpenedPicture, str]":
    """Returns a picture, and what libraries would have printed of it. Raises BadInputError."""
    from vision.library_output import captured_output
    from vision.pictures import open_picture

    with captured_output() as lines:
        opened = open_picture(path)
    return opened, "".join(lines)
