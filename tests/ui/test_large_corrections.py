"""Corrections with large text: what is put right in a panel of its own can be touched there too."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from companion.games.lunar.actions import Play, Tally
from companion.games.masters_of_maple_syrup.actions import Effect, Select
from companion.simulation import lunar
from companion.simulation.players import bamboo_harvest
from companion.ui.games.bamboo_harvest.widgets.forest import ForestCell
from companion.ui.texts import SAY
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.widgets.number_row import NumberRow
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python


def correct_last(pilot: Pilot, game: str, actions: Sequence[Any], players: int) -> None:
    """Enters some actions, and opens the correction of the last one."""
    pilot.start(game, {}, ("Ann", "Bo", "Cy", "Di")[:players])
    pilot.act(*actions)
    pilot.controllers.navigation.go("correct", number=pilot.controllers.table.snapshot.entries[-1].number)
    pilot.settle()


def test_what_a_game_puts_right_in_a_panel_of_its_own_is_touched_there_with_large_text(folder: Path) -> None:
    record = bamboo_harvest.simulate(3, {}, players=("Ann", "Bo"))
    with Pilot(folder, "720x1280", text_percent=200) as pilot:
        correct_last(pilot, "bamboo-harvest", [entry.action for entry in record.entries[:3]], 2)
        assert faults(pilot) == []
        cells = [cell for cell in pilot.buttons() if isinstance(cell, ForestCell)]
        assert len(cells) == 49
        pilot.tap(cells[20])
        pilot.until(lambda: bool(pilot.screen.ready))

        correct_last(pilot, "lunar", [Tally((6, 6), (3, 2), (1, 1))], 4)
        assert faults(pilot) == []
        row = next(row for row in pilot.shown() if isinstance(row, NumberRow))
        pilot.tap(next(child for child in row.children if getattr(child, "text", "") == "+"))
        pilot.until(lambda: bool(pilot.screen.ready))

        correct_last(pilot, "masters-of-maple-syrup", [Select("harvest"), Effect(0, 0, draw=1)], 2)
        assert faults(pilot) == []
        pilot.tap_text("+")
        pilot.tap_text(SAY("ui.effect.take-it"))
        pilot.until(lambda: bool(pilot.screen.ready))


def test_the_cells_of_pictured_cards_have_their_height_at_once_with_large_text(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    record = lunar.simulate(1, {}, players=("Ann", "Bo", "Cy", "Di"))
    place = next(place for place, entry in enumerate(record.entries) if isinstance(entry.action, Play))
    with Pilot(folder, "800x480", text_percent=200) as pilot:
        correct_last(pilot, "lunar", [entry.action for entry in record.entries[: place + 1]], 4)
        cell = next(cell for cell in pilot.shown() if isinstance(cell, CardCell) and cell.picture)
        laid = cell.height
        pilot.frames(30)
        assert cell.height == laid
        assert faults(pilot) == []
    assert "too much iteration" not in caplog.text
