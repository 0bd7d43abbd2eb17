"""The printed score sheet: the sheet line by line, and below it plots of the forest with its path and of the reeds."""

from typing import Final

from companion.engine import Course
from companion.exports.chart import Chart, ChartPart
from companion.exports.games.bamboo_harvest.forest_plot import draw_forest
from companion.exports.lines import draw_lines, ended_of
from companion.exports.paper import BOLD, INNER, MARGIN, Paper
from companion.exports.people import People
from companion.exports.printed_chart import draw_chart
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.sheet import forest_lines
from companion.games.bamboo_harvest.state import FIRST_REEDS, State
from companion.phrases import Player

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
        draw_chart(paper, _reeds(course, people), (x, y + HEAD), (width, FOREST))


def _reeds(course: Course, people: People) -> Chart:
    names = tuple(people.words.write(Player(seat), people.names) for seat in range(len(people.names)))
    parts = tuple(ChartPart(str(number), (step.scores,)) for number, step in enumerate(course.steps, 1))
    return Chart(names, parts, (), starts=(FIRST_REEDS,) * len(names))
