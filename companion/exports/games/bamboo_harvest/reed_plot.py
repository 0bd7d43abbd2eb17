"""The plot of everybody's reeds, turn by turn: a line for each player, with the token's letter at its end."""

from typing import Final

from companion.exports.course_lines import Parts, Point, stairs, ticks, upper_edge
from companion.exports.games.bamboo_harvest.forest_plot import draw_token
from companion.exports.paper import INK, RULE, SOFT, Paper
from companion.games.bamboo_harvest.state import FIRST_REEDS

DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (4.0, 2.0), (1.2, 1.6), (6.0, 1.6, 1.2, 1.6))
"""A pattern of dashes for each player's line, so that they differ in any print."""
LEFT, BOTTOM, RIGHT = 16.0, 14.0, 14.0
TOKEN: Final = 9.0
MOST_NUMBERS: Final = 12


def draw_reeds(paper: Paper, parts: Parts, corner: tuple[float, float], size: tuple[float, float]) -> None:
    """Draws the lines of all players; `corner` is the top left one, in points."""
    most = upper_edge(parts, FIRST_REEDS)
    left, top, width, height = corner[0] + LEFT, corner[1], size[0] - LEFT - RIGHT, size[1] - BOTTOM
    _draw_grid(paper, len(parts), most, (left, top), (width, height))
    ends: list[float] = []
    for seat in range(len(parts[0][0])):
        line = [(left + width * x, top + height * (1 - y)) for x, y in stairs(parts, seat, most, FIRST_REEDS)]
        paper.path(line, INK, 0.9, DASHES[seat])
        ends.append(line[-1][1])
    for seat, y in enumerate(_spaced(ends, top + height)):
        draw_token(paper, seat, (left + width + TOKEN * 0.7, y), TOKEN)


def _draw_grid(paper: Paper, count: int, most: int, corner: Point, size: tuple[float, float]) -> None:
    (left, top), (width, height) = corner, size
    for tick in ticks(most):
        y = top + height * (1 - tick / most)
        paper.rule(left, y, width, RULE, 0.4)
        paper.write(left - 4, y + 2.2, str(tick), 6.5, colour=SOFT, side="right")
    stride = -(-count // MOST_NUMBERS)
    for number in range(stride, count + 1, stride):
        x = left + width * number / count
        paper.write(x, top + height + 9, str(number), 6.5, colour=SOFT, side="middle")


def _spaced(ends: list[float], bottom: float) -> list[float]:
    """Returns the heights of the tokens at the lines' ends, spaced so that none overlaps another."""
    found, lowest = [0.0] * len(ends), bottom
    for seat in sorted(range(len(ends)), key=lambda one: -ends[one]):
        found[seat] = min(ends[seat], lowest)
        lowest = found[seat] - TOKEN
    return found
