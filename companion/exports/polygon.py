"""Polygons: the outlines of tokens, on paper and on the screen."""

from math import cos, pi, sin
from typing import Final

ROUND: Final = 40
"""The number of corners with which a polygon looks round."""
_WIDEN: Final = {3: 1.18, 4: 1.12}
"""Outlines with few corners are drawn larger, so that all look equally large."""
_DROP: Final = 0.09
"""How far a triangle is moved down, so that it looks centred."""


def polygon(corners: int, turned: float) -> tuple[tuple[float, float], ...]:
    """Returns the corners of an outline around (0, 0), for a size of 1, with y upwards.

    `corners` is 0 for a round one; `turned` is the angle of the first corner from the top, in turns.
    """
    count, radius = corners or ROUND, _WIDEN.get(corners, 1.0) / 2
    drop = _DROP if corners == 3 else 0.0
    angles = (2 * pi * (at / count + turned) + pi / 2 for at in range(count))
    return tuple((radius * cos(angle), radius * sin(angle) - drop) for angle in angles)
