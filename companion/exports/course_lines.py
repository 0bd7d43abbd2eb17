"""The lines of a plot of a game's course, as numbers between 0 and 1, for paper and screen alike."""

from collections.abc import Sequence
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
SidePoints: TypeAlias = tuple[int, ...]
"""The points of all sides at one moment, by side."""
Parts: TypeAlias = Sequence[Sequence[SidePoints]]
"""The points after each step of each part of a game, such as the tricks of a hand; no part is empty."""


def upper_edge(parts: Parts, goal: int | None) -> int:
    """Returns the points at the plot's upper edge."""
    return max(1, goal or 0, *(max(scores) for part in parts for scores in part))


def ticks(most: int, least: int = 0) -> tuple[int, ...]:
    """Returns at most seven round numbers from `least`, which is at most 0, to `most`."""
    steps = (factor * 10**power for power in range(10) for factor in (1, 2, 5))
    step = next(step for step in steps if most // step - least // step <= 6)
    return tuple(range(-(-least // step) * step, most + 1, step))


def places(parts: Parts) -> tuple[float, ...]:
    """Returns where each step stands across: all parts are equally wide, the steps of a part evenly spread."""
    return tuple(
        (number + place / len(part)) / len(parts)
        for number, part in enumerate(parts)
        for place in range(1, len(part) + 1)
    )


def stairs(parts: Parts, side: int, most: int, start: int = 0) -> tuple[Point, ...]:
    """Returns one side's points as a step line that begins with the points at the `start`."""
    line: list[Point] = [(0.0, start / most)]
    steps = (scores for part in parts for scores in part)
    for across, scores in zip(places(parts), steps, strict=True):
        line += [(across, line[-1][1]), (across, scores[side] / most)]
    return tuple(line)


def part_ends(parts: Parts, side: int, most: int) -> tuple[Point, ...]:
    """Returns one side's points at the end of each part."""
    return tuple((number / len(parts), part[-1][side] / most) for number, part in enumerate(parts, 1))
