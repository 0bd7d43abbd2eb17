"""What a voice says of a game: what has just been decided; of a correction the first fact."""

from collections.abc import Iterator

from companion.games.lunar.explanation import (
    explain,
    explain_asked,
    explain_closed,
    explain_irregularity,
    explain_last_trick,
    explain_trick,
    explain_trump,
    fresh_irregularities,
)
from companion.games.lunar.round_words import explain_round
from companion.games.lunar.state import Phase, Round, State
from companion.phrases import Phrase


def announce(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns what is said when `before` has become `after` by an entry."""
    old, new = before.round, after.round
    if old is None:  # the game was over before
        return explain(after)
    if new is None or new.number != old.number:
        return (*_announce_last_trick(after, old), *explain_closed(after))
    if new.trump and not old.trump:
        return (explain_trump(new),)
    if len(new.tricks) > len(old.tricks):
        return explain(after)
    if new.tricks != old.tricks:  # LU-3.4: the stars of the trick are told
        return (*explain_trick(after, new.tricks[-1])[1:], *explain_asked(after))
    fresh = new.irregularities[len(old.irregularities) :]
    return tuple(explain_irregularity(after, new, item) for item in fresh)


def _announce_last_trick(after: State, old: Round) -> tuple[Phrase, ...]:
    """Returns what a round's last entry tells of its last trick: who won it, and their stars, if they were not told."""
    played = after.closed[-1]
    if len(played.tricks) > len(old.tricks):
        return (*explain_last_trick(after, played), *fresh_irregularities(after, played, len(played.tricks)))
    return explain_last_trick(after, played)[1:] if old.phase is Phase.STARS else ()


def announce_correction(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns the first fact that a correction changed, and nothing of what was said before."""
    pairs = zip(before.rounds, after.rounds, strict=False)
    return next((facts for old, new in pairs for facts in _facts(after, old, new)), ())


def _facts(state: State, old: Round, new: Round) -> Iterator[tuple[Phrase, ...]]:
    """Yields what differs in a round, in the order of play."""
    if new.trump and new.trump != old.trump:
        yield (explain_trump(new),)
    for was, is_now in zip(old.tricks, new.tricks, strict=False):
        if was != is_now:
            yield explain_trick(state, is_now)
    if new.points and new.points != old.points:
        yield explain_round(state, new)
