"""Screens that are higher than wide: the main button and every number stand whole below the table."""

from pathlib import Path
from typing import Final

import pytest

from companion.simulation.players import bamboo_harvest
from companion.ui.games.bamboo_harvest.widgets.choice_list import OptionButton
from tests.ui.geometry import box_of, faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

NAMES: Final = ("Rosemarie", "Bo", "", "Konstantin")
TO_THE_FIRST_SWAP: Final = [entry.action for entry in bamboo_harvest.simulate(1, {}, hands=5, players=NAMES).entries]


def test_what_is_touched_below_the_table_stands_there_whole(folder: Path) -> None:
    with Pilot(folder, "720x1280") as pilot:
        pilot.start("lunar", {}, NAMES)
        pilot.controllers.participation.take_part("tally")
        pilot.frames(3)
        assert faults(pilot) == []

        pilot.start("bamboo-harvest", {}, NAMES)
        for action in TO_THE_FIRST_SWAP:
            pilot.act(action)
            if pilot.controllers.table.standing.state.phase.value == "swap":
                break
        pilot.frames(3)
        button = next(one for one in pilot.shown() if isinstance(one, OptionButton))
        assert box_of(button).within(box_of(pilot.screen.ids.choices))
