"""Switches: whether one is on is told by its state, its box and its ground."""

import pytest

from companion.journal.settings import Settings
from companion.ui.theme import THEME, contrast
from companion.ui.widgets.switch_button import SwitchButton
from tests.ui.pilot import Pilot


def test_one_that_is_off_looks_otherwise_than_one_that_is_on_and_says_the_same() -> None:
    on, off = SwitchButton(text="silent", is_on=True), SwitchButton(text="silent")
    assert (on.is_on, off.is_on) == (True, False)
    assert on.text == off.text == "silent"
    assert on.ground != off.ground


def test_one_that_is_turned_on_later_looks_like_one_that_was_on() -> None:
    turned, on = SwitchButton(text="silent"), SwitchButton(text="silent", is_on=True)
    turned.is_on = True
    assert (turned.weight, turned.ground, turned.color) == (on.weight, on.ground, on.color)


@pytest.mark.parametrize("is_on", [True, False])
@pytest.mark.parametrize("high_contrast", [True, False])
def test_its_box_and_its_words_stand_out_from_the_ground(pilot: Pilot, is_on: bool, high_contrast: bool) -> None:
    THEME.fit((800, 480), Settings(high_contrast=high_contrast))
    switch = SwitchButton(text="silent", is_on=is_on)
    assert contrast(switch.color, switch.ground) >= 4.5


def test_the_box_lies_before_the_words(pilot: Pilot) -> None:
    switch = SwitchButton(text="silent", size=(300, 60))
    assert switch.x < switch.box_x
    assert switch.box_x + switch.box_px <= switch.x + switch.padding[0]
    assert switch.y < switch.box_y < switch.box_y + switch.box_px < switch.top
