"""How a game ended for each seat, for other programs."""

from companion.engine.seat_result import SeatResult
from companion.games.bamboo_harvest.state import Phase, State


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Returns who won: the game has no points; nothing while it is not over."""
    if state.phase is not Phase.OVER:
        return ()
    return tuple(SeatResult(seat, None, seat == state.winner) for seat in range(len(state.tokens)))
