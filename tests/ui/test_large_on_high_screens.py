"""Large text on a screen that is higher than wide: cards to touch and the table of sums are read across the table."""

from pathlib import Path
from typing import Final

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Dealt, Passed, Play, Tally, Trunk
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.widgets.fit_label import FitLabel
from tests.games.mast_year.table import plays
from tests.ui.geometry import AMPLE_MM, faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

NAMES: Final = ("Rosemarie", "Bo", "", "Konstantin")
ACTIONS: Final = (Dealt(), Passed(), Trunk(parse_card("3D")), Play(parse_card("9D")))
GROWN: Final = 1.75
NUMBER_MM: Final = 4.2


def test_cards_and_sums_grow_with_large_text_on_a_high_screen(folder: Path) -> None:
    with Pilot(folder, "720x1280", language="de", text_percent=200) as pilot:
        pilot.start("mast-year", {}, NAMES)
        pilot.act(*ACTIONS)
        pilot.frames(4)
        cells = [cell for cell in pilot.shown() if isinstance(cell, CardCell)]
        assert faults(pilot) == []
        assert len(cells) == 39
        assert min(cell.font_size for cell in cells) >= THEME.mm(AMPLE_MM)
        assert all(cell.suit and cell.suit_px >= THEME.mm(2) for cell in cells)

        pilot.start("mast-year", {"goal": 5}, NAMES)
        pilot.act(Tally(3, 0, "partial", boom=False))
        pilot.act(Tally(2, 3))
        pilot.until(lambda: pilot.name == "over")
        pilot.frames(4)
        labels = [label for label in pilot.screen.ids.sums.walk() if isinstance(label, FitLabel)]
        assert {"1", "2", "Teilmast", "Summe"} <= {label.text for label in labels}
        numbers = [label for label in labels if label.high_mm == NUMBER_MM]
        assert min(label.font_size for label in numbers) >= THEME.mm(NUMBER_MM) * GROWN


def test_the_menu_is_reached_beside_a_warning_that_was_there_at_the_start(folder: Path) -> None:
    with Pilot(folder, "720x1280", text_percent=200) as pilot:
        pilot.start("mast-year", {}, NAMES)
        pilot.act(Trunk(parse_card("TS")), *plays("4C 6D 8C 7C 9D JD QD 5C"))
    with Pilot(folder, "720x1280") as again:
        assert again.screen.warning
        assert faults(again) == []
        again.tap_text(SAY("ui.bar.menu"))
        assert again.name == "menu"
