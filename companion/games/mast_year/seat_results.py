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
        return tuple(_of_pair(state, seat) for seat in range(4))
    return tuple(_of_team(state, seat) for seat in range(4))


def _of_pair(state: State, seat: int) -> SeatResult:
    """Returns how a seat's pair ended; a pair is named by its seats."""
    sums = pair_scores(state.matches, state.match.scores)
    pair = next(pair for pair in sums if seat in pair)
    return SeatResult(seat, sums[pair], sums[pair] == max(sums.values()), "-".join(map(str, pair)))


def _of_team(state: State, seat: int) -> SeatResult:
    """Returns how a seat's team ended; in a tie both teams have won."""
    team = int(seat not in state.match.squirrels)
    return SeatResult(seat, scores_of(state)[team], state.match.winner in (SIDES[team], "tie"), SIDES[team])
