"""The body of a printed sheet in one column or two: parts of lines, laid out so that they take the fewest pages."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from companion.exports.paper import INNER, MARGIN, RULE, Paper, width_of, wrap

GAP: Final = 22.0
"""The space between two columns, in points."""
LEADING: Final = 1.35
"""The distance between two lines, in letter sizes."""
BEFORE: Final = 6.0
AFTER: Final = 5.0
"""The space above and below the rule with which a part begins, in points."""
STEP: Final = 2.0
"""How much columns are made longer at a time until all lines fit into them, in points."""
_CELL: Final = re.compile(r"\S+(?: \S+)*")
"""A cell of a line: two blanks or more separate it from the next."""


@dataclass(frozen=True, slots=True)
class ColumnLayout:
    """The number of columns, and the size of the letters in points."""

    columns: int
    size: float

    @property
    def width(self) -> float:
        """The width of a column, in points."""
        width: float = (INNER - GAP * (self.columns - 1)) / self.columns
        return width

    @property
    def letter(self) -> float:
        """The width that a letter of a line with several cells takes, in points."""
        return self.size * 0.62


LAYOUTS: Final = (ColumnLayout(1, 9.0), ColumnLayout(2, 9.0), ColumnLayout(2, 8.0), ColumnLayout(2, 7.0))
"""Of those that take the fewest pages, the first one that breaks the fewest lines is used."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of a part: its cells, the last one broken into lines, and whether it begins its part."""

    cells: list[re.Match[str]]
    lines: list[str]
    size: float
    begins: bool

    @property
    def before(self) -> float:
        """The space between the line and the one before it, in points."""
        return (BEFORE + AFTER) * self.begins

    @property
    def height(self) -> float:
        """The height with the space before it, in points."""
        return self.before + len(self.lines) * self.size * LEADING


def draw_parts(paper: Paper, y: float, parts: Sequence[Sequence[str]], room_below: float = 0.0) -> float:
    """Draws parts of lines and returns where they end, with `room_below` points left on that page if possible."""
    first = paper.bottom - y
    found = [_Columns(layout, _measure(parts, layout)) for layout in LAYOUTS if _fits(parts, layout)]
    other = paper.bottom - MARGIN
    columns = min(found, key=lambda one: (one.count_pages(first, other, room_below), one.count_broken()))
    pages = columns.divide_into_pages(first, other)
    for number, page in enumerate(pages):
        y = paper.new_page() if number else y
        y = max((_draw(paper, columns.layout, index, y, rows) for index, rows in enumerate(page)))
    return y


@dataclass(frozen=True, slots=True)
class _Columns:
    """Rows in a layout, to be divided into pages and columns."""

    layout: ColumnLayout
    rows: list[_Row]

    def count_pages(self, first: float, other: float, room_below: float) -> int:
        """Returns how many pages the rows take, with the room that is needed below them."""
        pages = self.divide_into_pages(first, other)
        tallest = max(sum(row.height for row in column) for column in pages[-1])
        return len(pages) + (tallest + room_below > (other if len(pages) > 1 else first))

    def count_broken(self) -> int:
        """Returns how many more lines are needed because some are too long."""
        return sum(len(row.lines) - 1 for row in self.rows)

    def divide_into_pages(self, first: float, other: float) -> list[list[list[_Row]]]:
        """Returns the columns of each page; on the last page they are about equally long."""
        pages: list[list[list[_Row]]] = []
        left = self.rows
        while left:
            most = other if pages else first
            filled = self._fill(left, most)
            held = sum(map(len, filled))
            if held == len(left):
                filled = self._balance(left, most)
            pages.append(filled)
            left = left[held:]
        return pages

    def _balance(self, rows: list[_Row], most: float) -> list[list[_Row]]:
        """Returns the shortest columns that hold all of `rows`."""
        height = sum(row.height for row in rows) / self.layout.columns
        filled = self._fill(rows, min(height, most))
        while sum(map(len, filled)) < len(rows):
            height += STEP
            filled = self._fill(rows, min(height, most))
        return filled

    def _fill(self, rows: list[_Row], most: float) -> list[list[_Row]]:
        """Returns the rows that fit into columns `most` points high; none ends with the first line of a part."""
        columns: list[list[_Row]] = []
        left = rows
        for _ in range(self.layout.columns):
            held, height = 0, 0.0
            while held < len(left) and (height + left[held].height <= most or not held):
                height += left[held].height
                held += 1
            if 1 < held < len(left) and left[held - 1].begins:
                held -= 1
            columns.append(left[:held])
            left = left[held:]
        return columns


def _fits(parts: Sequence[Sequence[str]], layout: ColumnLayout) -> bool:
    """Whether the last cell of every line begins in the first half of a column."""
    if layout.columns == 1:
        return True
    return all(_cells(line)[-1].start() * layout.letter <= layout.width / 2 for part in parts for line in part)


def _measure(parts: Sequence[Sequence[str]], layout: ColumnLayout) -> list[_Row]:
    return [row for part in parts for row in _measure_part(part, layout)]


def _measure_part(part: Sequence[str], layout: ColumnLayout) -> Iterator[_Row]:
    for index, line in enumerate(part):
        *cells, last = _cells(line)
        width = layout.width - _indent(last, layout)
        lines = [last.group()]
        if width_of(last.group(), layout.size) > width:
            lines = wrap(last.group(), layout.size, width - layout.size)
        yield _Row([*cells, last], lines, layout.size, begins=not index)


def _draw(paper: Paper, layout: ColumnLayout, place: int, y: float, rows: Sequence[_Row]) -> float:
    """Draws a column and returns where it ends."""
    x = MARGIN + place * (layout.width + GAP)
    for row in rows:
        if row.begins:
            paper.rule(x, y + BEFORE, layout.width, RULE)
        _draw_row(paper, (x, y + row.before + layout.size), row, layout)
        y += row.height
    return y


def _draw_row(paper: Paper, at: tuple[float, float], row: _Row, layout: ColumnLayout) -> None:
    """Draws a line, its cells below those of its neighbours; the last cell may need several lines."""
    x, y = at
    *cells, last = row.cells
    for cell in cells:
        paper.write_signs(x + cell.start() * layout.letter, y, cell.group(), layout.size)
    for index, text in enumerate(row.lines):
        hanging = layout.size * (index > 0)
        paper.write_signs(x + _indent(last, layout) + hanging, y + index * layout.size * LEADING, text, layout.size)


def _cells(line: str) -> list[re.Match[str]]:
    return list(_CELL.finditer(line))


def _indent(cell: re.Match[str], layout: ColumnLayout) -> float:
    return min(cell.start() * layout.letter, layout.width / 2)
