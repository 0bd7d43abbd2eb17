"""Comparison: how a scan of the forest differs from what is kept, and which entries explain it. No Kivy."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.cards import Card
from companion.games.bamboo_harvest.actions import Action, Place
from companion.games.bamboo_harvest.choices import builds_at
from companion.games.bamboo_harvest.forest import EDGE, PLACES
from companion.games.bamboo_harvest.state import Phase, State
from companion.ui.games.bamboo_harvest.entries import spot_text
from companion.ui.games.bamboo_harvest.forest_scan import Cells, is_told
from companion.ui.games.bamboo_harvest.turn_offers import swaps_between
from companion.ui.texts import SAY
from vision.reader.grid import CellState, GridCell

LEAST_PUSHED: Final = 4
"""So many cards of a line lie a place farther before it counts as pushed."""
LINES: Final = (
    ("row", tuple(tuple(PLACES[row * EDGE : (row + 1) * EDGE]) for row in range(EDGE))),
    ("column", tuple(tuple(PLACES[column::EDGE]) for column in range(EDGE))),
)


@dataclass(frozen=True, slots=True)
class Comparison:
    """What differs, each thing in a line; the entries that can explain it, the likely one first; and the places."""

    told: tuple[str, ...]
    actions: tuple[Action, ...] = ()
    places: tuple[int, ...] = ()


def compare(state: State, cells: Cells) -> Comparison:
    """Returns what a look at the forest says of the game as it stands."""
    places = tuple(place for place in PLACES if _differs(state, place, cells[place]))
    if not places:
        return Comparison((SAY("ui.scan.same"),))
    for kind, lines in LINES:
        for number, line in enumerate(lines, 1):
            if _is_pushed(state, line, cells):
                return Comparison((SAY(f"ui.scan.pushed-{kind}", number=number),), places=places)
    pair = _swapped(state, places, cells)
    return Comparison(_told(state, places, cells, pair), _explained(state, places, cells, pair), places)


def _differs(state: State, place: int, cell: GridCell | None) -> bool:
    if cell is None or not is_told(cell):
        return False
    if state.built[place] is not None:
        return cell.state is CellState.FACE
    return cell.state is not CellState.FACE or cell.face != state.grid[place]


def _face(cells: Cells, place: int) -> Card | None:
    cell = cells[place]
    return cell.face if cell else None


def _is_down(cells: Cells, place: int) -> bool:
    cell = cells[place]
    return cell is not None and cell.state is CellState.DOWN


def _is_pushed(state: State, line: tuple[int, ...], cells: Cells) -> bool:
    """Whether a row or a column lies one place farther, either way."""
    for kept, seen in ((line[:-1], line[1:]), (line[1:], line[:-1])):
        pairs = [(state.grid[one], _face(cells, other)) for one, other in zip(kept, seen, strict=True)]
        moved = sum(card == face for card, face in pairs)
        stayed = sum(state.grid[place] == _face(cells, place) for place in line)
        if moved >= LEAST_PUSHED and moved > stayed:
            return True
    return False


def _swapped(state: State, places: tuple[int, ...], cells: Cells) -> tuple[int, int] | None:
    """Returns two places whose cards lie each in the other's."""
    for at, one in enumerate(places):
        for other in places[at + 1 :]:
            if (_face(cells, one), _face(cells, other)) == (state.grid[other], state.grid[one]):
                return one, other
    return None


def _explained(state: State, places: tuple[int, ...], cells: Cells, pair: tuple[int, int] | None) -> tuple[Action, ...]:
    """Returns the entries that can be what happened: a token, or else a swap."""
    down = [place for place in places if _is_down(cells, place) and state.is_vacant(place)]
    if state.phase is Phase.PLACE:
        return tuple(Place(place) for place in down)
    if down and state.phase is Phase.BUILD:
        return tuple(build for place in down for build in builds_at(state, place))
    if pair is None or state.phase not in (Phase.BUILD, Phase.SWAP):
        return ()
    swaps = swaps_between(state, *pair).values()
    return tuple(sorted(swaps, key=lambda swap: not _has_token(cells, swap.token)))


def _has_token(cells: Cells, place: int) -> bool:
    cell = cells[place]
    return cell is not None and cell.token is not None


def _told(state: State, places: tuple[int, ...], cells: Cells, pair: tuple[int, int] | None) -> tuple[str, ...]:
    swapped = pair or ()
    lines = [SAY("ui.scan.swapped", one=spot_text(state, pair[0]), other=spot_text(state, pair[1]))] if pair else []
    return (*lines, *(line for place in places if place not in swapped for line in _line(state, place, cells)))


def _line(state: State, place: int, cells: Cells) -> Iterator[str]:
    """Yields what lies otherwise at a place."""
    where, card, face = spot_text(None, place), state.grid[place], _face(cells, place)
    if face is not None and state.built[place] is not None:
        yield SAY("ui.scan.up", where=where, card=face)
    elif face is not None:
        yield SAY("ui.scan.other", where=where, seen=face, card=card)
    else:
        yield SAY("ui.scan.down" if _is_down(cells, place) else "ui.scan.empty", where=where, card=card)
