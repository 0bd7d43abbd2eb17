"""CourseChart: each side's points as a step line or as bars, told apart by line, mark and name, not only colour."""

from itertools import pairwise
from math import ceil
from typing import Any, Final

from kivy.graphics import Color, Ellipse, Line, Rectangle
from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from companion.exports.chart import MARKS, Chart
from companion.exports.course_lines import part_ends, stairs, ticks
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel

load("widgets/course_chart")

COLOURS: Final = ("first_side", "second_side", "acting", "trouble", "soft_ink", "button", "ink", "quiet_button")
"""The colours of the lines of sides that have no colour at the table."""
CORNERS: Final = (0, 0, 3, 4, 5, 6, 7, 8)
"""The corners of each side's mark: Kivy draws an ellipse with so few segments; 0: a circle, or a box."""
NAMES_IN_A_ROW: Final = 3
EDGE: Final = 0.14
"""The free space on each side of a bar, as a share of its slot."""


class CourseChart(FloatLayout):
    """`chart` is what is drawn."""

    chart = ObjectProperty(None, allownone=True)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("chart", "pos", "size"):
            self.fbind(name, self.draw)

    def draw(self, *_: object) -> None:
        """Draws everything again."""
        self.clear_widgets()
        self.canvas.after.clear()
        chart: Chart | None = self.chart
        if not chart or self.width < THEME.mm(30):
            return
        most = chart.most
        with self.canvas.after:
            self._grid(chart, most)
            if chart.has_bars:
                self._bars(chart, most)
            for side in range(0 if chart.has_bars else len(chart.sides)):
                self._side(chart, side, most)
        self._numbers(chart, most)
        self._names(chart)

    def _frame(self, sides: int) -> tuple[float, float, float, float]:
        """Returns the edges of the plot, in pixels: left, right, foot, head."""
        head = self.top - THEME.mm(2.5) - self._name_high * ceil(sides / _columns(sides))
        return self.x + THEME.room(9, 2), self.right - THEME.mm(4), self.y + THEME.room(1.5, 2) + self._label_high, head

    @property
    def _label_high(self) -> float:
        """How high the parts' labels are, of which those of nuts have two lines."""
        two_lines = any("\n" in part.label for part in self.chart.parts)
        return THEME.room(8.4 if two_lines else 5, 2)

    @property
    def _name_high(self) -> float:
        return max(THEME.mm(6), THEME.text(4.6))

    def _at(self, chart: Chart, point: tuple[float, float]) -> tuple[float, float]:
        left, right, foot, head = self._frame(len(chart.sides))
        low = chart.least / chart.most
        return left + point[0] * (right - left), foot + (point[1] - low) / (1 - low) * (head - foot)

    def _grid(self, chart: Chart, most: int) -> None:
        Color(*THEME.colour("soft_ink")[:3], 0.28)
        for tick in ticks(most, chart.least):
            start, end = self._at(chart, (0, tick / most)), self._at(chart, (1, tick / most))
            Line(points=(*start, *end), width=1)
        count, stride = len(chart.parts), self._stride(chart)
        for place in (*range(0, count, stride), count):
            across = place / count
            foot = chart.least / most
            Line(points=(*self._at(chart, (across, foot)), *self._at(chart, (across, 1))), width=1)
        if chart.goal:
            Color(*THEME.colour("acting"))
            start, end = self._at(chart, (0, chart.goal / most)), self._at(chart, (1, chart.goal / most))
            Line(points=(*start, *end), width=1, dash_length=2, dash_offset=4)

    def _stride(self, chart: Chart) -> int:
        """Returns n if every nth part is labelled, so that no labels overlap."""
        left, right, _foot, _head = self._frame(len(chart.sides))
        return 1 if chart.has_bars else max(1, ceil(len(chart.parts) * THEME.room(6, 2) / (right - left)))

    def _numbers(self, chart: Chart, most: int) -> None:
        """Writes the points beside the grid, and the parts' labels below it."""
        left, right, foot, head = self._frame(len(chart.sides))
        numbers = ticks(most, chart.least)
        for tick in numbers[:: max(1, ceil(THEME.room(5, 2) * len(numbers) / (head - foot)))]:
            y = self._at(chart, (0, tick / most))[1]
            self._text(str(tick), self.x, y - THEME.room(2.5, 2), THEME.room(7.5, 2), "right")
        stride = self._stride(chart)
        each = (right - left) / len(chart.parts)
        gap, same = (each * EDGE / 2 if chart.has_bars else 0), SharedFontSize()
        for place in range(0, len(chart.parts) - stride + 1, stride):  # the rest has no room for a label
            wide = each * stride - 2 * gap
            label = self._text(
                chart.parts[place].label, left + place * each + gap, foot - self._label_high, wide, "center"
            )
            label.height = self._label_high
            label.shared_font_size = same

    def _side(self, chart: Chart, side: int, most: int) -> None:
        Color(*line_colour(chart, side))
        start = chart.starts[side] if chart.starts else 0
        points = [self._at(chart, point) for point in stairs(chart.scores, side, most, start)]
        if side % 2:
            for here, there in pairwise(points):
                _dash(here, there, THEME.mm(1.6), THEME.mm(0.55))
        else:
            Line(points=[part for point in points for part in point], width=THEME.mm(0.35), joint="miter")
        stride = self._stride(chart)
        for point in part_ends(chart.scores, side, most)[stride - 1 :: stride]:
            _mark(self._at(chart, point), side, THEME.mm(1.1))

    def _bars(self, chart: Chart, most: int) -> None:
        """Draws a bar for each part: what each side has of it, with its mark where there is room."""
        count = len(chart.parts)
        for number, part in enumerate(chart.parts):
            base = 0
            for side, points in enumerate(part.scores[0]):
                left, foot = self._at(chart, ((number + EDGE) / count, base / most))
                right, head = self._at(chart, ((number + 1 - EDGE) / count, (base + points) / most))
                base += points
                if points:
                    Color(*line_colour(chart, side))
                    self._bar(side, (left, foot), (right - left, head - foot - THEME.mm(0.25)))

    def _bar(self, side: int, pos: tuple[float, float], size: tuple[float, float]) -> None:
        Rectangle(pos=pos, size=size)
        half = min(THEME.mm(1.2), size[0] * 0.36, size[1] * 0.36)
        Color(*THEME.colour("ground"))
        _mark((pos[0] + size[0] / 2, pos[1] + size[1] / 2), side, half)

    def _names(self, chart: Chart) -> None:
        """Writes each side's name and points above the plot, with the mark of its line."""
        left, right, _foot, _head = self._frame(len(chart.sides))
        columns = _columns(len(chart.sides))
        wide, same = (right - left) / columns, SharedFontSize()
        for side, name in enumerate(chart.sides):
            row, column = divmod(side, columns)
            y = self.top - self._name_high * (row + 1) - THEME.mm(0.8)
            said = f"{MARKS[side]} {name} {chart.totals[side]}"
            label = self._text(said, left + column * wide, y, wide, "center")
            label.color, label.bold, label.height = line_colour(chart, side), True, self._name_high
            label.high_mm, label.shared_font_size = 3.4, same

    def _text(self, text: str, x: float, y: float, wide: float, side: str) -> FitLabel:
        label = FitLabel(
            text=text, halign=side, high_mm=3.2, size_hint=(None, None), size=(wide, THEME.room(5, 2)), pos=(x, y)
        )
        label.color = THEME.colour("soft_ink")
        self.add_widget(label)
        return label


