"""The plot of a game's course: both teams' points, step by step, told apart by line, mark and name."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.exports.course_lines import Point, part_ends, stairs, ticks, upper_edge
from companion.exports.palette import SIDES
from companion.exports.paper import INK, RULE, SOFT, Paper
from companion.games.mast_year.course import Course
from companion.translations import Translation

TEAM_DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (3.5, 2.2))
TEAMS: Final = ("squirrels", "oaks")


@dataclass(frozen=True, slots=True)
class PlotFrame:
    """Where a plot stands, in points: its top left corner and its size."""

    x: float
    y: float
    width: float
    height: float


def draw_plot(paper: Paper, frame: PlotFrame, course: Course, goal: int | None, words: Translation) -> None:
    """Draws the course of one game."""
    most = upper_edge(course.parts, goal)
    inner = PlotFrame(frame.x + 16, frame.y + 6, frame.width - 92, frame.height - 22)
    _grid(paper, inner, most, goal, words)
    _hands(paper, inner, course)
    ends = [_line(paper, inner, course, team, most) for team in (0, 1)]
    _labels(paper, inner, course, ends, words)


def _grid(paper: Paper, frame: PlotFrame, most: int, goal: int | None, words: Translation) -> None:
    for tick in ticks(most):
        y = _height(frame, tick, most)
        paper.rule(frame.x, y, frame.width, RULE, 0.4)
        paper.write(frame.x - 4, y + 2.2, str(tick), 6.5, colour=SOFT, side="right")
    if goal:
        y = _height(frame, goal, most)
        paper.path([(frame.x, y), (frame.x + frame.width, y)], INK, 0.7, (1, 2))
        paper.write(frame.x + 2, y - 2.5, words.text("printed.goal", goal=goal), 6, colour=SOFT)


def _hands(paper: Paper, frame: PlotFrame, course: Course) -> None:
    """Draws where each hand ends, and its number in its middle."""
    each = frame.width / len(course.hands)
    for place, hand in enumerate(course.hands):
        left = frame.x + place * each
        paper.path([(left + each, frame.y), (left + each, frame.y + frame.height)], RULE, 0.4)
        paper.write(left + each / 2, frame.y + frame.height + 9, str(hand.hand), 6.5, colour=SOFT, side="middle")


def _line(paper: Paper, frame: PlotFrame, course: Course, team: int, most: int) -> Point:
    """Draws one team's points as stairs, with a mark at each hand's end; returns the last point."""
    line = [_place(frame, point) for point in stairs(course.parts, team, most)]
    paper.path(line, SIDES[team], 1.5, TEAM_DASHES[team])
    for x, y in (_place(frame, point) for point in part_ends(course.parts, team, most)):
        if team:
            paper.box(x - 2.2, y - 2.2, 4.4, 4.4, SIDES[team])
        else:
            paper.dot(x, y, 2.5, SIDES[team])
    return line[-1]


def _labels(paper: Paper, frame: PlotFrame, course: Course, ends: Sequence[Point], words: Translation) -> None:
    """Writes each team's name and points beside its line's end, kept apart."""
    upper = min((0, 1), key=lambda team: ends[team][1])
    upper_y = ends[upper][1]
    lower_y = max(ends[1 - upper][1], upper_y + 10)
    for team, y in ((upper, upper_y), (1 - upper, lower_y)):
        said = f"{words.text(f'team.{TEAMS[team]}')} {course.steps[-1].scores[team]}"
        paper.write_within(frame.x + frame.width + 6, y + 2.5, said, 7.5, 70, colour=SIDES[team])


def _height(frame: PlotFrame, points: int, most: int) -> float:
    return frame.y + frame.height * (1 - points / most)


def _place(frame: PlotFrame, point: Point) -> Point:
    return frame.x + frame.width * point[0], frame.y + frame.height * (1 - point[1])
