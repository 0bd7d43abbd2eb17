"""Curves: paths that the shapes of several games are made of."""

from typing import Final

ROUND: Final = 0.5523
"""How far from a quarter circle's ends the control points of its curve lie, in radii."""


def circle(x: float, y: float, radius: float) -> str:
    """Returns the path of a circle."""
    k = radius * ROUND
    left, right, top, bottom = x - radius, x + radius, y - radius, y + radius
    return (
        f"M{left} {y} C{left} {y - k} {x - k} {top} {x} {top} C{x + k} {top} {right} {y - k} {right} {y} "
        f"C{right} {y + k} {x + k} {bottom} {x} {bottom} C{x - k} {bottom} {left} {y + k} {left} {y} Z"
    )
