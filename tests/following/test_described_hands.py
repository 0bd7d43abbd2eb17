"""A hand of each of three described games is followed at the simulated table: every card right or asked about."""

from typing import Final

import pytest

from companion.games.described.state import State
from hardware.sources.simulated import TableSettings
from tests.bench.follow_described import follow_hand

TABLE: Final = TableSettings(seed=1, size=(960, 720), px_per_mm=1.2)
FPS: Final = 5.0
"""Half as many frames as a camera gives, in three quarters of their size, for a quarter of the time."""


@pytest.mark.one_python
@pytest.mark.parametrize("stem", ["hearts", "spades", "euchre"])
def test_a_hand_is_followed(stem: str) -> None:
    sums, session = follow_hand(stem, TABLE, FPS)
    assert (sums.wrong, sums.wrong_winners) == (0, 0)
    assert sums.right >= 0.95 * sums.cards
    assert len(session.state_as(State).hands) == 1
