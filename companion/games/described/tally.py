"""The tally of a hand, or of a round of a game without tricks: each line that gave a side points, and the sums."""

from collections.abc import Sequence

from companion.engine import PartTally, SideTally
from companion.games.described.explanation import begins, line_given
from companion.games.described.state import Hand, State
from companion.games.described.view import colour_of, picture_of
from companion.phrases import Phrase, Player, phrase


def tally(states: Sequence[State]) -> PartTally | None:
    """Returns what a hand brought, once it is over and another one follows."""
    state = states[-1]
    before = states[-2] if len(states) > 1 else state
    if state.hand is None or len(state.hands) == len(before.hands):
        return None
    done = state.hands[-1]
    sides = tuple(
        SideTally(
            tuple(map(Player, seats)),
            float(state.totals[side] - before.totals[side]),
            float(state.totals[side]),
            _lines(state, done, side),
            colour=colour_of(side) if state.description.has_teams else "button",
            icon=picture_of(side) if state.description.has_teams else "",
        )
        for side, seats in enumerate(state.sides)
    )
    part = "hand" if state.description.rounds is None else "round"
    title = phrase(f"ui.part.{part}", number=done.dealt.number)
    on = phrase(f"ui.part.on-{part}", number=state.hand.dealt.number)
    return PartTally(title, sides, on, (begins(state, state.hand),), shows_table=False)


def _lines(state: State, done: Hand, side: int) -> tuple[Phrase, ...]:
    """Returns the lines of the account that gave a side points, or took some."""
    assert done.closed
    account = (one for one in done.closed.score.account if one.side == side)
    return tuple(line_given(state, state.description.score[one.line].say, one) for one in account)
