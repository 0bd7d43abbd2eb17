"""The names of the cameras over the table.

Each sighting carries its camera's name, a place in millimetres of the table, and the time of a common clock.
"""

from typing import Final, TypeAlias

CameraName: TypeAlias = str
"""The name of a camera."""

MAIN: Final[CameraName] = "table"
"""The camera that needs no calibration: without one, it takes the table's scale from the first card."""
