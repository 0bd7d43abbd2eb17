"""The names of the cameras over the table: a second camera is a second name here.

Each sighting carries its camera's name, a place in millimetres of the table, and the time of a common clock.
"""

from typing import Final, TypeAlias

Camera: TypeAlias = str
"""The name of a camera."""

MAIN: Final[Camera] = "table"
"""The camera that needs no calibration: until there is one, it takes the scale of the table from the first card."""
CAMERAS: Final[tuple[Camera, ...]] = (MAIN,)
