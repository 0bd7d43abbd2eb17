"""What a voice says of a game: what was just decided, nothing at the pass; of a correction the first fact."""

from collections.abc import Iterator

from companion.games.mast_year.explanation import (
    explain,
    explain_bonus_cards,
    explain_irregularity,
    explain_last_trick,
    explain_reveal,
    explain_trick,
    explain_trunk,
)
from companion.games.mast_year.state import Hand, Phase, State
from companion.phrases import Phrase


def announce(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns what is said when `before` has become `after` by an entry; silence while cards are passed (MY-4.2)."""
    old, new = before.hand, after.hand
    if after.phase is Phase.PASS:
        return ()
    if old is None or new is None or new.deal.number != old.deal.number:
        return (*_settled_at_the_end(old, after), *explain(after)) if before != after else ()
    if new.trunk and not old.trunk:
        return (explain_trunk(new),)
    if len(new.tricks) > len(old.tricks):
        explained = tuple(item for item in explain(after) if not item.key.startswith("irregular."))
        return (*explained, *_come_to_light(old, new))
    if len(new.tricks) == len(old.tricks) and new.tricks != old.tricks:  # MY-6.3: eaten or kept
        return (*explain_last_trick(new)[1:], *explain_reveal(after))
    if len(new.revealed) > len(old.revealed):
        return (*explain_reveal(after)[-1:], *_come_to_light(old, new))
    return _come_to_light(old, new)


def _come_to_light(old: Hand, new: Hand) -> tuple[Phrase, ...]:
    """Returns what was irregular, or has been proven or cleared, since `old` (MY-10.2, MY-10.3)."""
    known = old.watch.irregularities
    return tuple(explain_irregularity(item, new) for item in new.watch.irregularities if item not in known)


def _settled_at_the_end(old: Hand | None, after: State) -> tuple[Phrase, ...]:
    """Returns what the last card of the hand `old` has brought to light, if that hand is over."""
    if old is None:
        return ()
    closed = next((hand for hand in after.hands if hand.deal.number == old.deal.number), old)
    return _come_to_light(old, closed)


def announce_correction(before: State, after: State) -> tuple[Phrase, ...]:
    """Returns the first fact that a correction changed, and nothing of what was said before."""
    if after.phase is Phase.PASS:
        return ()
    pairs = zip(before.hands, after.hands, strict=False)
    return next((facts for old, new in pairs for facts in _facts(old, new)), ())


def _facts(old: Hand, new: Hand) -> Iterator[tuple[Phrase, ...]]:
    """Yields what differs in a hand, in the order of play."""
    if new.trunk and new.trunk != old.trunk:
        yield (explain_trunk(new),)
    for was, is_now in zip(old.tricks, new.tricks, strict=False):
        if was != is_now:
            yield explain_trick(new, is_now)
    if new.revealed != old.revealed or new.tallied != old.tallied:
        yield explain_bonus_cards(new, goes_on=False)
