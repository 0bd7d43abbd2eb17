"""CourseChart: both teams' points drawn as stairs; told apart by line, mark and name, never by colour alone."""

from itertools import pairwise
from typing import Any

from kivy.graphics import Color, Ellipse, Line, Rectangle
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.exports.games.mast_year.course_lines import hand_ends, most_of, stairs, ticks
from companion.games.mast_year.course import Course
from companion.ui.layouts import load
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel

load("games/mast_year/widgets/course_chart")

TEAMS = ("squirrels", "oaks")
SIDES = ("first_side", "second_side")
MARKS = ("●", "■")


class CourseChart(FloatLayout):
    """`course` is what is drawn; `goal` None if the game has none."""

    course = ObjectProperty(None, allownone=True)
    goal = ObjectProperty(None, allownone=True)
    described = StringProperty("")

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("course", "goal", "pos", "size"):
            self.fbind(name, self.draw)

    def draw(self, *_: object) -> None:
        """Draws everything anew."""
        self.clear_widgets()
        self.canvas.after.clear()
        if not self.course or not self.course.steps or self.width < THEME.mm(30):
            return
        most = most_of(self.course, self.goal)
        with self.canvas.after:
            self._grid(most)
            for team in (0, 1):
                self._team(self.course, team, most)
        self._numbers(most)
        self._names()

    def _frame(self) -> tuple[float, float, float, float]:
        """Returns the edges of the plot, in pixels: left, right, foot, head."""
        head = self.top - THEME.mm(2.5) - self._names_high
        return self.x + THEME.mm(9), self.right - THEME.mm(4), self.y + THEME.mm(6.5), head

    @property
    def _names_high(self) -> float:
        return max(THEME.mm(6), THEME.text(4.6))

    def _at(self, point: tuple[float, float]) -> tuple[float, float]:
        left, right, foot, head = self._frame()
        return left + point[0] * (right - left), foot + point[1] * (head - foot)

    def _grid(self, most: int) -> None:
        Color(*THEME.colour("soft_ink")[:3], 0.28)
        for tick in ticks(most):
            start, end = self._at((0, tick / most)), self._at((1, tick / most))
            Line(points=(*start, *end), width=1)
        for place in range(len(self.course.hands) + 1):
            across = place / len(self.course.hands)
            Line(points=(*self._at((across, 0)), *self._at((across, 1))), width=1)
        if self.goal:
            Color(*THEME.colour("acting"))
            start, end = self._at((0, self.goal / most)), self._at((1, self.goal / most))
            Line(points=(*start, *end), width=1, dash_length=2, dash_offset=4)

    def _numbers(self, most: int) -> None:
        """Writes the points beside the grid, and the hands below it."""
        left, right, foot, _head = self._frame()
        for tick in ticks(most):
            y = self._at((0, tick / most))[1]
            self._text(str(tick), self.x, y - THEME.mm(2.5), THEME.mm(7.5), "right", "soft_ink")
        each = (right - left) / len(self.course.hands)
        for place, hand in enumerate(self.course.hands):
            self._text(str(hand.hand), left + place * each, foot - THEME.mm(5), each, "center", "soft_ink")

    def _team(self, course: Course, team: int, most: int) -> None:
        Color(*line_colour(team))
        points = [self._at(point) for point in stairs(course, team, most)]
        if team:
            for start, end in pairwise(points):
                _dash(start, end, THEME.mm(1.6), THEME.mm(0.55))
        else:
            Line(points=[part for point in points for part in point], width=THEME.mm(0.35), joint="miter")
        half = THEME.mm(1.1)
        mark = Rectangle if team else Ellipse
        for x, y in (self._at(point) for point in hand_ends(course, team, most)):
            mark(pos=(x - half, y - half), size=(2 * half, 2 * half))

    def _names(self) -> None:
        """Writes each team's name and points above the plot, with the mark of its line."""
        left, right, _foot, _head = self._frame()
        wide = (right - left) / 2
        labels = []
        for team in (0, 1):
            said = f"{MARKS[team]} {SAY(f'team.{TEAMS[team]}')} {self.course.steps[-1].scores[team]}"
            label = self._text(
                said, left + team * wide, self.top - self._names_high - THEME.mm(0.8), wide, "center", "ink"
            )
            label.color, label.bold, label.height = line_colour(team), True, self._names_high
            label.high_mm = 3.4
            labels.append(label)
        for label in labels:
            label.font_size = min(other.font_size for other in labels)

    def _text(self, text: str, x: float, y: float, wide: float, side: str, colour: str) -> FitLabel:
        label = FitLabel(
            text=text, halign=side, high_mm=3.2, size_hint=(None, None), size=(wide, THEME.mm(5)), pos=(x, y)
        )
        label.color = THEME.colour(colour)
        self.add_widget(label)
        return label


def line_colour(team: int) -> tuple[float, float, float, float]:
    """Returns a team's colour, bright enough to be a line on the ground."""
    parts = THEME.colour(SIDES[team])[:3]
    red, green, blue = (0.75 * part / max(parts) + 0.25 for part in parts)
    return (red, green, blue, 1.0)


def _dash(start: tuple[float, float], end: tuple[float, float], long: float, thick: float) -> None:
    """Draws a broken line between two points on one level or one upright."""
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    place = 0.0
    while place < length:
        until = min(place + long, length)
        points = [start[axis] + (end[axis] - start[axis]) * part / length for part in (place, until) for axis in (0, 1)]
        Line(points=points, width=thick * 0.65, cap="none")
        place += long * 1.7
