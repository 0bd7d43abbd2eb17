"""The tally of a round: what the track and the star cards brought each team (LU-4.1)."""

from collections.abc import Sequence

from companion.engine import PartTally, SideTally
from companion.games.lunar.explanation import explain_deal, explain_end, explain_round
from companion.games.lunar.state import State
from companion.games.lunar.teams import seats_of
from companion.games.lunar.view import TEAM_PICTURES, TEAM_SIDES
from companion.phrases import Player, phrase


def tally(states: Sequence[State]) -> PartTally | None:
    """Returns what the last round brought, as long as the next one has not begun."""
    state = states[-1]
    running = state.round
    if not state.closed or running is None or running.exchanged or running.trump is not None:
        return None
    done = state.closed[-1]
    sides = tuple(
        SideTally(
            tuple(map(Player, seats_of(state, team))),
            points,
            state.scores[team],
            (because,),
            colour=TEAM_SIDES[team],
            icon=TEAM_PICTURES[team],
        )
        for team, (points, because) in enumerate(zip(done.points or (), explain_round(state, done), strict=True))
    )
    title, on = (
        phrase(f"ui.part.{key}", number=played.number) for key, played in (("round", done), ("on-round", running))
    )
    return PartTally(title, sides, on, (*explain_end(state), *explain_deal(state, running)[:1]), shows_table=False)
