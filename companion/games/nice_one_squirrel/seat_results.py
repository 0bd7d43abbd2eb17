"""How a game ended for each seat, for other programs."""

from companion.engine.seat_result import SeatResult
from companion.games.nice_one_squirrel.state import Phase, State


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Returns how each seat ended; nothing while the game is not over."""
    if state.phase is not Phase.OVER:
        return ()
    return tuple(SeatResult(seat, score, seat in state.winners) for seat, score in enumerate(state.scores))
