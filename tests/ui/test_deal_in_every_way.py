"""However a table takes part, at the deal it sees the deck, and what the last hand has brought."""

from typing import Any

import pytest

from companion.games.mast_year.actions import Dealt, Tally
from companion.ui.games.mast_year.widgets.deal_panel import DealPanel
from companion.ui.games.mast_year.widgets.tally_panel import TallyPanel
from companion.ui.texts import SAY
from tests.ui.pilot import Pilot
from tests.ui.player import begin

pytestmark = pytest.mark.one_python


def panel(pilot: Pilot) -> Any:
    return pilot.screen.ids.panel.children[0]


@pytest.mark.parametrize("way", ["follow", "winners", "tally"])
def test_a_boom_is_announced_with_the_deck_that_it_makes(pilot: Pilot, way: str) -> None:
    begin(pilot)
    pilot.act(Tally(5, 0, "none", boom=True))
    pilot.controllers.participation.way = way
    pilot.settle()
    assert isinstance(panel(pilot), DealPanel)
    assert pilot.says(SAY("ui.tally.boom"))
    assert panel(pilot).deck == pilot.controllers.table.standing.state.hand.deal.deck


def test_a_hand_is_counted_once_its_cards_are_dealt(pilot: Pilot) -> None:
    begin(pilot)
    pilot.controllers.participation.way = "tally"
    pilot.settle()
    pilot.tap_text(SAY("button.dealt"))
    assert isinstance(panel(pilot), TallyPanel)
    pilot.controllers.navigation.go("rules")
    pilot.settle()
    pilot.tap_text("← " + SAY("ui.back"))
    assert isinstance(panel(pilot), TallyPanel)
    pilot.tap_text("+")
    pilot.tap_text(SAY("ui.tally.take"))
    pilot.until(lambda: len(pilot.controllers.table.standing.entries) == 1)
    assert pilot.controllers.table.standing.entries[0].entry.action == Tally(1, 0, "none", boom=False)
    assert isinstance(panel(pilot), DealPanel), "the next deal is seen, too"
    assert not any(isinstance(logged.entry.action, Dealt) for logged in pilot.controllers.table.standing.entries)
