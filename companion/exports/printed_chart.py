"""A Chart on paper: step lines told apart by dash and mark, or stacked bars told apart by shade and mark."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from companion.exports.chart import MARKS, Chart
from companion.exports.course_lines import Point, part_ends, stairs, ticks
from companion.exports.paper import BOLD, INK, RULE, SOFT, Paper, width_of

SHADES: Final = ("#8c4318", "#e3b04b", "#2e5f3a", "#9cc3a2", "#2f4a7a", "#b3b3d9", "#5f2a5f", "#e0c7dc")
"""Dark and light alternate, so that neighbours differ in any print."""
LINES: Final = ("#8c4318", "#2e5f3a", "#2f4a7a", "#22261f", "#7a2f5f", "#5f5a2e", "#2a6a6f", "#6a4a8c")
"""The colours of the sides' lines: thin ones must be dark."""
INKS: Final = ("#ffffff", INK)
DASHES: Final[Sequence[tuple[float, ...]]] = (
    (),
    (3.5, 2.2),
    (1.2, 1.6),
    (6.0, 1.6, 1.2, 1.6),
    (8.0, 3.0),
    (1.0, 3.0),
    (5.0, 1.2),
    (2.2, 1.2, 1.0, 1.2),
)
EDGE: Final = 0.16
"""The free space on each side of a bar, as a share of its slot."""
LEGIBLE: Final = 7.0
"""The least height, in points, at which a part of a bar shows its side's mark."""
LABEL: Final = 18.0
"""The least width for a part's label and for a mark on a line, in points."""
LEFT, TOP, BOTTOM = 16.0, 14.0, 12.0


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where the plot itself stands, in points of the paper, below the names and within the numbers."""

    x: float
    y: float
    width: float
    height: float

    def at(self, point: Point) -> Point:
        """Returns where a point lies that is given in shares of the plot from its lower left corner."""
        return self.x + self.width * point[0], self.y + self.height * (1 - point[1])


def draw_chart(paper: Paper, chart: Chart, corner: Point, size: tuple[float, float], goal: str = "") -> None:
    """Draws a chart whose top left corner is at `corner`, in points; `goal` is what is said of its goal."""
    plot = _Plot(corner[0] + LEFT, corner[1] + TOP, size[0] - LEFT, size[1] - TOP - BOTTOM)
    _draw_names(paper, chart, plot)
    _draw_grid(paper, chart, plot)
    if chart.goal:
        line = [plot.at((across, chart.goal / chart.most)) for across in (0, 1)]
        paper.path(line, INK, 0.7, (1, 2))
        paper.write(line[0][0] + 2, line[0][1] - 2.5, goal, 6, colour=SOFT)
    if chart.has_bars:
        _draw_bars(paper, chart, plot)
    else:
        for side in range(len(chart.sides)):
            _draw_line(paper, chart, side, plot)


def _draw_names(paper: Paper, chart: Chart, plot: _Plot) -> None:
    """Writes each side's name and points above the plot, behind its mark in its colour."""
    each = plot.width / len(chart.sides)
    for side, name in enumerate(chart.sides):
        x, y = plot.x + side * each, plot.y - TOP + 6
        paper.box(x, y - 6.5, 8, 8, (SHADES if chart.has_bars else LINES)[side], 1.5)
        paper.write(x + 4, y - 0.4, MARKS[side], 6, colour=INKS[side % 2 * chart.has_bars], side="middle")
        points = f" {chart.totals[side]}"
        width = paper.write_within(x + 11, y, name, 7, each - 14 - width_of(points, 7))
        paper.write(x + 11 + width, y, points, 7)


def _draw_grid(paper: Paper, chart: Chart, plot: _Plot) -> None:
    """Draws the scale, and the label of each part in its middle, or of every nth if these are many."""
    for tick in ticks(chart.most):
        x, y = plot.at((0, tick / chart.most))
        paper.rule(x, y, plot.width, RULE, 0.4)
        paper.write(x - 4, y + 2.2, str(tick), 6.5, colour=SOFT, side="right")
    each = plot.width / len(chart.parts)
    stride, bottom = _stride(chart, plot), plot.y + plot.height
    for place in range(stride, len(chart.parts) + 1, stride):
        x = plot.x + place * each
        paper.write(x - each / 2, bottom + 9, chart.parts[place - 1].label, 6.5, colour=SOFT, side="middle")
        if not chart.has_bars:
            paper.path([(x, plot.y), (x, bottom)], RULE, 0.4)


def _stride(chart: Chart, plot: _Plot) -> int:
    """Returns n if every nth part has its label."""
    return 1 if chart.has_bars else ceil(LABEL * len(chart.parts) / plot.width)


def _draw_line(paper: Paper, chart: Chart, side: int, plot: _Plot) -> None:
    """Draws one side's points as stairs, with its mark where parts end."""
    start = chart.starts[side] if chart.starts else 0
    paper.path([*map(plot.at, stairs(chart.scores, side, chart.most, start))], LINES[side], 1.3, DASHES[side])
    stride = _stride(chart, plot)
    for x, y in map(plot.at, part_ends(chart.scores, side, chart.most)[stride - 1 :: stride]):
        paper.write(x, y + 2.3, MARKS[side], 6.5, colour=LINES[side], side="middle")


def _draw_bars(paper: Paper, chart: Chart, plot: _Plot) -> None:
    """Draws a bar for each part: what each side has of it, with its mark where there is room."""
    count = len(chart.parts)
    for number, part in enumerate(chart.parts):
        base = 0
        for side, points in enumerate(part.scores[0]):
            left, bottom = plot.at(((number + EDGE) / count, base / chart.most))
            right, top = plot.at(((number + 1 - EDGE) / count, (base + points) / chart.most))
            base += points
            if points:
                paper.box(left, top, right - left, bottom - top - 0.6, SHADES[side])
            if points and bottom - top >= LEGIBLE:
                middle = (left + right) / 2, (top + bottom) / 2 + 2
                paper.write(*middle, MARKS[side], 6, colour=INKS[side % 2], side="middle", font=BOLD)
