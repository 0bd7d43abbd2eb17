"""How a game ended for each seat, for other programs."""

from companion.engine.standing import SeatStanding
from companion.games.masters_of_maple_syrup.state import Phase, State


def standings(state: State) -> tuple[SeatStanding, ...]:
    """Returns how each seat ended; both have won a tie; nothing while the game is not over."""
    if state.phase is not Phase.OVER:
        return ()
    return tuple(SeatStanding(seat, score, state.winner in (seat, "tie")) for seat, score in enumerate(state.scores))
