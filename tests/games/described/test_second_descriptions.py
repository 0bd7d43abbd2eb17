"""Games without an oracle: two descriptions of each agree in a few hands; in thousands with the bench's command."""

import pytest

from tests.games.described.second_descriptions import GAMES, compare

HANDS = 4


@pytest.mark.parametrize("name", GAMES)
def test_two_descriptions_make_the_same_of_a_game(name: str) -> None:
    assert compare(name, HANDS) >= HANDS
