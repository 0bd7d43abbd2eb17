"""What the table of Lunar says beside the cards: why one cannot be played, whose sign stands above, what is trump."""

from pathlib import Path

import pytest

from companion.games.lunar.actions import Exchanged, Play, Trump
from companion.games.lunar.deck import CARDS, Area, LunarSuit
from companion.ui.texts import SAY
from companion.ui.trick_table.card_cell import CardCell
from tests.ui.lunar_player import touch_cell
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

NAMES = ("Ann", "Bo", "Cy", "Di")


def begin_tricks(pilot: Pilot) -> None:
    pilot.start("lunar", {}, NAMES)
    pilot.act(Exchanged(), Trump(LunarSuit.BAT))


def touch_grey(pilot: Pilot, name: str) -> None:
    """Touches a card of the grid that cannot be played."""
    [cell] = [one for one in pilot.shown() if isinstance(one, CardCell) and one.cell.card.name == name]
    assert cell.disabled
    pilot.tap(cell)


@pytest.mark.parametrize("percent", [100, 200])
def test_a_touch_on_a_grey_card_says_why_it_cannot_be_played(folder: Path, percent: int) -> None:
    with Pilot(folder, text_percent=percent) as pilot:
        begin_tricks(pilot)
        pilot.act(Play(CARDS["1"]), Play(CARDS["W"]))
        touch_grey(pilot, "3")
        assert pilot.says(SAY("refused.owes-suit"))
        assert len(pilot.controllers.table.standing.entries) == 4
        touch_cell(pilot, "W")
        pilot.until(lambda: len(pilot.controllers.table.standing.entries) == 5)
        assert not pilot.says(SAY("refused.owes-suit"))


def test_the_rule_that_forbids_a_grey_card_is_one_touch_away(pilot: Pilot) -> None:
    begin_tricks(pilot)
    pilot.act(Play(CARDS["1"]), Play(CARDS["W"]))
    touch_grey(pilot, "3")
    pilot.tap(pilot.screen.ids.explanation)
    assert (pilot.name, pilot.screen._rule) == ("rules", "LU-3.1")
