"""The trick that was gathered before all its cards were seen."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf

from companion.following.sightings import CardGone, CardLaid
from companion.following.waiting_cards import TAKEN_BACK_S, WaitingCards
from companion.session.correction import Logged


@dataclass(frozen=True, slots=True)
class IncompleteTrick:
    """The last such trick, known by the number of its first entry, and when it was gathered."""

    first: int = -1
    gathered_s: float = 0.0

    def is_running(self, running: Sequence[Logged]) -> bool:
        """Whether the running trick is that one."""
        return any(logged.number == self.first for logged in running[:1])

    def noticed(
        self, running: Sequence[Logged], away: Mapping[int, CardGone], waiting: WaitingCards, now_s: float
    ) -> "IncompleteTrick":
        """Returns the running trick as the incomplete one if it was gathered; `away` are the entries whose cards left.

        Nobody takes back two cards at once, so it was gathered when the second one left.
        """
        left = [away[logged.number] for logged in running if logged.number in away]
        if not running or not was_gathered(left, len(running), len(waiting.gone), now_s):
            return self
        return replace(self, first=running[0].number, gathered_s=sorted(gone.at_s for gone in left)[:2][-1])

    def may_have(self, laid: CardLaid, waiting: WaitingCards) -> bool:
        """Whether a waiting card may belong to it: it was laid before the gathering, and left too."""
        return laid.at_s < self.gathered_s and not waiting.is_still_there(laid)

    def seen_anew(self) -> "IncompleteTrick":
        """Returns it after the times began anew: no card laid from now on belongs to it."""
        return replace(self, gathered_s=-inf)


def was_gathered(away: Collection[CardGone], running: int, waiting: int, now_s: float) -> bool:
    """Whether a trick that is not complete was gathered: a card of it was never seen.

    Of its entered cards (`running` of them) `away` have left; `waiting` is how many gathered cards are not entered yet.
    Nobody takes back two cards at once: if two left long ago, and nothing covers their places, a hand covers the rest.
    """
    if len(away) == running:
        return running + waiting > 1
    return sum(gone.bare for gone in away) > 1 and all(now_s - gone.at_s >= TAKEN_BACK_S for gone in away)
