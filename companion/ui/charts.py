"""Charts of any game, as the screen of the statistics draws and tells them. No Kivy."""

from companion.engine.course import Course
from companion.exports.chart import Chart, parts_of
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.texts import SAY


def plain_charts(snapshot: GameSnapshot, names: tuple[str, ...]) -> tuple[Chart, ...]:
    """Returns a chart for each course that the game's rules tell: each player is a side.

    Where the points are not those of the players one by one, the sides have numbers.
    """
    courses = [course for course in snapshot.game.courses(snapshot.state) if course.steps]
    return tuple(_plain_chart(course, snapshot.record.players, names) for course in courses)


def _plain_chart(course: Course, players: tuple[str, ...], names: tuple[str, ...]) -> Chart:
    count = len(course.steps[0].scores)
    sides = names if len(names) == count else tuple(str(side) for side in range(1, count + 1))
    return Chart(sides, parts_of(course), tuple(SAY.phrase(turn, players) for turn in course.turns))
