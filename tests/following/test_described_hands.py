"""A hand of each of three described games is followed at the simulated table: every card right or asked about."""

from typing import Final

import pytest

from companion.games.described.state import State
from tests.bench.follow_described import follow_hand

FPS: Final = 5.0
"""Half as many frames as a camera gives, for half the time."""


@pytest.mark.one_python
@pytest.mark.parametrize("stem", ["hearts", "spades", "euchre"])
def test_a_hand_is_followed(stem: str) -> None:
    sums, session = follow_hand(stem, 1, FPS)
    assert (sums.wrong, sums.wrong_winners) == (0, 0)
    assert sums.right >= 0.95 * sums.cards
    assert len(session.state_as(State).hands) == 1
