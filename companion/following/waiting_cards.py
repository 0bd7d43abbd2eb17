"""Cards that were seen and whose turn has not come."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from companion.following.seating import Seating
from vision.tracking.card_tracker import Gone, Laid

TAKEN_BACK_S: Final = 1.5
"""How long a card of the running trick must be away to count as taken back."""
PATIENCE_S: Final = 4.0
"""How long a card waits for that of an earlier seat to be seen, before somebody is asked."""
AT_ONCE_S: Final = 0.25
"""Cards that came within so short a time were seen at once."""


@dataclass(slots=True)
class WaitingCards:
    """The cards in the order seen; those that are no longer there are still plays, if the trick was gathered."""

    cards: list[Laid] = field(default_factory=list)
    gathered: dict[int, Gone] = field(default_factory=dict)

    def __iter__(self) -> Iterator[Laid]:
        return iter(self.cards)

    def __bool__(self) -> bool:
        return bool(self.cards)

    def clear(self) -> None:
        """Forgets all."""
        self.cards.clear()
        self.gathered.clear()

    def forget_before(self, at_s: float) -> None:
        """Forgets the cards that were seen before then."""
        self.cards = [laid for laid in self.cards if laid.at_s >= at_s]
        self.gathered = {track: gone for track, gone in self.gathered.items() if any(c.track == track for c in self)}

    def note_gone(self, gone: Gone) -> None:
        """A card left its place, perhaps one that waits."""
        if any(laid.track == gone.track for laid in self.cards):
            self.gathered[gone.track] = gone

    def is_still_there(self, laid: Laid) -> bool:
        """Whether a card whose turn has come still lies there."""
        return laid.track not in self.gathered

    def has_waited_long(self, now_s: float) -> bool:
        """Whether the first card has waited for long."""
        return now_s - self.cards[0].at_s >= PATIENCE_S

    def put_in_turn(self, seating: Seating, last: int) -> None:
        """Orders cards that were seen at once, as after a covered lens: clockwise they came, after seat `last`."""
        first_s = self.cards[0].at_s
        count = sum(laid.at_s - first_s < AT_ONCE_S for laid in self.cards)
        if count < 2 or seating.is_known:
            return
        order = seating.in_turn([laid.quad for laid in self.cards[:count]], last)
        if order is not None:
            self.cards[:count] = [self.cards[place] for place in order]

    def take_back(self, at_s: float) -> bool:
        """Drops the last card if it alone has been away for long; tells whether it did."""
        if len(self.gathered) != 1:
            return False
        track, gone = next(iter(self.gathered.items()))
        if not gone.bare or self.cards[-1].track != track or at_s - gone.at_s < TAKEN_BACK_S:
            return False
        self.cards.pop()
        del self.gathered[track]
        return True
