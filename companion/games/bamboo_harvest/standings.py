"""How a game ended for each seat, for other programs."""

from companion.engine.standing import Standing
from companion.games.bamboo_harvest.state import Phase, State


def standings(state: State) -> tuple[Standing, ...]:
    """Returns who won: the game has no points; nothing while it is not over."""
    if state.phase is not Phase.OVER:
        return ()
    return tuple(Standing(seat, None, seat == state.winner) for seat in range(len(state.tokens)))
