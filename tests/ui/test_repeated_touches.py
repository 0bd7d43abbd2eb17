"""A device that reports each touch twice: letters, digits, switches and steppers take each once."""

import pytest

from companion.app.touch_debounce import REPEATED_S
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.number_row import NumberRow
from companion.ui.widgets.switch_button import SwitchButton
from tests.ui.event_visit import PIN, tap_corner
from tests.ui.finger import Finger
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python


class Twice(Finger):
    """A finger of which the device tells twice."""

    def touch_down(self) -> None:
        super().touch_down()
        self.again = Finger(self.x + 1, self.y)
        self.again.touch_down()

    def touch_up(self) -> None:
        super().touch_up()
        self.again.touch_up()


@pytest.fixture(autouse=True)
def doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.ui.pilot.Finger", Twice)


def test_the_hosts_right_pin_opens(kiosk: Pilot) -> None:
    tap_corner(kiosk)
    for key in (*PIN, "✓"):
        kiosk.tap_text(key)
    kiosk.until(lambda: kiosk.name == "host")


def test_letters_switches_and_steppers(pilot: Pilot) -> None:
    keyboard, row = Keyboard(), NumberRow(words="Spaces", value=3)
    switch = SwitchButton(text="silent")
    switch.bind(on_release=lambda _: setattr(switch, "is_on", not switch.is_on))
    for widget, touched in ((keyboard, "BOB"), (row, "+"), (switch, ["silent"])):
        pilot.screen.clear_widgets()
        pilot.screen.add_widget(widget)
        pilot.frames()
        for text in touched:
            pilot.tap_text(text)
    assert (keyboard.text, row.value, switch.is_on) == ("Bob", 4, True)


def test_a_finger_that_is_quick_writes_two_letters(pilot: Pilot) -> None:
    keyboard = Keyboard()
    pilot.screen.clear_widgets()
    pilot.screen.add_widget(keyboard)
    pilot.frames()
    pilot.tap_text("N")
    pilot.pass_s(REPEATED_S - 1.0)
    pilot.tap_text("N")
    assert keyboard.text == "Nn"
