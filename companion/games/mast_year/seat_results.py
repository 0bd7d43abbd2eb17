"""How a game ended for each seat, for other programs."""

from companion.engine.seat_result import SeatResult
from companion.games.mast_year.scoring import pair_scores, scores_of
from companion.games.mast_year.state import Phase, State

SIDES = ("squirrels", "oaks")


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Returns how each seat ended: by its team, in a tournament by its pair; nothing while the game is not over."""
    if state.phase is not Phase.OVER:
        return ()
    if state.options.tournament:
        sums = pair_scores(state.matches, state.match.scores)
        teams = {pair: ("-".join(map(str, pair)), total) for pair, total in sums.items()}
        best = max(sums.values())
        ended = {seat: (name, total, total == best) for pair, (name, total) in teams.items() for seat in pair}
    else:
        ended = {seat: _of_team(state, int(seat not in state.match.squirrels)) for seat in range(4)}
    return tuple(SeatResult(seat, *_ordered(ended[seat])) for seat in range(4))


def _of_team(state: State, team: int) -> tuple[str, int, bool]:
    """Returns a team's name, its points, and whether it won, alone or with the other."""
    return SIDES[team], scores_of(state)[team], state.match.winner in (SIDES[team], "tie")


def _ordered(ended: tuple[str, int, bool]) -> tuple[int, bool, str]:
    name, score, has_won = ended
    return score, has_won, name
