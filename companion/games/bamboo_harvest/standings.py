"""How a game ended for each seat, for other programs."""

from companion.engine.standing import SeatStanding
from companion.games.bamboo_harvest.state import Phase, State


def standings(state: State) -> tuple[SeatStanding, ...]:
    """Returns who won: the game has no points; nothing while it is not over."""
    if state.phase is not Phase.OVER:
        return ()
    return tuple(SeatStanding(seat, None, seat == state.winner) for seat in range(len(state.tokens)))
