"""A demonstration begins at a table that the companion itself finds well lit."""

import pytest

from companion.commands.demo import SCENES, demo_table
from companion.simulation import simulated_games, simulation_of
from vision.setup.calibration import CalibrationCheck, judge
from vision.setup.quality import find_flaw


@pytest.mark.parametrize("game", simulated_games())
def test_the_first_table_of_each_game_is_well_lit(game: str) -> None:
    _check(1, game)


@pytest.mark.one_python
@pytest.mark.parametrize("seed", range(2, len(SCENES) + 2))
def test_later_tables_are_well_lit(seed: int) -> None:
    _check(seed, "mast-year")


def _check(seed: int, game: str) -> None:
    with demo_table(seed, simulation_of(game).simulate(seed)) as table:
        picture = table.picture(table.length_s / 2)
    assert find_flaw(picture) is None
    light = {CalibrationCheck.TOO_DARK, CalibrationCheck.TOO_BRIGHT}
    assert all(result.is_well for result in judge(picture, None, None, 100.0) if result.check in light)
