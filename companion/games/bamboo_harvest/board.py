"""The board: the forest with its tokens, and the deeds that lie face-up before each player."""

from companion.engine.board import BoardPart, BoardPiece
from companion.games.bamboo_harvest.forest import EDGE
from companion.games.bamboo_harvest.seat_signs import SIGNS
from companion.games.bamboo_harvest.sheet import player_line
from companion.games.bamboo_harvest.state import State

DISTURBED = "◌"
"""The sign of a disturbance token."""


def board(state: State) -> tuple[BoardPart, ...]:
    """Returns the forest, once it is laid, and every player's stock."""
    forest = (BoardPart("", tuple(_piece(state, place) for place in range(len(state.grid))), EDGE),)
    stocks = tuple(
        BoardPart(player_line(state, seat), tuple(BoardPiece(card) for card in state.deeds[seat].up), seats=(seat,))
        for seat in range(len(state.players))
    )
    return (*(forest if state.grid else ()), *stocks)


def _piece(state: State, place: int) -> BoardPiece:
    disturber = state.disturber_of(place)
    note = "" if disturber is None else DISTURBED + SIGNS[disturber].letter
    return BoardPiece(state.grid[place], state.built[place], note, is_marked=place in state.path)
