"""What a voice says of a game: what was just decided; of a correction the first trick or hand that differs."""

from companion.games.described.explanation import (
    explain,
    explain_end,
    explain_irregularity,
    explain_points,
    explain_trick,
)
from companion.games.described.playing import irregularities_of
from companion.games.described.state import State
from companion.phrases import Phrase


def announce(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns what is said when `before` has become `after` by an entry."""
    old, new = before.hand, after.hand
    noted = _come_to_light(before, after)
    if len(after.hands) > len(before.hands):
        ended = after.hands[-1]
        trick = (explain_trick(after, ended, ended.tricks.done[-1]),) if ended.tricks.done else ()
        end = explain_end(after) if after.winners else ()
        return (*trick, *noted, *explain_points(after, ended), *end)
    if after.winners and not before.winners:
        return explain_end(after)
    if old and new and len(new.tricks.done) > len(old.tricks.done):
        return (*explain(after), *noted)
    return noted


def _come_to_light(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns what was irregular, or has been proven or cleared, since `before`."""
    known = {(hand.dealt.number, item) for hand in before.all_hands for item in irregularities_of(hand)}
    recent = after.all_hands[-2:]
    return tuple(
        explain_irregularity(item)
        for hand in recent
        for item in irregularities_of(hand)
        if (hand.dealt.number, item) not in known
    )


def announce_correction(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns the first fact that a correction changed."""
    for old, new in zip(before.all_hands, after.all_hands, strict=False):
        for was, now in zip(old.tricks.done, new.tricks.done, strict=False):
            if was != now:
                return (explain_trick(after, new, now),)
        if new.closed and new.closed != old.closed:
            return explain_points(after, new)
    return ()
