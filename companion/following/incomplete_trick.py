"""The trick that was gathered before all its cards were seen."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import inf

from companion.following.waiting_cards import TAKEN_BACK_S, WaitingCards
from companion.session.correction import Logged
from vision.tracking.card_tracker import Gone, Laid


@dataclass(slots=True)
class IncompleteTrick:
    """The last such trick, known by the number of its first entry, and when it was gathered."""

    _first: int = -1
    _gathered_s: float = 0.0
    _asked: object = None
    """The entries as they stood when somebody was asked for a card."""

    def is_it(self, running: Sequence[Logged]) -> bool:
        """Whether the running trick is the one."""
        return any(logged.number == self._first for logged in running[:1])

    def notice(self, running: Sequence[Logged], away: Mapping[int, Gone], waiting: WaitingCards, now_s: float) -> None:
        """Sees whether the running trick was gathered; `away` are the entries whose cards left.

        Nobody takes back two cards at once, so it was gathered when the second one left.
        """
        left = [away[logged.number] for logged in running if logged.number in away]
        if running and was_gathered(left, len(running), len(waiting.gathered), now_s):
            self._first = running[0].number
            self._gathered_s = sorted(gone.at_s for gone in left)[:2][-1]

    def may_have(self, laid: Laid, waiting: WaitingCards) -> bool:
        """Whether a waiting card may be one of it: it was laid before the gathering, and left too."""
        return laid.at_s < self._gathered_s and not waiting.is_still_there(laid)

    def look_anew(self) -> None:
        """Time begins anew: whatever is laid from now on is none of it."""
        self._gathered_s = -inf

    def forget(self) -> None:
        """It was not gathered: its cards lie there."""
        self._first = -1

    def ask(self, entries: object) -> bool:
        """Whether to ask for a card; while the entries stay the same, once is enough."""
        asked, self._asked = self._asked, entries
        return asked is not entries


def was_gathered(away: Collection[Gone], running: int, waiting: int, now_s: float) -> bool:
    """Whether a trick that is not complete was gathered: a card of it was never seen.

    `away` are those that left of the `running` ones entered, `waiting` those gathered that wait to be. Nobody takes
    back two cards at once: where two have left for long, and nothing covers their places, a hand covers the others'.
    """
    if len(away) == running:
        return running + waiting > 1
    return sum(gone.bare for gone in away) > 1 and all(now_s - gone.at_s >= TAKEN_BACK_S for gone in away)
