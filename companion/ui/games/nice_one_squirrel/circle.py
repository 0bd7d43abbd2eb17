"""Circle: where nine cells lie round the middle of a box, as large as they can be. Plain numbers, no Kivy."""

from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from companion.games.nice_one_squirrel.actions import CACHES

SHAPE: Final = 1.08
"""The width of a cell, relative to its height."""
GAP: Final = 0.06
"""The gap between two cells, as a share of their height."""
STEP: Final = 0.98
TURN: Final = 360 / CACHES


@dataclass(frozen=True, slots=True)
class Circle:
    """The cells' size and the middle of each, cache 1 at the top, then clockwise, from the box's lower left corner."""

    wide: float
    high: float
    middles: tuple[tuple[float, float], ...]

    @property
    def inside(self) -> tuple[float, float, float, float]:
        """The left and lower edge, width and height of the free space in the middle."""
        (second, fourth, fifth, seventh) = (self.middles[number - 1] for number in (2, 4, 5, 7))
        top, bottom = second[1] - self.high / 2, fifth[1] + self.high / 2
        left, right = seventh[0] + self.wide / 2, fourth[0] - self.wide / 2
        return left, bottom, right - left, top - bottom


@lru_cache(maxsize=8)
def lay_circle(width: float, height: float) -> Circle:
    """Returns the largest cells that do not touch each other in a box."""
    high = height / 3
    while True:
        circle = _circle(width, height, high)
        if not _touch(circle):
            return circle
        high *= STEP


def _circle(width: float, height: float, high: float) -> Circle:
    wide = high * SHAPE
    turns = [radians(TURN * place) for place in range(CACHES)]
    across = (width - wide) / 2
    up = (height - high) / (1 - cos(turns[CACHES // 2]))  # the highest and the lowest cells touch the box's edges
    top = height - high / 2
    middles = tuple((width / 2 + across * sin(turn), top - up * (1 - cos(turn))) for turn in turns)
    return Circle(wide, high, middles)


def _touch(circle: Circle) -> bool:
    least_x, least_y = circle.wide * (1 + GAP), circle.high * (1 + GAP)
    pairs = ((one, other) for at, one in enumerate(circle.middles) for other in circle.middles[at + 1 :])
    return any(abs(one[0] - other[0]) < least_x and abs(one[1] - other[1]) < least_y for one, other in pairs)
