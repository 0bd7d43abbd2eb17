"""What comes and goes on a kiosk's screens takes no room from what is touched there."""

import pytest

from companion.simulation import simulation_of
from companion.ui.games.mast_year.guidance import stand_in
from companion.ui.texts import SAY
from companion.ui.widgets.keyboard import Keyboard
from tests.ui.event_visit import begin, tell_code
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python


def test_what_the_companion_plays_is_said_in_the_bar(kiosk: Pilot) -> None:
    begin(kiosk)
    kiosk.act(*(entry.action for entry in simulation_of("mast-year").simulate(1, {"goal": 7}).entries[:40]))
    kiosk.controllers.navigation.go("play")
    kiosk.frames(3)
    before = kiosk.screen.height
    snapshot = kiosk.controllers.table.snapshot
    kiosk.controllers.stand_ins.take(next(seat for seat in range(4) if stand_in(snapshot, seat)))
    kiosk.frames(3)
    assert kiosk.says("For Seat")
    assert kiosk.screen.height == before
    assert faults(kiosk) == []
    assert kiosk.says(SAY("kiosk.bar.new-group"))


def test_a_search_in_the_rules_has_its_whole_keyboard_free(kiosk: Pilot) -> None:
    begin(kiosk)
    kiosk.tap_text(SAY("kiosk.bar.ask"))
    kiosk.settle()
    kiosk.tap_text(SAY("rules.search"))
    kiosk.frames(3)
    keyboard = next(widget for widget in kiosk.shown() if isinstance(widget, Keyboard))
    assert keyboard.height > 0.9 * kiosk.screen.height
    assert faults(kiosk) == []
    kiosk.screen.back()
    kiosk.frames()
    assert kiosk.says(SAY("kiosk.question.unclear"))
    kiosk.tap_text(SAY("rules.search"))
    for letter in "OAK":
        kiosk.tap_text(letter)
    kiosk.tap_text(SAY("ui.keyboard.done"))
    assert kiosk.screen.title == "Oak"


def test_an_error_does_not_shift_the_number_pad(kiosk: Pilot) -> None:
    kiosk.tap(kiosk.screen.ids.play)  # wakes
    tell_code(kiosk, "Wise Willow 12345"[:-1])
    kiosk.frames(3)
    assert kiosk.says("No game of Wise Willow")
    places = {button.text: (*button.pos, *button.size) for button in kiosk.screen.ids.ways.children}
    kiosk.tap_text("⌫")
    kiosk.frames(3)
    assert not kiosk.says("No game of Wise Willow")
    assert places == {button.text: (*button.pos, *button.size) for button in kiosk.screen.ids.ways.children}
