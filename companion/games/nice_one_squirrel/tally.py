"""The tally of a round of turns: what each player did in it, and the points (NS-4.1)."""

from collections.abc import Sequence

from companion.engine import PartTally, SideTally, ended_parts
from companion.games.nice_one_squirrel.explanation import explain_last, explain_last_round
from companion.games.nice_one_squirrel.state import Phase, State
from companion.games.nice_one_squirrel.summary import ends_part
from companion.phrases import Phrase, Player, phrase

TURN_ENDS = ("played", "passed", "took")
"""What a turn ends with (NS-3.4, NS-5.2)."""


def tally(states: Sequence[State]) -> PartTally | None:
    """Returns what a round of turns brought, as long as the game goes on."""
    ended = ended_parts(states, ends_part)
    if ended is None or states[-1].phase is Phase.OVER:
        return None
    part, number = ended
    done: dict[int, tuple[Phrase, ...]] = {
        state.last.seat: explain_last(state) for state in part[1:] if state.last and state.last.did in TURN_ENDS
    }
    begun, state = part[0], part[-1]
    sides = tuple(
        SideTally(Player(seat), points - begun.scores[seat], points, done.get(seat, ()), seat=seat)
        for seat, points in enumerate(state.scores)
    )
    title, on = (phrase("ui.part.round", number=number), phrase("ui.part.on-round", number=number + 1))
    return PartTally(title, sides, on, explain_last_round(state))
