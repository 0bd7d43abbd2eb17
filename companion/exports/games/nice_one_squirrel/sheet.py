"""The printed score sheet: the sheet line by line, and below it the points by cache and by nut as bars."""

from typing import Final

from companion.exports.bars import Bars, draw_bars
from companion.exports.lines import draw_lines, ended_of
from companion.exports.paper import BOLD, INNER, MARGIN, Paper
from companion.exports.people import People
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.course import points_by_cache, points_by_nut
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
    names = [people.words.write(Player(seat), people.names) for seat in range(len(people.names))]
    caches = Bars([str(cache.number) for cache in state.caches], points_by_cache(state), names)
    nuts = Bars([nut.name for nut in NUTS], points_by_nut(state), names)
    width = (INNER - GAP) / 2
    for at, (key, bars) in enumerate((("course.by-cache", caches), ("course.by-nut", nuts))):
        x = MARGIN + at * (width + GAP)
        paper.write_within(x, y + 10, people.words.text(key), 10, width, font=BOLD)
        draw_bars(paper, bars, (x, y + 18), (width, PLOT_HEIGHT))
