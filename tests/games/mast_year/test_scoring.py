"""Scores: whether a game is over with a tally, so that nobody looks for a Boom any more (MY-8)."""

import pytest

from companion.games.mast_year.scoring import is_over_with
from tests.games.mast_year.table import start


@pytest.mark.parametrize(
    ("options", "eaten", "uneaten", "is_over"),
    [
        ({"goal": 7}, 7, 0, True),
        ({"goal": 7}, 6, 6, False),
        ({"goal": 7}, 8, 8, False),
        ({"single_hand": True}, 9, 0, False),
    ],
)
def test_a_game_is_over_with_a_tally_that_reaches_the_goal(
    options: dict[str, object], eaten: int, uneaten: int, is_over: bool
) -> None:
    assert is_over_with(start(**options), eaten, uneaten) is is_over
