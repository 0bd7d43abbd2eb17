"""Comparison: how a scan of the forest differs from the game's state, and which entries explain it. No Kivy."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from companion.engine.grid_table import SeenCell
from companion.games.bamboo_harvest.actions import Action
from companion.games.bamboo_harvest.grid_table import (
    colours_of,
    differing,
    exchanged,
    explain,
    face_of,
    has_other_disturbance,
    is_down,
    pushed_line,
)
from companion.games.bamboo_harvest.state import State
from companion.ui.games.bamboo_harvest.entries import spot_text
from companion.ui.games.bamboo_harvest.forest_scan import ScannedCells
from companion.ui.texts import SAY


@dataclass(frozen=True, slots=True)
class Comparison:
    """What differs, one thing a line; the entries that can explain it, the likeliest first; and the places."""

    differences: tuple[str, ...]
    actions: tuple[Action, ...] = ()
    places: tuple[int, ...] = ()


def compare(state: State, cells: ScannedCells, names: tuple[str, ...]) -> Comparison:
    """Returns what a look at the forest says of the game as it stands."""
    places = differing(state, cells)
    if not places:
        return Comparison((SAY("ui.scan.same"),))
    pushed = pushed_line(state, cells)
    if pushed is not None:
        kind, number = pushed
        return Comparison((SAY(f"ui.scan.pushed-{kind}", number=number),), places=places)
    return Comparison(_write_changes(state, places, cells, names), explain(places, state, cells), places)


def _write_changes(
    state: State, places: tuple[int, ...], cells: ScannedCells, names: tuple[str, ...]
) -> tuple[str, ...]:
    pairs = list(exchanged(state, places, cells))[:1]
    swapped = {place for pair in pairs for place in pair}
    owners = colours_of(state, cells)
    lines = [SAY("ui.scan.swapped", one=spot_text(state, one), other=spot_text(state, other)) for one, other in pairs]
    others = [place for place in places if place not in swapped]
    return (*lines, *(line for place in others for line in _line(state, place, cells, owners, names)))


def _line(
    state: State, place: int, cells: ScannedCells, owners: Mapping[str, int], names: tuple[str, ...]
) -> Iterator[str]:
    """Yields what differs at a place."""
    where, card, face, owner = spot_text(None, place), state.grid[place], face_of(cells[place]), state.built[place]
    if owner is not None and face is not None:
        yield SAY("ui.scan.up", where=where, card=face)
    elif owner is not None:
        seen = next(owners[colour] for colour in _colours_of(cells[place]))
        yield SAY("ui.scan.token", where=where, seen=names[seen], name=names[owner])
    elif face is not None:
        if face != card:
            yield SAY("ui.scan.other", where=where, seen=face, card=card)
        yield from _token_line(state, place, cells, owners, names)
    else:
        yield SAY("ui.scan.down" if is_down(cells[place]) else "ui.scan.empty", where=where, card=card)


def _colours_of(cell: SeenCell | None) -> Sequence[str]:
    """Returns the likely colours of the token that was seen, none where none was."""
    if cell is None:
        return ()
    return cell.colours if cell.token is None else (cell.token,)


def _token_line(
    state: State, place: int, cells: ScannedCells, owners: Mapping[str, int], names: tuple[str, ...]
) -> Iterator[str]:
    """Yields how the disturbance tokens on a face-up card differ."""
    cell = cells[place]
    if cell is None or not has_other_disturbance(state, place, cell, owners):
        return
    where, kept = spot_text(None, place), state.disturber_of(place)
    colours = _colours_of(cell)
    is_known = kept is not None or len({owners.get(colour) for colour in colours}) == 1
    seen = owners.get(colours[0]) if colours and is_known else None
    if kept is not None and seen is not None:
        yield SAY("ui.scan.token", where=where, seen=names[seen], name=names[kept])
    elif kept is not None:
        yield SAY("ui.scan.undisturbed", where=where, name=names[kept])
    elif seen is not None:
        yield SAY("ui.scan.disturbed", where=where, name=names[seen])
    else:
        yield SAY("ui.scan.some-token", where=where)
