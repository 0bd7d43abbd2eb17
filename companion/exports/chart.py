"""Chart: how the points of a game came about, as a screen and a printed sheet draw it."""

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from companion.engine.course import Course
from companion.exports.course_lines import SidePoints, upper_edge

MARKS: Final = ("●", "■", "▲", "◆", "⬟", "⬢", "✚", "✖")
"""The sign of each side, beside its name and on its line or bars."""


@dataclass(frozen=True, slots=True)
class ChartPart:
    """A part of a game, such as a hand: its label, and the points of all sides after each of its steps."""

    label: str
    scores: tuple[SidePoints, ...]


def parts_of(course: Course) -> tuple[ChartPart, ...]:
    """Returns the parts of a game, by their numbers."""
    by_part = groupby(course.steps, key=lambda step: step.part)
    return tuple(ChartPart(str(number), tuple(step.scores for step in steps)) for number, steps in by_part)


@dataclass(frozen=True, slots=True)
class Chart:
    """One game: the names of its sides, its parts in order, and its turning points in words.

    `title` tells the games of a tournament apart; `goal` is None if the game has none; `starts` is what the sides have
    at first, None for nothing. `has_bars`: each part is a bar, in which the points of the sides are
    stacked; else the points add up from part to part.
    """

    sides: tuple[str, ...]
    parts: tuple[ChartPart, ...]
    turns: tuple[str, ...]
    title: str = ""
    goal: int | None = None
    has_bars: bool = False
    starts: SidePoints | None = None
    colours: tuple[tuple[float, float, float, float], ...] = ()
    """The colours of the sides at the table, for screens; empty if they have none."""

    @property
    def scores(self) -> tuple[tuple[SidePoints, ...], ...]:
        """The points by part, step and side."""
        return tuple(part.scores for part in self.parts)

    @property
    def totals(self) -> SidePoints:
        """What each side has in the end."""
        if self.has_bars:
            return tuple(map(sum, zip(*(part.scores[0] for part in self.parts), strict=True)))
        return self.parts[-1].scores[-1]

    @property
    def least(self) -> int:
        """The points at the lower edge of the plot: less than 0 only where a side had less."""
        return min(0, *(points for part in self.scores for step in part for points in step))

    @property
    def most(self) -> int:
        """The points at the upper edge of the plot."""
        if self.has_bars:
            return max(1, *(sum(part.scores[0]) for part in self.parts))
        return upper_edge((*self.scores, (self.starts,)) if self.starts else self.scores, self.goal)
