"""The forest as a camera saw it: turned as the state has it, gathered over several looks, compared with the state."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeVar

from companion.cards import Card
from companion.engine.grid_table import SeenCell
from companion.games.bamboo_harvest.forest import EDGE, PLACES
from companion.games.bamboo_harvest.state import Phase, State

CellT = TypeVar("CellT", bound=SeenCell)
FACE: Final = "face"
DOWN: Final = "down"
DOUBTFUL: Final = "doubtful"
QUARTERS: Final = 4
SHIFTS: Final = ((0, 0), (0, 1), (0, -1), (1, 0), (-1, 0))
"""If no card of a line at the edge is read, the whole grid may be read one place off, without that line."""
LEAST_PUSHED: Final = 4
"""The least number of cards that lie one place off for their line to count as pushed."""
LEAST_TOKENS: Final = 2
"""The least number of tokens of one colour on a seat's cards that make it the seat's colour."""
LINES: Final = (
    ("row", tuple(tuple(PLACES[row * EDGE : (row + 1) * EDGE]) for row in range(EDGE))),
    ("column", tuple(tuple(PLACES[column::EDGE]) for column in range(EDGE))),
)


def take_in(
    kept: Sequence[Card], before: tuple[CellT | None, ...], look: Sequence[Sequence[CellT]]
) -> tuple[CellT | None, ...]:
    """Returns the cells after a look; cells in doubt stay as an earlier look saw them.

    The look is turned so that most faces lie as in the state, or as they were seen before.
    """
    faces: Sequence[Card | None] = kept or tuple(face_of(cell) for cell in before)
    turns = (_turned(look, quarters) for quarters in range(QUARTERS))
    ways = [_shifted(rows, *shift) for rows in turns for shift in (SHIFTS if kept else SHIFTS[:1])]
    found = max(ways, key=lambda cells: _agreeing(cells, faces))
    return tuple(old if _tells_more(old, new) else new for old, new in zip(before, found, strict=True))


def _tells_more(old: SeenCell | None, new: SeenCell | None) -> bool:
    """Whether an earlier look saw a card surely that is in doubt now, or the colour of the same card's token."""
    if old is None or not is_sure(old) or not is_sure(new):
        return old is not None and is_sure(old)
    assert new is not None
    return (old.state, old.face) == (new.state, new.face) and old.token in new.colours


def _agreeing(cells: Sequence[SeenCell | None], faces: Sequence[Card | None]) -> int:
    return sum(face is not None and face_of(cell) == face for cell, face in zip(cells, faces, strict=True))


def _turned(rows: Sequence[Sequence[CellT]], quarters: int) -> Sequence[Sequence[CellT]]:
    for _ in range(quarters):
        rows = [[rows[EDGE - 1 - column][row] for column in range(EDGE)] for row in range(EDGE)]
    return rows


def _shifted(rows: Sequence[Sequence[CellT]], down: int, right: int) -> tuple[CellT | None, ...]:
    """Returns the cells shifted by `down` rows and `right` columns; None where nothing was seen then."""
    places = ((row - down, column - right) for row in range(EDGE) for column in range(EDGE))
    return tuple(rows[row][column] if 0 <= row < EDGE and 0 <= column < EDGE else None for row, column in places)


def is_sure(cell: SeenCell | None) -> bool:
    """Whether how the card lies is certain."""
    return cell is not None and cell.state != DOUBTFUL


def face_of(cell: SeenCell | None) -> Card | None:
    """Returns the face that was seen, or None."""
    return cell.face if cell else None


def is_down(cell: SeenCell | None) -> bool:
    """Whether a card was seen face-down."""
    return cell is not None and cell.state == DOWN


def token_of(cell: SeenCell | None) -> str | None:
    """Returns the colour of the token that was seen surely, or None."""
    return cell.token if cell else None


def has_token(cell: SeenCell | None) -> bool:
    """Whether a token was seen, whatever its colour."""
    return cell is not None and (cell.token is not None or bool(cell.colours))


def may_be_of(cell: SeenCell | None, seat: int, owners: Mapping[str, int]) -> bool:
    """Whether the token that was seen, if any, may be a seat's: one in a colour that nobody is known to have may be."""
    colours = () if cell is None else cell.colours or (cell.token or "",)
    return any(owners.get(colour, seat) == seat for colour in colours)


def differing(state: State, cells: Sequence[SeenCell | None]) -> tuple[int, ...]:
    """Returns the places at which what lies there differs from the state; none before the forest is known."""
    if not state.grid:
        return ()
    owners = colours_of(state, cells)
    return tuple(place for place in PLACES if _differs(state, place, cells[place], owners))


def _differs(state: State, place: int, cell: SeenCell | None, owners: Mapping[str, int]) -> bool:
    if cell is None or not is_sure(cell):
        return False
    owner = state.built[place]
    if owner is not None:
        return cell.state == FACE or not may_be_of(cell, owner, owners)
    return cell.state != FACE or cell.face != state.grid[place] or has_other_disturbance(state, place, cell, owners)


def has_other_disturbance(state: State, place: int, cell: SeenCell, owners: Mapping[str, int]) -> bool:
    """Whether the disturbance token on a face-up card differs from the state: present, absent, or of another colour.

    The seat in turn may already have taken its own token off (BH-4.2).
    """
    kept = state.disturber_of(place)
    if not has_token(cell):
        return kept is not None and not (kept == state.turn and state.phase in (Phase.BUILD, Phase.SWAP))
    return kept is None or not may_be_of(cell, kept, owners)


def colours_of(state: State, cells: Sequence[SeenCell | None]) -> dict[str, int]:
    """Returns the seat of each colour of tokens, as far as most of the tokens seen agree."""
    seen = Counter((token_of(cell), owner) for cell, owner in zip(cells, state.built, strict=True) if is_down(cell))
    found: dict[str, int] = {}
    for owner in range(len(state.players)):
        counts = [(count, colour) for (colour, seat), count in seen.items() if seat == owner and colour is not None]
        count, colour = max(counts, default=(0, ""))
        others = [other for (same, seat), other in seen.items() if same == colour and seat not in (None, owner)]
        if count >= LEAST_TOKENS and count > max(others, default=0):
            found[colour] = owner
    return found


def pushed_line(state: State, cells: Sequence[SeenCell | None]) -> tuple[str, int] | None:
    """Returns the first row or column that lies one place off, in either direction, counted from 1."""
    for kind, lines in LINES:
        for number, line in enumerate(lines, 1):
            if _is_pushed(state, line, cells):
                return kind, number
    return None


def _is_pushed(state: State, line: tuple[int, ...], cells: Sequence[SeenCell | None]) -> bool:
    stayed = sum(state.grid[place] == face_of(cells[place]) for place in line)
    for kept, seen in ((line[:-1], line[1:]), (line[1:], line[:-1])):
        moved = sum(state.grid[one] == face_of(cells[other]) for one, other in zip(kept, seen, strict=True))
        if moved >= LEAST_PUSHED and moved > stayed:
            return True
    return False


def exchanged(state: State, places: Sequence[int], cells: Sequence[SeenCell | None]) -> Iterator[tuple[int, int]]:
    """Yields the pairs of places whose cards have changed places."""
    for at, one in enumerate(places):
        for other in places[at + 1 :]:
            if (face_of(cells[one]), face_of(cells[other])) == (state.grid[other], state.grid[one]):
                yield one, other
