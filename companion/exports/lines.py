"""A score sheet printed line by line: its title, its parts with their headings, and how it ended."""

from collections.abc import Sequence
from typing import Final

from companion.exports.paper import BOLD, INNER, MARGIN, SOFT, TITLE, Paper

SIZE: Final = 9.0
INDENT: Final = 10.0
LEAST_PART: Final = 40.0
"""The room that a part needs to begin on a page."""


def draw_lines(paper: Paper, lines: Sequence[str], day: str) -> None:
    """Draws a sheet: its first line is its title, and an empty line parts it."""
    title, *others = lines or [""]
    paper.write_within(MARGIN, MARGIN + 20, title, 24, INNER - 80, font=TITLE)
    paper.write(MARGIN + INNER, MARGIN + 20, day, 9, colour=SOFT, side="right")
    y = MARGIN + 34
    for place, part in enumerate(_parts(others)):
        y = _opening(paper, y, part) if place == 0 else _part(paper, y, part)


def _parts(lines: Sequence[str]) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for line in lines:
        if line.strip():
            parts[-1].append(line.strip())
        elif parts[-1] or len(parts) == 1:
            parts.append([])
    return parts


def _opening(paper: Paper, y: float, part: Sequence[str]) -> float:
    """Draws what was agreed, below the title."""
    for line in part:
        y = paper.write_lines(MARGIN, y, line, 8, INNER, SOFT)
    return y


def _part(paper: Paper, y: float, part: Sequence[str]) -> float:
    """Draws a part: its first line heads it."""
    if not part:
        return y
    y = paper.room(y + 8, LEAST_PART)
    paper.write_within(MARGIN, y + SIZE, part[0], SIZE + 0.5, INNER, font=BOLD)
    paper.rule(MARGIN, y + SIZE + 4, INNER)
    y += SIZE * 2 + 7
    for line in part[1:]:
        y = paper.room(y, SIZE * 2)
        y = paper.write_lines(MARGIN + INDENT, y, line, SIZE, INNER - INDENT)
    return y
