"""The report to print: a page or two of A4 for each game, version and number of players, and their comparison."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from companion.events.narrative import GameNarrative, NarrativePart
from companion.events.report import ReportLine
from companion.events.report_words import ReportWords
from companion.events.told_report import ToldGame, ToldReport
from companion.exports.paper import BOLD, HEIGHT, INK, INNER, MARGIN, PLAIN, SOFT, TITLE, Paper, has_letters, wrap
from companion.exports.report.charts import Layout, ReportChart, draw_chart
from companion.exports.report.report_charts import charts_of

_SIZE: Final = 8.0
_LINE: Final = 1.35
_NAME_WIDTH: Final = 150.0
_MOST_COLUMNS: Final = 4
_GAP: Final = 8.0


def draw_comparison(paper: Paper, game: ToldGame, heading: str) -> None:
    """Draws the verdicts and the table, on further pages where one does not hold them."""
    say = game.say
    title = f"{say.game}: {say('side-by-side')}"
    paper.write_within(MARGIN, MARGIN + 8, heading, 8.5, INNER, colour=SOFT)
    paper.write_within(MARGIN, MARGIN + 32, title, 20, INNER, font=TITLE if has_letters(title, TITLE) else BOLD)
    y = MARGIN + 50
    for verdict in game.verdicts:
        y = paper.ensure_room(y, _SIZE * 6) + _SIZE * 2
        paper.write_within(MARGIN, y, verdict.title, _SIZE * 1.15, INNER, font=BOLD)
        for sentence in verdict.sentences:
            for line in wrap(sentence, _SIZE, INNER):
                y = paper.ensure_room(y, _SIZE * 3) + _SIZE * _LINE
                paper.write(MARGIN, y, line, _SIZE)
            y += _SIZE * 0.3
    for rows in _parts(game.compared):
        y = _draw_table(paper, y + _SIZE * 2, rows)


def _parts(rows: Sequence[Sequence[str]]) -> Iterator[list[list[str]]]:
    """Yields the table in parts with so many versions that their columns are wide enough."""
    for first in range(1, len(rows[0]), _MOST_COLUMNS):
        yield [[row[0], *row[first : first + _MOST_COLUMNS]] for row in rows]


def _draw_table(paper: Paper, y: float, rows: Sequence[Sequence[str]]) -> float:
    """Draws a table, the first row in bold; returns where it ends."""
    width = (INNER - _NAME_WIDTH) / (len(rows[0]) - 1)
    widths = [_NAME_WIDTH, *[width] * (len(rows[0]) - 1)]
    for index, row in enumerate(rows):
        font = PLAIN if index else BOLD
        cells = [wrap(cell, _SIZE, wide - _GAP, font) for cell, wide in zip(row, widths, strict=True)]
        high = max(map(len, cells)) * _SIZE * _LINE
        y = paper.ensure_room(y, high + _SIZE)
        x = MARGIN
        for lines, wide in zip(cells, widths, strict=True):
            for number, line in enumerate(lines):
                paper.write(x, y + _SIZE * (1 + number * _LINE), line, _SIZE, font=font, colour=INK)
            x += wide
        y += high + 1.5
        paper.rule(MARGIN, y, INNER, thick=0.3)
        y += 1.5
    return y


GAP: Final = 22.0
COLUMN_WIDTH: Final = (INNER - GAP) / 2
LAYOUT: Final = Layout(360, 118)
SCALE: Final = COLUMN_WIDTH / LAYOUT.width
TOP: Final = MARGIN + 58
BOTTOM: Final = HEIGHT - MARGIN - 4
SIZES: Final = (8.5, 8.0, 7.5, 7.0, 6.5, 6.0, 5.5, 5.0)
"""Font sizes; the first at which everything fits is used: a readable one for one page, else any for two."""
READABLE: Final = 7.0
COLUMNS: Final = 2
MOST_PAGES: Final = 2
LINE: Final = 1.32
_SHOWN_BY_CHARTS: Final = ("phases", "fun")
"""Parts whose charts show all figures, so that their sentences are left out."""
MOST_SENTENCES: Final = 24
MOST_LETTERS: Final = 560
"""The most sentences of a part, and letters of a sentence, that are printed; the page for a browser has all."""


@dataclass(frozen=True, slots=True)
class _Block:
    """One part as it stands in a column."""

    title: str
    charts: tuple[ReportChart, ...]
    sentences: tuple[str, ...]

    def height(self, size: float) -> float:
        """Returns how high the part is in a column, in points."""
        lines = sum(len(wrap(sentence, size, COLUMN_WIDTH)) for sentence in self.sentences)
        charts = sum((chart.height * SCALE + 3 for chart in self.charts), 0.0)
        return size * 2.9 + charts + lines * size * LINE + len(self.sentences) * size * 0.2


def print_report(report: ToldReport) -> bytes:
    """Returns the PDF."""
    paper = Paper(report.say("title"), report.say("made"))
    if not report.games:
        paper.write(MARGIN, MARGIN + 20, report.say("nothing"), 11)
    heading = ": ".join(filter(None, (report.say("title"), report.setting)))
    pages = [page for game in report.games for page in _pages(game, heading)]
    for index, draw in enumerate(pages):
        if index:
            paper.new_page()
        draw(paper)
    return paper.finish()


def _pages(game: ToldGame, heading: str) -> Iterator[Callable[[Paper], object]]:
    """Yields what draws each page on a game: its versions one by one, then side by side; `heading` opens each page."""
    for line, narrative in game.versions:
        yield partial(_sheet, line=line, narrative=narrative, words=(game.say, heading))
    if game.compared:
        yield partial(draw_comparison, game=game, heading=heading)


def _sheet(paper: Paper, line: ReportLine, narrative: GameNarrative, words: tuple[ReportWords, str]) -> None:
    say, heading = words
    paper.write_within(MARGIN, MARGIN + 8, heading, 8.5, INNER, colour=SOFT)
    font = TITLE if has_letters(narrative.title, TITLE) else BOLD
    paper.write_within(MARGIN, MARGIN + 32, narrative.title, 20, INNER, font=font)
    paper.write_within(MARGIN, MARGIN + 45, narrative.rules, 8, INNER, colour=SOFT)
    blocks = [_block(part, line, say) for part in narrative.parts]
    size, columns = _fit(blocks)
    for index, stack in enumerate(columns):
        page, column = divmod(index, COLUMNS)
        if page and not column:
            paper.new_page()
            paper.write_within(MARGIN, MARGIN + 8, f"{narrative.title} – {heading}", 8.5, INNER, colour=SOFT)
        y = TOP
        for block in stack:
            y = _draw_block(paper, MARGIN + column * (COLUMN_WIDTH + GAP), y, block, size)


def _block(part: NarrativePart, line: ReportLine, say: ReportWords) -> _Block:
    sentences = tuple(map(_cut, part.sentences[:MOST_SENTENCES]))
    if len(part.sentences) > MOST_SENTENCES:
        sentences = (*sentences, "…")
    charts = charts_of(part.name, line, say)
    return _Block(part.title, charts, () if charts and part.name in _SHOWN_BY_CHARTS else sentences)


def _cut(sentence: str) -> str:
    return sentence if len(sentence) <= MOST_LETTERS else sentence[: MOST_LETTERS - 1] + "…"


def _fit(blocks: Sequence[_Block]) -> tuple[float, list[list[_Block]]]:
    """Returns the largest letters with which all fits, and the columns; last parts are left out where nothing does."""
    for count in range(len(blocks), 0, -1):
        for pages in range(1, MOST_PAGES + 1):
            for size in SIZES if pages == MOST_PAGES else (size for size in SIZES if size >= READABLE):
                columns = _columns(blocks[:count], size, COLUMNS * pages)
                if columns:
                    return size, columns
    return SIZES[-1], []


def _columns(blocks: Sequence[_Block], size: float, most: int) -> list[list[_Block]]:
    """Returns the parts in columns, or nothing if they need more than the most."""
    columns: list[list[_Block]] = [[]]
    left = BOTTOM - TOP
    for block in blocks:
        height = block.height(size)
        if height > left:
            columns.append([])
            left = BOTTOM - TOP
        left -= height
        columns[-1].append(block)
        if len(columns) > most or left < 0:
            return []
    return columns


def _draw_block(paper: Paper, x: float, y: float, block: _Block, size: float) -> float:
    paper.write(x, y + size * 1.2, block.title, size * 1.15, font=BOLD)
    paper.rule(x, y + size * 1.7, COLUMN_WIDTH)
    y += size * 1.9
    for chart in block.charts:
        with paper.scaled(x, y, SCALE):
            draw_chart(paper, chart, LAYOUT)
        y += chart.height * SCALE + 3
    for sentence in block.sentences:
        for line in wrap(sentence, size, COLUMN_WIDTH):
            y += size * LINE
            paper.write_within(x, y - size * 0.2, line, size, COLUMN_WIDTH, colour=INK)
        y += size * 0.2
    return y + size
