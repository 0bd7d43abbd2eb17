"""The cameras over the table: the one that a command names, and those beside it, which are named here.

Each sighting carries its camera's name, a place in millimetres of the table, and the time of a common clock.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

CameraName: TypeAlias = str
"""The name of a camera."""

MAIN: Final[CameraName] = "table"
"""The camera that needs no calibration: without one, it takes the table's scale from the first card."""
BESIDE: Final[Mapping[CameraName, str]] = {}
"""The source of each other camera, by its name, such as {"side": "webcam:1"}: they are opened with the main one."""
