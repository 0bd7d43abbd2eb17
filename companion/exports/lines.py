"""A score sheet printed line by line: its title, who ended how, its parts, and how it ended."""

import re
from collections.abc import Sequence
from typing import Final

from companion.engine import OffersSeatResults, Player, SeatResult
from companion.engine.game import AnyGame
from companion.exports.paper import BOLD, INNER, MARGIN, PLAIN, RULE, SOFT, TITLE, Paper, width_of
from companion.exports.people import People

SIZE: Final = 9.0
LETTER: Final = SIZE * 0.62
"""How wide a letter of a line in columns is."""
LEAST_PART: Final = 40.0
"""The least height left on a page, in points, for a part to begin there."""
MOST_ENDING: Final = 3
"""The most lines of a last part that says how the game ended."""
BAND: Final = 34.0
GAP: Final = 8.0
GROUND, WON_GROUND = "#efe9da", "#2e5f3a"
_CELL: Final = re.compile(r"\S+(?: \S+)*")
"""A cell of a line in columns: two blanks separate it from the next."""


def ended_of(game: AnyGame, state: object, people: People) -> list[tuple[str, SeatResult]]:
    """Returns every player's name and result; nothing while the game is not over."""
    results = game.seat_results(state) if isinstance(game, OffersSeatResults) else ()
    return [(people.words.write(Player(result.seat), people.names), result) for result in results]


def draw_lines(paper: Paper, lines: Sequence[str], day: str, ended: Sequence[tuple[str, SeatResult]]) -> float:
    """Draws a sheet and returns where it ends: its first line is its title, and empty lines separate its parts.

    `ended` are the players and their results.
    """
    title, *others = lines or [""]
    paper.write_within(MARGIN, MARGIN + 20, title, 24, INNER - 80, font=TITLE)
    paper.write(MARGIN + INNER, MARGIN + 20, day, 9, colour=SOFT, side="right")
    first, *parts = _parts(others)
    y = MARGIN + 34
    for line in first:
        y = paper.write_lines(MARGIN, y, line.strip(), 8, INNER, SOFT)
    if ended:
        y = _bands(paper, y + 4, ended)
    for part in parts:
        is_ending = bool(ended) and part is parts[-1] and len(part) <= MOST_ENDING
        y = _part(paper, y, part, BOLD if is_ending else PLAIN)
    return y


def _parts(lines: Sequence[str]) -> list[list[str]]:
    """Returns the parts, of which the first may be empty."""
    parts: list[list[str]] = [[]]
    for line in lines:
        if line.strip():
            parts[-1].append(line.rstrip())
        elif parts[-1] or len(parts) == 1:
            parts.append([])
    return [parts[0], *(part for part in parts[1:] if part)]


def _bands(paper: Paper, y: float, ended: Sequence[tuple[str, SeatResult]]) -> float:
    """Draws each player's name and points, the winners with a star."""
    wide = (INNER - GAP * (len(ended) - 1)) / len(ended)
    for place, (name, result) in enumerate(ended):
        x = MARGIN + place * (wide + GAP)
        ground, ink = (WON_GROUND, "#ffffff") if result.has_won else (GROUND, "#22261f")
        paper.box(x, y, wide, BAND, ground, 5)
        points = "" if result.score is None else str(result.score)
        said = f"★ {name}" if result.has_won else name
        paper.write_within(x + 10, y + BAND / 2 + 4, said, 11, wide - 50, font=BOLD, colour=ink)
        paper.write(x + wide - 10, y + BAND / 2 + 5.5, points, 15, font=BOLD, colour=ink, side="right")
    return y + BAND + 6


def _part(paper: Paper, y: float, part: Sequence[str], font: str) -> float:
    y = paper.ensure_room(y + 6, LEAST_PART)
    paper.rule(MARGIN, y, INNER, RULE)
    y += SIZE + 5
    for line in part:
        y = paper.ensure_room(y, SIZE * 2)
        y = _line(paper, y, line, font)
    return y


def _line(paper: Paper, y: float, line: str, font: str) -> float:
    """Draws a line, its cells below those of its neighbours; the last cell may need several lines."""
    *cells, last = _CELL.finditer(line)
    for cell in cells:
        paper.write_signs(MARGIN + cell.start() * LETTER, y, cell.group(), SIZE, font)
    x = min(last.start() * LETTER, INNER / 2)
    if width_of(last.group(), SIZE, font) <= INNER - x:
        paper.write_signs(MARGIN + x, y, last.group(), SIZE, font)
        return y + SIZE * 1.35
    return paper.write_lines(MARGIN + x, y, last.group(), SIZE, INNER - x)
