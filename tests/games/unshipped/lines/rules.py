"""What can be done in a game of lines, and what it does."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from companion.engine.fields import ActionForms, integer, read_fields, seat_of
from companion.engine.options import FirstSeat
from companion.errors import BadRecordError, ImpossibleActionError

EDGE: Final = 4
Cell: TypeAlias = Annotated[int, integer(0, EDGE - 1, "row or column")]


@dataclass(frozen=True, slots=True)
class Lay:
    """A token is laid on a cell (LI-2.2)."""

    row: Cell
    column: Cell


OPTIONS: Final = (FirstSeat("first"),)
FORMS: Final = ActionForms({"lay": Lay})


@dataclass(frozen=True, slots=True)
class State:
    """The tokens in the order in which they were laid; seats take turns."""

    laid: tuple[Lay, ...] = ()
    first: int = 0

    @property
    def turn(self) -> int:
        """The seat that lays next."""
        return (self.first + len(self.laid)) % 2

    @property
    def winner(self) -> int | str | None:
        """Who has a line, "tie", or None (LI-3)."""
        last = 1 - self.turn
        own = [token for place, token in enumerate(self.laid) if (self.first + place) % 2 == last]
        if any(sum(token.row == edge for token in own) == EDGE for edge in range(EDGE)):
            return last
        if any(sum(token.column == edge for token in own) == EDGE for edge in range(EDGE)):
            return last
        return "tie" if len(self.laid) == EDGE * EDGE else None


def start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the empty grid."""
    agreed = read_fields("option", options, {"first": seat_of(2)})
    if len(players) != 2:
        raise BadRecordError(f"'players' has {len(players)} names; lines has two players (LI-1.1)")
    return State(**agreed)


def apply(state: State, action: Lay) -> State:
    """Returns the state after `action`."""
    if state.winner is not None:
        raise ImpossibleActionError("the game is over: nothing can follow", "LI-3.1")
    if action in state.laid:
        raise ImpossibleActionError("a token lies there already: take an empty cell", "LI-2.2")
    return State((*state.laid, action), state.first)


def choices(state: State) -> tuple[Lay, ...]:
    """Returns the empty cells."""
    if state.winner is not None:
        return ()
    cells = (Lay(row, column) for row in range(EDGE) for column in range(EDGE))
    return tuple(cell for cell in cells if cell not in state.laid)
