"""The charts of a report: intervals, bars, and answers from 1 to 5."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from companion.exports.report.drawing import (
    BLUE,
    FAINT,
    INK,
    PALE_BLUE,
    SOFT,
    STEPS,
    ChartShape,
    Dot,
    Drawing,
    FilledBox,
    Label,
    StraightLine,
    shorten,
)

SIZE: Final = 10.0
SMALL: Final = 8.0
ROW: Final = 20.0
_TOP: Final = 4.0
_END: Final = 66.0
"""The width after each row for its figure."""
_NARROWEST_LABELLED: Final = 14.0


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
class Interval:
    """One row of a chart of intervals, as shares of its width; a range that is not known is None."""

    name: str
    figure: str
    at: float
    low: float | None
    high: float | None


def draw_intervals(
    title: str, rows: Sequence[Interval], layout: Layout, ticks: Sequence[tuple[float, str]], mark: float | None = None
) -> Drawing:
    """Draws a dot on its interval for each row; `mark` is a line that means "even"."""
    bottom = _TOP + ROW * len(rows)
    shapes: list[ChartShape] = []
    for at, text in ticks:
        shapes += [
            StraightLine(layout.x(at), _TOP, layout.x(at), bottom, FAINT),
            Label(layout.x(at), bottom + 10, text, SMALL, SOFT, "middle"),
        ]
    if mark is not None:
        shapes.append(StraightLine(layout.x(mark), _TOP - 2, layout.x(mark), bottom + 2, INK, 1.0, dashed=True))
    for place, row in enumerate(rows):
        shapes += _interval(row, _TOP + ROW * place, layout)
    return Drawing(title, layout.width, bottom + 14, tuple(shapes))


def _interval(row: Interval, y: float, layout: Layout) -> Iterator[ChartShape]:
    yield from _named(row.name, row.figure, y, layout)
    if row.low is not None and row.high is not None:
        left, right = layout.x(row.low), layout.x(row.high)
        yield FilledBox(left, y + ROW / 2 - 3.5, max(1.0, right - left), 7, PALE_BLUE)
    yield Dot(layout.x(row.at), y + ROW / 2, 4.2, BLUE)


def draw_bars(title: str, rows: Sequence[tuple[str, float, str]], layout: Layout) -> Drawing:
    """Draws a bar for each row of a name, a value and the value as text; the longest takes the whole width."""
    most = max((value for _, value, _ in rows), default=0) or 1
    shapes: list[ChartShape] = []
    for place, (name, value, text) in enumerate(rows):
        y = _TOP + ROW * place
        shapes += _named(name, text, y, layout)
        shapes.append(FilledBox(layout.x(0), y + ROW / 2 - 4.5, max(1.0, layout.plot * value / most), 9, BLUE))
    return Drawing(title, layout.width, _TOP * 2 + ROW * len(rows), tuple(shapes))


def draw_answers(title: str, rows: Sequence[tuple[str, Sequence[int], str]], layout: Layout) -> Drawing:
    """Draws how many gave each answer, from the lowest to the highest, as parts of one bar for each question.

    The title, which says what the parts mean, stands below.
    """
    bottom = _TOP + ROW * len(rows)
    shapes: list[ChartShape] = [Label(layout.x(0), bottom + 9, title, SMALL, SOFT)]
    for place, (name, counts, text) in enumerate(rows):
        y = _TOP + ROW * place
        shapes += [*_named(name, text, y, layout), *_parts(counts, y, layout)]
    return Drawing(title, layout.width, bottom + 14, tuple(shapes))


def _parts(counts: Sequence[int], y: float, layout: Layout) -> Iterator[ChartShape]:
    colours = STEPS if len(counts) == len(STEPS) else (STEPS[0], STEPS[2], STEPS[4])
    total, before = sum(counts) or 1, 0
    for count, colour in zip(counts, colours, strict=True):
        left, width = layout.x(before / total), layout.plot * count / total
        before += count
        if count:
            yield FilledBox(left, y + 3, max(0.5, width - 1), ROW - 6, colour)
        if width >= _NARROWEST_LABELLED:
            ink = "#ffffff" if colour in (STEPS[0], STEPS[4]) else INK
            yield Label(left + width / 2, y + ROW / 2 + SMALL / 3, str(count), SMALL, ink, "middle")


def _named(name: str, figure: str, y: float, layout: Layout) -> Iterator[ChartShape]:
    """Yields a row's name before the plot, and its figure behind it."""
    baseline = y + ROW / 2 + SIZE / 3
    yield Label(layout.names - 8, baseline, shorten(name, layout.names - 8, SIZE), SIZE, INK, "right")
    yield Label(layout.width, baseline, figure, SIZE, INK, "right")
