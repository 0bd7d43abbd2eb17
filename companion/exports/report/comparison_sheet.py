"""The versions of a game side by side on paper: the verdicts, then the table, as many versions in a row as fit."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.events.told_report import ToldGame
from companion.exports.paper import BOLD, INK, INNER, MARGIN, PLAIN, SOFT, TITLE, Paper, has_letters, wrap

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
    for place, row in enumerate(rows):
        font = PLAIN if place else BOLD
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
