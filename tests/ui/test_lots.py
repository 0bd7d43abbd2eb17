"""Lots decide who is Speedy, with a small show: what is touched meanwhile changes nothing."""

import pytest

from companion.ui.texts import SAY
from tests.ui.pilot import Pilot
from tests.ui.player import take_seats


@pytest.fixture
def drawing(pilot: Pilot) -> Pilot:
    """The seats while lots are drawn."""
    pilot.tap_text(SAY("ui.welcome.play"))
    pilot.tap_text(SAY("ui.variant.take"))
    pilot.touch(pilot.button(SAY("ui.seats.lots")))
    pilot.frames(3)
    assert pilot.screen.showing
    return pilot


@pytest.mark.parametrize("button", ["swap", "speedy", "take"])
def test_nothing_else_is_chosen_during_the_show(drawing: Pilot, button: str) -> None:
    drawing.touch(drawing.button(SAY(f"ui.seats.{button}")))
    drawing.until(lambda: not drawing.screen.showing)
    assert (drawing.name, drawing.screen.pair) == ("seats", 0)
    assert drawing.screen.speedy in (0, 2)
    take_seats(drawing)


def test_a_show_that_is_left_ends(drawing: Pilot) -> None:
    screen = drawing.screen
    drawing.controllers.navigation.go("back")
    speedy = screen.speedy
    assert not any(event.is_triggered for event in screen._show_steps)
    assert screen.speedy == speedy
