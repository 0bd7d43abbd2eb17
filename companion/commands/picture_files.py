"""Opens the pictures that a command is given; what the image libraries print meanwhile is captured."""

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
