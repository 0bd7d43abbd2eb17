"""What a voice says of a game: what has just been decided; of a correction the first fact."""

from companion.games.masters_of_maple_syrup.explanation import (
    explain,
    explain_end,
    explain_last_turn,
    explain_selection,
)
from companion.games.masters_of_maple_syrup.state import Phase, State
from companion.games.masters_of_maple_syrup.turn_action_words import explain_turn_action
from companion.phrases import Phrase, Player, phrase


def announce(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns what is said when `before` has become `after` by an entry."""
    old, new = before.turn, after.turn
    if after.phase is Phase.OVER:
        if before.phase is Phase.ACT:
            return explain(after)
        return (explain_end(after),) if before.winner != after.winner else ()
    if after.phase is Phase.TALLY:
        return explain(after) if before.phase is Phase.ACT else ()
    if new is None:
        return explain(after)
    if old is None:
        return explain_selection(after, new)
    ten = explain_last_turn(after) if after.cards != before.cards else ()
    return (*(explain_turn_action(after, done) for done in new.taken[len(old.taken) :]), *ten)


def announce_correction(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns the first fact that a correction changed, and nothing of what was said before."""
    for old, new in zip(before.ended, after.ended, strict=False):
        if old.turn.does != new.turn.does or old.turn.action != new.turn.action:
            return explain_selection(after, new.turn)
        changed = [done for was, done in zip(old.turn.taken, new.turn.taken, strict=False) if was != done]
        more = list(new.turn.taken[len(old.turn.taken) :])
        if changed or more:
            return (explain_turn_action(after, (changed or more)[0]),)
    if before.turn and after.turn and len(before.ended) == len(after.ended):
        added = [done for done in after.turn.taken if done not in before.turn.taken]
        if added and len(after.turn.taken) > len(before.turn.taken):
            return (explain_turn_action(after, added[0]),)
    if before.winner != after.winner and after.winner is not None:
        return (explain_end(after),)
    if before.sides == after.sides:
        return ()
    return tuple(
        phrase("turn.stands", "MM-6.1", player=Player(seat), hand=side.hand, cards=len(side.placed))
        for seat, side in enumerate(after.sides)
    )
