"""The tally of a round of turns: what each player did in it, and the points (NS-4.1)."""

from collections.abc import Sequence
from itertools import pairwise

from companion.engine import PartTally, SideTally, ended_parts
from companion.games.nice_one_squirrel.explanation import explain_last, explain_last_round
from companion.games.nice_one_squirrel.state import Phase, State
from companion.games.nice_one_squirrel.summary import ends_part
from companion.phrases import Phrase, Player, phrase


def tally(states: Sequence[State]) -> PartTally | None:
    """Returns what a round of turns brought, as long as the game goes on."""
    ended = ended_parts(states, ends_part)
    if ended is None or states[-1].phase is Phase.OVER:
        return None
    part, number = ended
    done: dict[int, tuple[Phrase, ...]] = {
        after.last.seat: explain_last(after)
        for before, after in pairwise(part)
        if after.last and len(after.turns) > len(before.turns)
    }
    begun, state = part[0], part[-1]
    sides = tuple(
        SideTally(Player(seat), points - begun.scores[seat], points, done.get(seat, ()), seat=seat)
        for seat, points in enumerate(state.scores)
    )
    title, on = (phrase("ui.part.round", number=number), phrase("ui.part.on-round", number=number + 1))
    return PartTally(title, sides, on, explain_last_round(state))
