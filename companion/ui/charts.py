"""Charts of any game, as the screen of the statistics draws and tells them. No Kivy."""

from companion.engine import Course
from companion.exports.chart import Chart, ChartPart
from companion.journal.standing import Standing
from companion.ui.texts import SAY


def plain_charts(standing: Standing, names: tuple[str, ...]) -> tuple[Chart, ...]:
    """Returns a chart for each course that the game's rules tell: each step is a part, each player a side.

    Where the points are not those of the players one by one, the sides have numbers.
    """
    courses = [course for course in standing.game.courses(standing.state) if course.steps]
    return tuple(_plain_chart(course, standing.record.players, names) for course in courses)


def _plain_chart(course: Course, players: tuple[str, ...], names: tuple[str, ...]) -> Chart:
    count = len(course.steps[0].scores)
    sides = names if len(names) == count else tuple(str(side) for side in range(1, count + 1))
    parts = tuple(ChartPart(str(number), (tuple(step.scores),)) for number, step in enumerate(course.steps, 1))
    return Chart(sides, parts, tuple(SAY.phrase(turn, players) for turn in course.turns))
