"""Bars on paper: the points of everybody for each part of a game, told apart by shade and by number."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.exports.course_lines import ticks
from companion.exports.paper import RULE, SOFT, Paper

SHADES: Final = ("#8c4318", "#e3b04b", "#2e5f3a", "#9cc3a2", "#2f4a7a", "#b3b3d9")
"""Dark and light alternate, so that neighbours differ in any print."""
INKS: Final = ("#ffffff", "#22261f")
EDGE: Final = 0.16
"""The free space on each side of a bar, as a share of its slot."""
LEGIBLE: Final = 7.0
"""The least height, in points, at which a part of a bar shows its player's number."""
LEFT, BOTTOM, TOP = 14.0, 12.0, 14.0


@dataclass(frozen=True, slots=True)
class Bars:
    """A bar for each label, and how much of it each of the players brought."""

    labels: Sequence[str]
    shares: Sequence[Sequence[int]]
    players: Sequence[str]


def draw_bars(paper: Paper, bars: Bars, place: tuple[float, float], size: tuple[float, float]) -> None:
    """Draws bars with a scale, labels, and a legend of the players; `place` is the top left corner, in points."""
    most = max(1, *(sum(share) for share in bars.shares))
    left, width = place[0] + LEFT, size[0] - LEFT
    bottom, height = place[1] + size[1] - BOTTOM, size[1] - BOTTOM - TOP
    _players(paper, bars, (left, place[1] + 6), width)
    for tick in ticks(most):
        y = bottom - height * tick / most
        paper.rule(left, y, width, RULE, 0.4)
        paper.write(left - 4, y + 2.2, str(tick), 6.5, colour=SOFT, side="right")
    each = width / len(bars.labels)
    for number, (label, share) in enumerate(zip(bars.labels, bars.shares, strict=True)):
        x = left + number * each
        paper.write(x + each / 2, bottom + 9, label, 6.5, colour=SOFT, side="middle")
        _bar(paper, share, (x + each * EDGE, bottom), (each * (1 - 2 * EDGE), height / most))


def _bar(paper: Paper, share: Sequence[int], corner: tuple[float, float], size: tuple[float, float]) -> None:
    """Draws one bar upwards from its lower left `corner`; `size` is its width, and the height of one point."""
    x, y = corner
    for seat, points in enumerate(share):
        height = points * size[1]
        y -= height
        if points:
            paper.box(x, y, size[0], height - 0.6, SHADES[seat])
        if points and height >= LEGIBLE:
            paper.write(x + size[0] / 2, y + height / 2 + 2, str(seat + 1), 6, colour=INKS[seat % 2], side="middle")


def _players(paper: Paper, bars: Bars, place: tuple[float, float], width: float) -> None:
    """Writes each player's number on its shade, with the name beside it."""
    each = width / len(bars.players)
    for seat, name in enumerate(bars.players):
        x = place[0] + seat * each
        paper.box(x, place[1] - 6.5, 8, 8, SHADES[seat], 1.5)
        paper.write(x + 4, place[1] - 0.4, str(seat + 1), 6, colour=INKS[seat % 2], side="middle")
        paper.write_within(x + 11, place[1], name, 7, each - 14)
