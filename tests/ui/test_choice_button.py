"""Choices: which of several is chosen is told by its state, its ring and its ground."""

import pytest

from companion.journal.settings import Settings
from companion.ui.theme import THEME, contrast
from companion.ui.widgets.choice_button import PLAIN, ChoiceButton
from tests.ui.pilot import Pilot


@pytest.mark.parametrize("weight", PLAIN)
@pytest.mark.parametrize("high_contrast", [True, False])
def test_the_chosen_one_stands_out_from_the_others(pilot: Pilot, weight: str, high_contrast: bool) -> None:
    THEME.fit((800, 480), Settings(high_contrast=high_contrast))
    chosen, other = ChoiceButton(text="few", weight=weight, chosen=True), ChoiceButton(text="many", weight=weight)
    assert chosen.text == "few"
    assert contrast(chosen.ground, other.ground) >= 3
    for one in (chosen, other):
        assert contrast(one.color, one.ground) >= 4.5


def test_one_that_is_left_looks_like_the_others(pilot: Pilot) -> None:
    left, other = ChoiceButton(chosen=True), ChoiceButton()
    left.chosen = False
    assert left.ground == other.ground


def test_the_colour_of_a_side_stays(pilot: Pilot) -> None:
    assert tuple(ChoiceButton(weight="first_side", chosen=True).ground) == THEME.colour("first_side")


def test_one_that_cannot_be_touched_is_not_bright(pilot: Pilot) -> None:
    assert tuple(ChoiceButton(chosen=True, disabled=True).ground) == THEME.colour("gone")


def test_a_narrow_one_has_no_ring_and_more_room_for_its_number(pilot: Pilot) -> None:
    wide, narrow = ChoiceButton(size=(THEME.mm(40), 60)), ChoiceButton(size=(THEME.mm(10), 60))
    assert wide.ring_px > 0
    assert wide.ring_x + wide.ring_px <= wide.x + wide.padding[0]
    assert narrow.ring_px == 0
    assert narrow.padding[0] < wide.padding[0]
