"""Scores: whether a game is over with a tally, so that nobody looks for a Boom any more, or what is one (MY-8)."""

import pytest

from companion.games.mast_year.scoring import boom_with, is_over_with
from tests.games.mast_year.table import hand_of, start, tricks


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


@pytest.mark.parametrize(
    ("played", "cards", "is_boom"),
    [
        ((), 4, False),
        ((), 5, None),
        ((), 8, None),
        ((), 9, True),
        (("4C 2C 3C 9D", "5C 2D 3D 2S"), 5, True),
        (("4C 2C 3C 9D", "5C 2D 3D 8D"), 4, False),
        (("4C 2C 3C 9D", "5C 2D 3D 8D"), 5, None),
        (("4C 2C 3C 9D", "5C 6C 8C 2D", "KS 4S 3D 2S"), 6, False),
    ],
)
def test_a_boom_follows_from_stashes_and_the_count(played: tuple[str, ...], cards: int, is_boom: bool | None) -> None:
    """MY-8.3: five acorn cards with one Squirrel."""
    assert boom_with(hand_of(tricks(start(), "TC", *played)), cards) is is_boom
