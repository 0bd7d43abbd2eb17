"""The charts of a report: rows of boxes and dots on one scale, drawn on paper and for a browser alike."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from companion.exports.paper import INK, SOFT, Paper
from companion.exports.report.svg import SvgPicture

Surface: TypeAlias = Paper | SvgPicture
FAINT: Final = "#e4dfd0"
BLUE: Final = "#2c6a99"
PALE_BLUE: Final = "#bcd3e2"
STEPS: Final = ("#b35a1f", "#e3ae7a", "#e9e4d4", "#8db4cf", "#2c6a99")
"""From the lowest answer to the highest; red and green need not be told apart."""
DARK: Final = (STEPS[0], STEPS[4])
SIZE: Final = 10.0
SMALL: Final = 8.0
ROW: Final = 20.0
_TOP: Final = 4.0
_FOOT: Final = 10.0
_END: Final = 66.0
"""The width after each row for its figure."""
_NARROWEST_LABELLED: Final = 14.0
_WIDE_LETTER: Final = 0.56
"""The average width of a letter, as a share of its font size."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The width of a chart, and how much of it the names of its rows take."""

    width: float
    names: float

    @property
    def plot(self) -> float:
        """The width of what is drawn."""
        return self.width - self.names - _END

    def x(self, share: float) -> float:
        """Returns where a share of the plot's width lies."""
        return self.names + self.plot * share


@dataclass(frozen=True, slots=True)
class Box:
    """A box from one share of the plot's width to another, with a label where there is room."""

    start: float
    end: float
    colour: str
    thick: float
    label: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its name, its figure in words, its boxes, and a dot at a share of the plot's width."""

    name: str
    figure: str
    boxes: tuple[Box, ...]
    dot: float | None = None


@dataclass(frozen=True, slots=True)
class ReportChart:
    """`title` says in words what the chart shows. Ticks are shares with their texts; `mark` is a share that is "even".

    A legend stands below the rows.
    """

    title: str
    rows: tuple[Row, ...]
    ticks: Sequence[tuple[float, str]] = ()
    mark: float | None = None
    legend: str = ""

    @property
    def height(self) -> float:
        """The height that the chart takes."""
        return _TOP * 2 + ROW * len(self.rows) + (_FOOT if self.ticks or self.legend else 0)


def bars(rows: Sequence[tuple[str, float, str]]) -> tuple[Row, ...]:
    """Returns a bar for each row of a name, a value and the value as text; the longest takes the whole width."""
    most = max((value for _, value, _ in rows), default=0) or 1
    return tuple(Row(name, text, (Box(0, value / most, BLUE, 9),)) for name, value, text in rows)


def answers(name: str, counts: Sequence[int], figure: str) -> Row:
    """Returns how many gave each answer, from the lowest to the highest, as parts of one bar."""
    return Row(name, figure, tuple(_parts(counts)))


def _parts(counts: Sequence[int]) -> Iterator[Box]:
    colours = STEPS if len(counts) == len(STEPS) else (STEPS[0], STEPS[2], STEPS[4])
    total, before = sum(counts) or 1, 0
    for count, colour in zip(counts, colours, strict=True):
        if count:
            yield Box(before / total, (before + count) / total, colour, ROW - 6, str(count))
        before += count


def draw_chart(on: Surface, chart: ReportChart, layout: Layout) -> None:
    """Draws a chart at the surface's top left corner."""
    bottom = _TOP + ROW * len(chart.rows)
    for at, text in chart.ticks:
        on.path([(layout.x(at), _TOP), (layout.x(at), bottom)], FAINT, 1.0)
        on.write(layout.x(at), bottom + 10, text, SMALL, colour=SOFT, side="middle")
    if chart.mark is not None:
        on.path([(layout.x(chart.mark), _TOP - 2), (layout.x(chart.mark), bottom + 2)], INK, 1.0, (3, 3))
    on.write(layout.x(0), bottom + 9, chart.legend, SMALL, colour=SOFT)
    for index, row in enumerate(chart.rows):
        _draw_row(on, row, _TOP + ROW * (index + 0.5), layout)


def _draw_row(on: Surface, row: Row, y: float, layout: Layout) -> None:
    """Draws a row around `y`: its name before the plot, and its figure behind it."""
    on.write(layout.names - 8, y + SIZE / 3, shorten(row.name, layout.names - 8, SIZE), SIZE, side="right")
    on.write(layout.width, y + SIZE / 3, row.figure, SIZE, side="right")
    for box in row.boxes:
        left, width = layout.x(box.start), layout.plot * (box.end - box.start)
        on.box(left, y - box.thick / 2, max(1.0, width - 1), box.thick, box.colour, 1.5)
        if box.label and width >= _NARROWEST_LABELLED:
            ink = "#ffffff" if box.colour in DARK else INK
            on.write(left + width / 2, y + SMALL / 3, box.label, SMALL, colour=ink, side="middle")
    if row.dot is not None:
        on.dot(layout.x(row.dot), y, 4.2, BLUE)


def shorten(text: str, width: float, size: float) -> str:
    """Returns `text`, cut where it would be wider than `width`."""
    most = max(1, int(width / (size * _WIDE_LETTER)))
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
