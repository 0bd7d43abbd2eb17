"""C4: the camera's process is killed at every step of a hand, for a while; no entry that stood before it is lost.

What was laid and gathered meanwhile nobody saw, and a hand may hide some of the cards when the next process looks.
"""

from collections.abc import Collection, Iterator
from itertools import cycle, product
from typing import Final, TypeAlias

import pytest

from companion.cards import Card
from tests.following.histories import SEATS, TableHistory
from tests.games.mast_year.table import GAME

Step: TypeAlias = tuple[str, int, float]
"""A card is laid before a seat, or taken from it, after so many seconds."""
TRICKS: Final = 2
HIDDEN: Final = ((), (0,), (2, 3), (1, 2, 3), (0, 2, 3), (0, 1, 3))
PACES_S: Final = (0.2, 2.5)
LOOKED_ON: Final = 9
"""How many steps are looked at once the camera is back: the trick is gathered by then."""


def hand(pace_s: float) -> Iterator[Step]:
    """The trunk card, and some tricks that are gathered card by card."""
    yield from (("lay", 0, 1.0), ("lift", 0, 1.0))
    for trick in range(TRICKS):
        yield from (("lay", (trick + place) % 4, 1.0) for place in range(4))
        yield from (("lift", seat, pace_s) for seat in range(4))


STEPS: Final = 2 + TRICKS * 8


class Watched:
    """A hand at a table, whose camera is there or not."""

    def __init__(self) -> None:
        self.table = TableHistory()
        self.cards = iter([choice.card for choice in GAME.choices(self.table.session.state) if hasattr(choice, "card")])
        self.on_table: dict[int, Card] = {}

    def happen(self, step: Step, *, is_seen: bool) -> None:
        """Something happens at the table; the camera sees it, or it does not."""
        kind, seat, wait_s = step
        if kind == "lay":
            self.on_table[seat] = next(self.cards)
            if is_seen:
                self.table.take(wait_s=wait_s)
                self.table.lay(seat, self.on_table[seat])
        else:
            del self.on_table[seat]
            if is_seen:
                self.table.take(wait_s=wait_s)
                if seat in self.table.on_table:
                    self.table.lift(seat)
                    del self.table.on_table[seat]

    def die(self) -> None:
        """The camera's process dies: another one counts time anew."""
        self.table.follower.forget_cards()
        self.table.now_s = 0.0
        self.table.on_table.clear()

    def see_again(self, hidden: Collection[int]) -> None:
        """The next process tells of what lies there, but for what a hand hides."""
        for seat, card in self.on_table.items():
            if seat not in hidden:
                self.table.take(self.table.laid_at(SEATS[seat], card), wait_s=0.1)
                self.table.on_table[seat] = self.table.tracks, card


@pytest.mark.parametrize(("pace_s", "hidden"), list(zip(cycle(PACES_S), HIDDEN, strict=False)))
def test_no_entry_is_lost_whenever_the_process_is_killed(pace_s: float, hidden: Collection[int]) -> None:
    steps = list(hand(pace_s))
    for killed, lasts in product(range(STEPS), (0, 1, 3)):
        watched = Watched()
        for step in steps[:killed]:
            watched.happen(step, is_seen=True)
        before = watched.table.session.entries
        watched.die()
        for step in steps[killed : killed + lasts]:
            watched.happen(step, is_seen=False)
        watched.see_again(hidden)
        for step in steps[killed + lasts :][:LOOKED_ON]:
            watched.happen(step, is_seen=True)
            assert watched.table.session.entries[: len(before)] == before, (killed, lasts, hidden, step)
        watched.table.take(wait_s=5)
        assert watched.table.session.entries[: len(before)] == before, (killed, lasts, hidden)
