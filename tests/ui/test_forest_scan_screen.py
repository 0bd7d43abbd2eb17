"""The screen that looks at the forest: what was read is legible, in each size and with large text."""

from pathlib import Path
from typing import Final

import pytest

from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.actions import Swap
from companion.simulation.players.bamboo_harvest import simulate
from companion.ui.games.bamboo_harvest.entries import entry_text
from companion.ui.texts import SAY
from tests.ui.forest_looks import NAMES, Watched, seen, states
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

SCREENS: Final = [("800x480", 100), ("800x480", 200), ("1280x720", 200), ("720x1280", 100), ("720x1280", 200)]


@pytest.mark.parametrize(("size", "percent"), SCREENS)
def test_the_cards_that_were_read_are_legible_beside_what_they_mean(folder: Path, size: str, percent: int) -> None:
    record = simulate(1, players=NAMES)
    place, swap = next(
        (place, entry.action) for place, entry in enumerate(record.entries) if isinstance(entry.action, Swap)
    )
    with Pilot(folder, size, language="de", text_percent=percent) as pilot:
        watched = Watched(pilot, folder)
        pilot.start(GAME.name, {}, NAMES)
        pilot.act(*(entry.action for entry in record.entries[:place]))
        pilot.tap_text(SAY("ui.scan.forest"))
        watched.answers(seen(GAME.apply(states()[place], swap)))
        assert faults(pilot) == []
        assert pilot.button(entry_text(swap, states()[place], NAMES))
        watched.camera.close()
