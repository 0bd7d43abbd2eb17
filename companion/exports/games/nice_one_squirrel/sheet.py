"""The printed score sheet: the sheet line by line, and below it the points by cache and by nut as bars."""

from collections.abc import Sequence
from typing import Final

from companion.exports.chart import Chart, ChartPart
from companion.exports.lines import draw_lines, ended_of
from companion.exports.paper import BOLD, INNER, MARGIN, Paper
from companion.exports.people import People
from companion.exports.printed_chart import draw_chart
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.history import points_by_cache, points_by_nut
from companion.games.nice_one_squirrel.nuts import NUTS
from companion.games.nice_one_squirrel.state import State
from companion.phrases import Player

GAP: Final = 24.0
PLOT_HEIGHT: Final = 68.0
"""How high the plots are."""


def draw_nuts(paper: Paper, state: State, people: People, day: str) -> None:
    """Draws the sheet of a game."""
    lines = [people.words.say(line, people.names) for line in GAME.sheet(state)]
    below = 8 + PLOT_HEIGHT + 18 if state.plays else 0.0
    y = draw_lines(paper, lines, day, ended_of(GAME, state, people), below)
    if not state.plays:
        return
    y = paper.ensure_room(y, below) + 8
    caches = _bars([str(cache.number) for cache in state.caches], points_by_cache(state), people)
    nuts = _bars([nut.name for nut in NUTS], points_by_nut(state), people)
    width = (INNER - GAP) / 2
    for at, (key, bars) in enumerate((("course.by-cache", caches), ("course.by-nut", nuts))):
        x = MARGIN + at * (width + GAP)
        paper.write_within(x, y + 10, people.words.text(key), 10, width, font=BOLD)
        draw_chart(paper, bars, (x, y + 18), (width, PLOT_HEIGHT))


def _bars(labels: Sequence[str], shares: Sequence[tuple[int, ...]], people: People) -> Chart:
    names = tuple(people.words.write(Player(seat), people.names) for seat in range(len(people.names)))
    parts = tuple(ChartPart(label, (share,)) for label, share in zip(labels, shares, strict=True))
    return Chart(names, parts, (), has_bars=True)
