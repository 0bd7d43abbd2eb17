"""Chart: how the points of a game came about, as the screen of the statistics draws and tells it. No Kivy."""

from dataclasses import dataclass

from companion.engine import Course, OffersCourses
from companion.exports.course_lines import SidePoints, upper_edge
from companion.journal.standing import Standing
from companion.ui.texts import SAY


@dataclass(frozen=True, slots=True)
class ChartPart:
    """A part of a game, such as a hand: its label, and the points of all sides after each of its steps."""

    label: str
    scores: tuple[SidePoints, ...]


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
    """The colours of the sides at the table; empty if they have none."""

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
    def most(self) -> int:
        """The points at the upper edge of the plot."""
        if self.has_bars:
            return max(1, *(sum(part.scores[0]) for part in self.parts))
        return upper_edge((*self.scores, (self.starts,)) if self.starts else self.scores, self.goal)


def plain_charts(standing: Standing, names: tuple[str, ...]) -> tuple[Chart, ...]:
    """Returns a chart for each course that the game's rules tell: each step is a part, each player a side.

    Where the points are not those of the players one by one, the sides have numbers.
    """
    if not isinstance(standing.game, OffersCourses):
        return ()
    courses = [course for course in standing.game.courses(standing.state) if course.steps]
    return tuple(_plain_chart(course, standing.record.players, names) for course in courses)


def _plain_chart(course: Course, players: tuple[str, ...], names: tuple[str, ...]) -> Chart:
    count = len(course.steps[0].scores)
    sides = names if len(names) == count else tuple(str(side) for side in range(1, count + 1))
    parts = tuple(ChartPart(str(number), (tuple(step.scores),)) for number, step in enumerate(course.steps, 1))
    return Chart(sides, parts, tuple(SAY.phrase(turn, players) for turn in course.turns))
