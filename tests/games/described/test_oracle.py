"""Described games against OpenSpiel: a hundred hands of each game that it knows; thousands with the bench's command."""

import pytest

from tests.games.described.oracle_games import GAMES, compare
from tests.games.described.oracle_table import MISSING, load_oracle

pytestmark = [pytest.mark.one_python, pytest.mark.skipif(load_oracle() is None, reason=MISSING)]
HANDS = 100


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_and_all_points_are_as_the_oracle_says(name: str) -> None:
    assert compare(name, HANDS) > HANDS
