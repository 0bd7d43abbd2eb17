"""How a game ended for each seat, for other programs."""

from companion.engine.standing import SeatStanding
from companion.games.nice_one_squirrel.state import Phase, State


def standings(state: State) -> tuple[SeatStanding, ...]:
    """Returns how each seat ended; nothing while the game is not over."""
    if state.phase is not Phase.OVER:
        return ()
    return tuple(SeatStanding(seat, score, seat in state.winners) for seat, score in enumerate(state.scores))
