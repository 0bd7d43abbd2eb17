"""What was asked on a screen that has gone meanwhile changes nothing, and breaks nothing."""

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Tally, Trunk
from companion.session.correction import Replace
from companion.ui.texts import SAY
from tests.ui.pilot import Pilot
from tests.ui.player import begin


def test_a_finger_lifted_after_its_screen_has_gone_touches_nothing(pilot: Pilot) -> None:
    pilot.start("mast-year", {"goal": 1})
    pilot.act(Tally(1, 0))
    pilot.until(lambda: pilot.name == "over")
    finger = pilot.press(pilot.button(SAY("ui.over.swap")))
    pilot.controllers.table.close_game()
    pilot.until(lambda: pilot.name == "welcome")
    finger.touch_up()
    pilot.settle()
    assert (pilot.name, pilot.controllers.table.snapshot) == ("welcome", None)


def test_a_difference_that_comes_too_late_is_not_shown(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Trunk(parse_card("TS")))
    number = pilot.controllers.table.snapshot.entries[0].number
    pilot.controllers.navigation.go("correct", number=number)
    left = pilot.screen
    left.choose(Replace(number, Trunk(parse_card("9S"))))
    waiting = left.change
    pilot.controllers.table.park()
    pilot.controllers.table.snapshot = None
    pilot.until(lambda: pilot.name == "welcome")
    pilot.settle()
    assert (left.ready, left.change) == (False, waiting)
