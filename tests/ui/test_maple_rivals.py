"""The rivals variant of Masters of Maple Syrup on the screen: what is chosen, and the discount of the white side."""

from companion.games.masters_of_maple_syrup.actions import End, Select
from companion.ui.texts import SAY
from tests.ui.geometry import faults
from tests.ui.maple_player import begin, entered, way
from tests.ui.pilot import Pilot


def test_who_touched_choose_one_by_mistake_selects_another_card(pilot: Pilot) -> None:
    begin(pilot, Select("tap"), End(), rivals=True)
    choose = next(card for card in pilot.screen.actions if card.shown.name == "choose")
    assert pilot.screen.sides[1].says == SAY("ui.side.selects")
    pilot.tap(choose)
    assert pilot.says(SAY("ui.ask.choose", name="Bo"))
    assert pilot.screen.sides[1].says == "", "no action card is there to be touched"
    assert faults(pilot) == []
    pilot.tap_text(SAY("ui.ask.leave"))
    assert not pilot.screen.is_asking
    assert pilot.screen.sides[1].says == SAY("ui.side.selects")
    assert entered(pilot) == [Select("tap"), End()]
    pilot.tap(choose)
    pilot.tap_text(SAY("action.harvest"))
    pilot.until(lambda: entered(pilot)[-1] == Select("choose", "harvest"))


def test_that_the_white_side_develops_for_one_less_is_told_where_costs_are_shown_or_asked(pilot: Pilot) -> None:
    begin(pilot, Select("develop"), rivals=True, catalogue=[{"name": "Oak", "type": "tree", "cost": 2}])
    way(pilot, 0, SAY("ui.way.develop"))
    assert pilot.says(SAY("ui.ask.develop-discount"))
    assert pilot.says(f"Oak\n{SAY('ui.ask.price', price='1')}")
    assert faults(pilot) == []
    pilot.tap(next(button for button in pilot.buttons() if getattr(button, "means", "") == "Red Maple"))
    assert pilot.says(SAY("ui.ask.discount", card="Red Maple"))
    assert faults(pilot) == []


def test_the_red_side_and_what_was_chosen_have_no_discount(pilot: Pilot) -> None:
    begin(pilot, Select("choose", "develop"), rivals=True)
    way(pilot, 0, SAY("ui.way.develop"))
    assert pilot.says(SAY("ui.ask.develop"))
    pilot.tap(next(button for button in pilot.buttons() if getattr(button, "means", "") == "Red Maple"))
    assert pilot.says(SAY("ui.ask.paid-count"))
    assert not pilot.says(SAY("ui.ask.discount", card="Red Maple"))
