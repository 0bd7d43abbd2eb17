"""What a voice says of a game: what a nut scored, the last round, the winner; of a correction one fact."""

from companion.games.nice_one_squirrel.explanation import explain_end, explain_last, explain_last_round, explain_play
from companion.games.nice_one_squirrel.state import Phase, State
from companion.phrases import Phrase


def announce(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns what is said when an entry has made `before` into `after`."""
    played = (explain_play(after.plays[-1]),) if len(after.plays) > len(before.plays) else ()
    took = explain_last(after) if len(after.taken) > len(before.taken) else ()
    if after.phase is Phase.OVER:
        return (*played, *took, explain_end(after))
    begins = explain_last_round(after) if after.turns_left is not None and before.turns_left is None else ()
    return (*played, *took, *begins)


def announce_correction(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns the first play that a correction changed, or another winner."""
    for old, new in zip(before.plays, after.plays, strict=False):
        if old != new:
            return (explain_play(new),)
    return (explain_end(after),) if after.winners and after.winners != before.winners else ()
