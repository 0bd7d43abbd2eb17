"""The cameras that look at the table, by name: a further camera is a further name here.

What each of them sees is told with its name, in millimetres of the one table, and in the time of one clock.
"""

from typing import Final, TypeAlias

Camera: TypeAlias = str
"""The name of a camera."""

MAIN: Final[Camera] = "table"
"""The camera that needs no calibration: until there is one, it takes the scale of the table from the first card."""
CAMERAS: Final[tuple[Camera, ...]] = (MAIN,)
