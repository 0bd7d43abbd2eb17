"""However a table takes part, at the deal it sees the deck, and what the last hand has brought."""

from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Dealt, Tally, Trunk
from companion.ui.games.mast_year.widgets.deal_panel import DealPanel
from companion.ui.games.mast_year.widgets.tally_panel import TallyPanel
from companion.ui.texts import SAY
from tests.games.mast_year.table import plays
from tests.ui.pilot import Pilot
from tests.ui.player import begin


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
    assert panel(pilot).deck == pilot.controllers.table.snapshot.state.hand.deal.deck


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
    pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == 1)
    assert pilot.controllers.table.snapshot.entries[0].entry.action == Tally(1, 0, "none", boom=False)
    assert isinstance(panel(pilot), DealPanel), "the next deal is seen, too"
    assert not any(isinstance(logged.entry.action, Dealt) for logged in pilot.controllers.table.snapshot.entries)


@pytest.mark.parametrize(
    ("tricks", "more", "is_boom", "is_open"),
    [
        pytest.param("4C 2C 3C 9D 5C 2D 3D 2S", 0, True, False, id="Ann has five: a Boom"),
        pytest.param("4C 2C 3C 9D 5C 2D 3D 8D", 0, False, False, id="Ann has four: none"),
        pytest.param("4C 2C 3C 9D 5C 2D 3D 8D", 1, False, True, id="Ann has four, of one more nobody knows"),
        pytest.param(
            "4C 2C 3C 9D 5C 6C 8C 2D KS 4S 3D 2S", 1, False, False, id="Ann has two, Cy three, one more: none"
        ),
    ],
)
def test_a_boom_follows_from_the_stashes_that_were_followed(
    pilot: Pilot, tricks: str, more: int, is_boom: bool, is_open: bool
) -> None:
    """MY-8.3: where they leave it open, the table says whether there is one."""
    pilot.start("mast-year", {"goal": 30})
    pilot.act(Trunk(parse_card("TC")), *plays(tricks))
    pilot.controllers.participation.way = "tally"
    pilot.settle()
    asked = panel(pilot)
    asked.change("eaten", more)
    assert (asked.boom, asked.may_boom) == (is_boom, is_open)


def test_a_boom_that_was_told_stays_when_one_acorn_card_more_is_counted_as_eaten(pilot: Pilot) -> None:
    """MY-8.3: of all acorn cards that can lie in stashes one is moved from one count to the other."""
    pilot.start("mast-year", {"goal": 30})
    pilot.act(Trunk(parse_card("2C")))
    pilot.controllers.participation.way = "tally"
    pilot.settle()
    asked = panel(pilot)
    for name in ("eaten", "eaten", "uneaten", "uneaten", "uneaten"):
        asked.change(name, 1)
    assert (asked.most, asked.eaten, asked.uneaten, asked.may_boom) == (5, 2, 3, True)
    for name in ("eaten", "uneaten"):
        asked.boom, asked.mast = True, "partial"
        asked.change(name, 1)
        assert (asked.eaten + asked.uneaten, asked.mast, asked.boom) == (5, "partial", True)