def line_colour(chart: Chart, side: int) -> tuple[float, float, float, float]:
    """Returns a side's colour, that of the table where it has one, bright enough to be a line on the ground."""
    parts = (chart.colours[side] if chart.colours else THEME.colour(COLOURS[side]))[:3]
    red, green, blue = (0.75 * part / max(parts) + 0.25 for part in parts)
    return (red, green, blue, 1.0)


def _mark(centre: tuple[float, float], side: int, half: float) -> None:
    """Draws the mark of a side."""
    box = {"pos": (centre[0] - half, centre[1] - half), "size": (2 * half, 2 * half)}
    if CORNERS[side]:
        Ellipse(segments=CORNERS[side], **box)
    else:
        (Rectangle if side else Ellipse)(**box)


def _dash(start: tuple[float, float], end: tuple[float, float], long: float, thick: float) -> None:
    """Draws a dashed line between two points, level or upright."""
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    place = 0.0
    while place < length:
        until = min(place + long, length)
        points = [start[axis] + (end[axis] - start[axis]) * part / length for part in (place, until) for axis in (0, 1)]
        Line(points=points, width=thick * 0.65, cap="none")
        place += long * 1.7


def _columns(sides: int) -> int:
    """Returns how many names stand side by side."""
    return 1 if THEME.narrow else min(NAMES_IN_A_ROW, sides)
