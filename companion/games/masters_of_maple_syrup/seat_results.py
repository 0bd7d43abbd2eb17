"""How a game ended for each seat, for other programs."""

from companion.engine.seat_result import SeatResult
from companion.games.masters_of_maple_syrup.state import Phase, State


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Returns how each seat ended; both have won a tie; nothing while the game is not over."""
    if state.phase is not Phase.OVER:
        return ()
    return tuple(SeatResult(seat, score, state.winner in (seat, "tie")) for seat, score in enumerate(state.scores))
