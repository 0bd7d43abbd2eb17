"""A game without cards or tricks, tokens on a grid for two, runs through the screens that all games share."""

from functools import partial
from pathlib import Path

import pytest

from companion.ui.texts import SAY
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.usefixtures("unshipped_screens")


def has_entries(pilot: Pilot, count: int) -> bool:
    return len(pilot.controllers.table.snapshot.entries) == count


def sit_down(pilot: Pilot) -> None:
    pilot.controllers.navigation.go("welcome")
    pilot.settle()
    pilot.tap_text("Lines")
    pilot.controllers.table.players = ("Ann", "Bo")
    pilot.tap_text(SAY("ui.seats.take"))
    pilot.until(lambda: pilot.name == "play")


def lay(pilot: Pilot, *cells: tuple[int, int]) -> None:
    for row, column in cells:
        entries = len(pilot.controllers.table.snapshot.entries)
        name = ("Ann", "Bo")[entries % 2]
        pilot.tap_text(f"{name}: row {row}, column {column}")
        pilot.until(partial(has_entries, pilot, entries + 1))


def test_tokens_are_laid_by_touch_and_the_screen_says_what_was_laid(pilot: Pilot) -> None:
    sit_down(pilot)
    assert faults(pilot) == []
    lay(pilot, (1, 1))
    assert pilot.says("Ann laid a token in row 0, column 0.")


def test_a_token_is_taken_back(pilot: Pilot) -> None:
    sit_down(pilot)
    lay(pilot, (1, 1))
    pilot.tap_text(SAY("ui.bar.take-back"))
    pilot.until(lambda: not pilot.controllers.table.snapshot.entries)


def test_a_token_is_corrected_from_the_history(pilot: Pilot) -> None:
    sit_down(pilot)
    lay(pilot, (1, 1), (2, 2))
    pilot.controllers.navigation.go("history")
    pilot.settle()
    assert faults(pilot) == []
    pilot.tap_text("Bo")
    pilot.tap_text("Bo: row 1, column 3")
    pilot.until(lambda: pilot.screen.ready)
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.name == "history")
    assert [(cell.row, cell.column) for cell in pilot.controllers.table.snapshot.state.laid] == [(0, 0), (0, 2)]


def test_a_line_ends_the_game_also_after_a_restart(folder: Path) -> None:
    with Pilot(folder) as pilot:
        sit_down(pilot)
        lay(pilot, (1, 1), (2, 1), (1, 2), (2, 2), (1, 3), (2, 3))
    with Pilot(folder) as pilot:
        pilot.until(lambda: pilot.name == "play")
        lay(pilot, (1, 4))
        pilot.until(lambda: pilot.name == "over")
        assert pilot.says("Ann wins.")
        pilot.tap_text(SAY("ui.over.rematch"))
        assert pilot.button(SAY("ui.seats.take"))
