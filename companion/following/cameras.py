"""The cameras that look at the table, by name. A further camera is a further name here."""

from enum import StrEnum
from typing import Final


class Camera(StrEnum):
    """Which camera saw something."""

    TABLE = "table"


MAIN: Final = Camera.TABLE
"""The camera that needs no calibration: until there is one, it takes the scale of the table from the first card."""
