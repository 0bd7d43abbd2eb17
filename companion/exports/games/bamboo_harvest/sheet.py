"""The printed score sheet: the sheet line by line, and below it plots of the forest with its path and of the reeds."""

from itertools import pairwise
from typing import Final

from companion.engine.course import Course
from companion.exports.cards.drawing import filled_polygon
from companion.exports.chart import Chart, ChartPart
from companion.exports.lines import draw_lines, ended_of
from companion.exports.paper import BOLD, INNER, MARGIN, Paper
from companion.exports.people import People
from companion.exports.polygon import polygon
from companion.exports.printed_chart import draw_chart
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.deck import EDGE, PLACES
from companion.games.bamboo_harvest.state import FIRST_REEDS, State
from companion.games.bamboo_harvest.view import INK, SIGNS, Colour
from companion.games.bamboo_harvest.words import forest_lines
from companion.phrases import Player

BUILT: Final = "#6b4a2c"
"""The ground below a token."""
PATH: Final = "#22261f"
CARD_GAP: Final = 0.06
"""The free space on each side of a card, as a share of its cell."""
TOKEN: Final = 0.66
SMALL_TOKEN: Final = 0.34
"""How large a token is, and a disturbance token in the corner of a card, as shares of a card's cell."""


def draw_forest(paper: Paper, state: State, corner: tuple[float, float], size: float) -> None:
    """Draws the forest in a square whose top left corner is at `corner`, in points."""
    each = size / EDGE
    middles = [(corner[0] + (place % EDGE + 0.5) * each, corner[1] + (place // EDGE + 0.5) * each) for place in PLACES]
    for place, (x, y) in enumerate(middles):
        _draw_cell(paper, state, place, (x, y), each)
    for start, end in pairwise(state.path):
        paper.path([_between(middles[start], middles[end], share) for share in (0.34, 0.66)], PATH, each * 0.1)


def _draw_cell(paper: Paper, state: State, place: int, middle: tuple[float, float], each: float) -> None:
    (x, y), room = middle, each * (1 - 2 * CARD_GAP)
    left, top = x - room / 2, y - room / 2
    owner = state.built[place]
    if owner is not None:
        paper.box(left, top, room, room, BUILT, each * 0.1)
        draw_token(paper, owner, middle, each * TOKEN)
    else:
        paper.frame(left, top, room, room, each * 0.1)
        paper.write_signs(x, y + each * 0.12, state.grid[place].sign, each * 0.34, BOLD, "middle")
    disturber = state.disturber_of(place)
    if disturber is not None:
        draw_token(paper, disturber, (x + each * 0.27, y - each * 0.27), each * SMALL_TOKEN)
    if place in state.path:
        paper.path(
            [(left, top), (left + room, top), (left + room, top + room), (left, top + room), (left, top)], PATH, 1.4
        )


def draw_token(paper: Paper, seat: int, middle: tuple[float, float], size: float) -> None:
    """Draws a seat's token: its colour, its outline and its letter."""
    sign = SIGNS[seat]
    (x, y), corners = middle, polygon(sign.corners, sign.turned)
    edge = [(x + size * across, y - size * up) for across, up in corners]
    paper.draw_shape(filled_polygon(edge, hex_of(sign.colour)))
    paper.path([*edge, edge[0]], hex_of(INK), size * 0.03)
    drop = size * sign.letter_drop
    paper.write(x, y + size * 0.2 + drop, sign.letter, size * 0.56, font=BOLD, colour=hex_of(INK), side="middle")


def hex_of(colour: Colour) -> str:
    """Returns a colour as paper takes it."""
    return "#" + "".join(f"{round(255 * part):02x}" for part in colour[:3])


def _between(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


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
