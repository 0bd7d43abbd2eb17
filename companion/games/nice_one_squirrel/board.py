"""The board: each cache with its nuts, and the squirrels that are there."""

from companion.engine.board import BoardPart, BoardPiece
from companion.games.nice_one_squirrel.nuts import name_nut
from companion.games.nice_one_squirrel.state import Cache, State
from companion.phrases import phrase

FACE_DOWN = BoardPiece("?", is_turned=True)


def board(state: State) -> tuple[BoardPart, ...]:
    """Returns the caches, by number."""
    return tuple(_cache(state, cache) for cache in state.caches)


def _cache(state: State, cache: Cache) -> BoardPart:
    nuts = tuple(BoardPiece(name_nut(nut)) for nut in cache.nuts)
    seats = tuple(seat for seat, place in enumerate(state.squirrels) if place == cache.number)
    title = phrase("board.cache", number=cache.number)
    return BoardPart(title, ((FACE_DOWN,) if cache.down else ()) + nuts, seats=seats)
