"""What a voice says of a game: a build, a swap, a harvest, the win; a correction once."""

from typing import Final

from companion.engine.phrases import Phrase
from companion.games.bamboo_harvest.explanation import explain_done, explain_win
from companion.games.bamboo_harvest.state import Phase, State

_ALOUD: Final = ("start", "built", "swapped", "harvested", "bought")


def announce(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns what is said when an entry has made `before` into `after`."""
    done = after.last
    explained = explain_done(after, done) if done and done.did in _ALOUD else ()
    return (*explained, *explain_win(after)) if after.phase is Phase.OVER else explained


def announce_correction(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns another win, or else what was done last, if a correction changed it."""
    if after.phase is Phase.OVER and (after.winner, after.path) != (before.winner, before.path):
        return explain_win(after)
    return explain_done(after, after.last) if after.last and after.last != before.last else ()
