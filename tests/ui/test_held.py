"""⌫, + and − go on while a finger holds them, and stop when it leaves."""

from typing import Any

import pytest

from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.number_row import NumberRow
from tests.ui.pilot import Pilot


def show(pilot: Pilot, widget: Any) -> Any:
    pilot.screen.clear_widgets()
    pilot.screen.add_widget(widget)
    pilot.frames()
    return widget


def test_the_erasing_key_erases_on(pilot: Pilot) -> None:
    keyboard = show(pilot, Keyboard(text="Bartholomew"))
    finger = pilot.press(pilot.button("⌫"))
    assert keyboard.text == "Bartholome"
    pilot.frames(180)
    finger.touch_up()
    assert keyboard.text == ""


@pytest.mark.parametrize(("sign", "at_last"), [("+", 9), ("−", 1)])
def test_a_number_goes_on_up_to_its_bounds(pilot: Pilot, sign: str, at_last: int) -> None:
    row = show(pilot, NumberRow(value=5, least=1, most=9))
    finger = pilot.press(pilot.button(sign))
    pilot.frames(30)
    assert abs(row.value - 5) == 1, "a slow finger counts once"
    pilot.frames(120)
    finger.touch_up()
    assert row.value == at_last


def test_a_finger_that_has_left_repeats_nothing(pilot: Pilot) -> None:
    row = show(pilot, NumberRow(value=5))
    finger = pilot.press(pilot.button("+"))
    pilot.frames(60)
    finger.touch_up()
    pilot.frames(30)
    counted = row.value
    assert counted > 6
    pilot.frames(60)
    assert row.value == counted
