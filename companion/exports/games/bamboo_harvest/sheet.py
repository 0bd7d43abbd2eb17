"""The printed score sheet: the sheet line by line, and below it plots of the forest with its path and of the reeds."""

from typing import Final

from companion.exports.games.bamboo_harvest.forest_plot import draw_forest
from companion.exports.games.bamboo_harvest.reed_plot import draw_reeds
from companion.exports.lines import draw_lines, ended_of
from companion.exports.paper import BOLD, INNER, MARGIN, Paper
from companion.exports.people import People
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.sheet import forest_lines
from companion.games.bamboo_harvest.state import State

FOREST: Final = 210.0
"""How large the forest is, in points."""
GAP: Final = 24.0
HEAD: Final = 18.0


def draw_sheet(paper: Paper, state: State, people: People, day: str) -> None:
    """Draws the sheet of a game."""
    drawn = forest_lines(state) if state.grid else ()
    lines = [people.words.say(line, people.names) for line in GAME.sheet(state) if line not in drawn]
    below = 8 + FOREST + HEAD if state.grid else 0.0
    y = draw_lines(paper, lines, day, ended_of(GAME, state, people), below)
    if not state.grid:
        return
    y = paper.ensure_room(y, below) + 8
    paper.write(MARGIN, y + 10, people.words.text("printed.forest"), 10, font=BOLD)
    draw_forest(paper, state, (MARGIN, y + HEAD), FOREST)
    [course] = GAME.courses(state)
    if course.steps:
        x, width = MARGIN + FOREST + GAP, INNER - FOREST - GAP
        paper.write_within(x, y + 10, people.words.text("printed.reeds"), 10, width, font=BOLD)
        draw_reeds(paper, [(step.scores,) for step in course.steps], (x, y + HEAD), (width, FOREST))
