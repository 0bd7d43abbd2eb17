"""What a card of Lunar really was: what a correction changes is told, and cards that two players swapped can be swapped."""

import pytest

from companion.games.lunar.actions import Exchanged, Play, Stars, Trump
from companion.games.lunar.deck import CARDS, LunarSuit
from companion.ui.texts import SAY
from companion.ui.trick_table.card_cell import CardCell
from tests.ui.lunar_player import touch_cell
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python


def begin(pilot: Pilot, tricks: str) -> None:
    """Plays so many tricks, none of them with a star card."""
    pilot.start("lunar", {}, ("Ann", "Bo", "Cy", "Di"))
    pilot.act(Exchanged(), Trump(LunarSuit.BAT))
    for trick in tricks.split(", "):
        pilot.act(*(Play(CARDS[card]) for card in trick.split()), Stars(0))


def correct(pilot: Pilot, at: int) -> None:
    """Opens the correction of the entry at that place."""
    number = pilot.controllers.table.standing.entries[at].number
    pilot.controllers.navigation.go("correct", number=number, then="history")
    pilot.settle()


def choose(pilot: Pilot, card: str) -> None:
    touch_cell(pilot, card)
    pilot.until(lambda: bool(pilot.screen.ready))


def test_a_correction_that_changes_no_points_says_so(pilot: Pilot) -> None:
    begin(pilot, "7 O B 3")
    correct(pilot, 5)
    choose(pilot, "4")
    assert pilot.screen.change == "No points and no turns change."
