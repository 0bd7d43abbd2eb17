"""A game as a value: its states are its own game's, and it knows whether it is over."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.mast_year.state import State
from companion.journal.journaled_games import JournaledGames
from tests.games.conftest import unshipped_games
from tests.games.mast_year.table import PLAYERS

__all__ = ["unshipped_games"]


@pytest.fixture
def games(path: Path) -> Iterator[JournaledGames]:
    with JournaledGames(path) as opened:
        yield opened


def test_states_are_known_as_the_games_own_and_another_games_are_refused(games: JournaledGames) -> None:
    snapshot = games.start("mast-year", {}, PLAYERS)
    assert snapshot.states_as(State) == snapshot.states
    with pytest.raises(TypeError):
        snapshot.states_as(str)


def test_a_game_that_tells_its_end_in_its_summary_alone_is_over_by_it(
    games: JournaledGames, unshipped_games: str
) -> None:
    snapshot = games.start("track", {}, ("Ann", "Bo", "Cy", "Di", "Eve"))
    assert not snapshot.over
