"""What a game of lines tells programs and people."""

from typing import Any

from companion.engine import Phrase, Player
from companion.engine.tables import TableRow
from companion.phrases import phrase

from .rules import EDGE, Lay, State


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.winner is not None


def summary(state: State) -> dict[str, Any]:
    """Returns the `score` line; a game without points and hands has neither."""
    over = state.winner is not None
    phase, turn = ("over", None) if over else ("lay", state.turn)
    return {"game": "lines", "phase": phase, "turn": turn, "grid": _grid(state), "over": over, "winner": state.winner}


def sheet(state: State) -> tuple[Phrase, ...]:
    """Returns the grid, row by row, and how it stands."""
    rows = tuple(phrase("sheet.row", cells="".join(".01"[cell + 1] for cell in row)) for row in _cells(state))
    return (phrase("name"), *rows, _standing(state))


def result(state: State) -> tuple[Phrase, ...]:
    """Returns how it stands, in two lines."""
    return phrase("name"), _standing(state)


def explain(state: State) -> tuple[Phrase, ...]:
    """Returns what was laid last."""
    if not state.laid:
        return (phrase("explain.first", "LI-2.1", player=Player(state.first)),)
    last = state.laid[-1]
    laid = phrase("explain.laid", "LI-2.2", player=Player(1 - state.turn), row=last.row, column=last.column)
    return (laid, *((_standing(state),) if state.winner is not None else ()))


def tables(state: State) -> dict[str, tuple[TableRow, ...]]:
    """Returns a row for each token."""
    laid = enumerate(state.laid)
    return {
        "tokens": tuple(
            {"seat": (state.first + place) % 2, "row": cell.row, "column": cell.column} for place, cell in laid
        )
    }


def _standing(state: State) -> Phrase:
    if state.winner is None:
        return phrase("sheet.unfinished", "LI-2.1", player=Player(state.turn))
    if isinstance(state.winner, str):
        return phrase("sheet.tie", "LI-3.2")
    return phrase("sheet.won", "LI-3.1", player=Player(state.winner))


def _cells(state: State) -> list[list[int]]:
    return [[_seat_on(state, Lay(row, column)) for column in range(EDGE)] for row in range(EDGE)]


def _seat_on(state: State, cell: Lay) -> int:
    return state.laid.index(cell) % 2 if cell in state.laid else -1


def _grid(state: State) -> list[list[int | None]]:
    return [[None if seat < 0 else seat for seat in row] for row in _cells(state)]
