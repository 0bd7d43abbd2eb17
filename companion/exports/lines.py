"""A score sheet printed line by line: its title, who ended how, its parts, and how it ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.engine import Player
from companion.engine.game import AnyGame
from companion.exports.columns import LEADING, draw_parts
from companion.exports.paper import BOLD, INNER, MARGIN, RULE, SOFT, TITLE, Paper, wrap
from companion.exports.people import People
from companion.exports.tables import cell_text

SIZE: Final = 9.0
MOST_ENDING: Final = 3
"""The most lines of a last part that says how the game ended."""
ENDING: Final = 11.0
"""The space between the last part and how the game ended, in points."""
BAND: Final = 34.0
GAP: Final = 8.0
GROUND, WON_GROUND = "#efe9da", "#2e5f3a"


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended for a player; without points these are ""."""

    name: str
    points: str
    has_won: bool


def ended_of(game: AnyGame, state: object, people: People) -> list[Ended]:
    """Returns how it ended for every player; nothing while the game is not over."""
    words = people.words
    language = words.text("code")
    return [
        Ended(words.write(Player(one.seat), people.names), cell_text(one.score, language), one.has_won)
        for one in game.seat_results(state)
    ]


def draw_lines(paper: Paper, lines: Sequence[str], day: str, ended: Sequence[Ended], below: float = 0.0) -> float:
    """Draws a sheet and returns where it ends: its first line is its title, and empty lines separate its parts.

    `ended` says how the game ended for each player; `below` is the room that is needed below on the same page.
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
    ending = parts.pop() if ended and parts and len(parts[-1]) <= MOST_ENDING else []
    said = [row for line in ending for row in wrap(line, SIZE, INNER, BOLD)]
    height = ENDING + len(said) * SIZE * LEADING if said else 0.0
    if parts:
        y = draw_parts(paper, y, parts, height + below)
    return _ending(paper, paper.ensure_room(y, height), said) if said else y


def _ending(paper: Paper, y: float, said: Sequence[str]) -> float:
    """Writes how the game ended, below a rule."""
    paper.rule(MARGIN, y + 6, INNER, RULE)
    y += ENDING
    for line in said:
        paper.write_signs(MARGIN, y + SIZE, line, SIZE, BOLD)
        y += SIZE * LEADING
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


def _bands(paper: Paper, y: float, ended: Sequence[Ended]) -> float:
    """Draws each player's name and points, the winners with a star."""
    width = (INNER - GAP * (len(ended) - 1)) / len(ended)
    for index, one in enumerate(ended):
        x = MARGIN + index * (width + GAP)
        ground, ink = (WON_GROUND, "#ffffff") if one.has_won else (GROUND, "#22261f")
        paper.box(x, y, width, BAND, ground, 5)
        said = f"★ {one.name}" if one.has_won else one.name
        paper.write_within(x + 10, y + BAND / 2 + 4, said, 11, width - 50, font=BOLD, colour=ink)
        paper.write(x + width - 10, y + BAND / 2 + 5.5, one.points, 15, font=BOLD, colour=ink, side="right")
    return y + BAND + 6
