"""What a voice says of a game: a build, a swap, a harvest, the win; of a correction one fact."""

from typing import Final

from companion.games.bamboo_harvest.actions import Action, Build, Buy, Harvest, Start, Swap
from companion.games.bamboo_harvest.explanation import explain_done, explain_win
from companion.games.bamboo_harvest.state import Phase, State
from companion.phrases import Phrase

_ALOUD: Final = (Start, Build, Swap, Harvest, Buy)


def announce(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns what is said when an entry has made `before` into `after`."""
    explained = explain_done(after) if isinstance(after.last, _ALOUD) else ()
    return (*explained, *explain_win(after)) if after.phase is Phase.OVER else explained


def announce_correction(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns another win, or else what was done last, if a correction changed it."""
    if after.phase is Phase.OVER and (after.winner, after.path) != (before.winner, before.path):
        return explain_win(after)
    return explain_done(after) if _done(after) != _done(before) else ()


def _done(state: State) -> tuple[Action | None, int, int]:
    """Returns what was done last, what it brought, and whose turn comes next."""
    return state.last, state.progress.harvested, state.turn
