"""How a game ended for each seat, for other programs."""

from companion.engine.seat_result import SeatResult
from companion.games.lunar.state import Phase, State


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Returns how each seat ended, with its team's points; nothing while the game is not over."""
    if state.phase is not Phase.OVER:
        return ()
    players = len(state.players)
    ended = []
    for seat in range(players):
        team = seat % 2
        name = f"{team}-{team + 2}" if players > 2 else None
        ended.append(SeatResult(seat, state.scores[team], team == state.winner, name))
    return tuple(ended)
