"""The forest on paper: cards, tokens and disturbance tokens as they lie, and the winning path drawn on them."""

from itertools import pairwise
from typing import Final

from companion.exports.cards.drawing import filled_polygon
from companion.exports.paper import BOLD, Paper
from companion.exports.polygon import polygon
from companion.games.bamboo_harvest.forest import EDGE, PLACES
from companion.games.bamboo_harvest.seat_signs import INK, SIGNS, Colour
from companion.games.bamboo_harvest.state import State

BUILT: Final = "#6b4a2c"
"""The ground below a token."""
PATH: Final = "#22261f"
GAP: Final = 0.06
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
    (x, y), room = middle, each * (1 - 2 * GAP)
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
