"""A second touch at the spot of the first enters nothing else, within 400 ms; and nothing empty, however late."""

import time
from collections.abc import Sequence
from typing import Any

import pytest

from companion.app.touch_debounce import ARRIVED_S
from companion.card_notation import parse_card
from companion.games.lunar.actions import Tally as LunarTally
from companion.games.mast_year.actions import Tally, Trunk
from companion.ui.texts import SAY
from tests.ui.finger import Finger
from tests.ui.pilot import Pilot
from tests.ui.player import begin


def touch_again_and_again(pilot: Pilot, text: str, pauses_s: Sequence[float]) -> None:
    """Touches a button, and then the same spot after each pause."""
    button = pilot.button(text)
    place = button.to_window(*button.center)
    for pause_s in (1.0, *pauses_s):
        pilot.pass_s(pause_s)
        touch = Finger(*place)
        touch.touch_down()
        touch.touch_up()
        pilot.frames()
        while pilot.controllers.access.waiting:
            pilot.frames(1)
            time.sleep(0.001)
        pilot.frames()


def entered(pilot: Pilot) -> list[Any]:
    return [logged.entry.action for logged in pilot.controllers.table.snapshot.entries]


@pytest.mark.parametrize("pauses_s", [(0.3,) * 3, (2.0,) * 3], ids=["at once", "later"])
def test_only_count_this_hand_scores_no_empty_hand(pilot: Pilot, pauses_s: Sequence[float]) -> None:
    begin(pilot)
    touch_again_and_again(pilot, SAY("ui.ways.tally-this"), pauses_s)
    assert entered(pilot) == []
    pilot.tap_text("+")
    pilot.tap_text(SAY("ui.tally.take"))
    assert entered(pilot) == [Tally(1, 0, "none", boom=False)]


def test_a_hand_in_which_nobody_got_an_acorn_card_is_counted_once_that_is_said(pilot: Pilot) -> None:
    begin(pilot)
    pilot.tap_text(SAY("ui.ways.tally-this"))
    assert pilot.screen.ids.panel.children[0].ids.take.children[0].disabled
    pilot.tap_text(SAY("ui.tally.none"))
    pilot.tap_text(SAY("ui.tally.take"))
    assert entered(pilot) == [Tally(0, 0, "none", boom=False)]


def test_only_count_this_round_scores_no_empty_round(pilot: Pilot) -> None:
    pilot.start("lunar", {"track": None})
    touch_again_and_again(pilot, SAY("ui.ways.tally-this"), (0.3, 2.0, 2.0))
    assert entered(pilot) == []
    pilot.tap_text("+")
    pilot.tap_text(SAY("ui.tally.take"))
    assert [type(action) for action in entered(pilot)] == [LunarTally]


def test_the_winner_of_a_trick_does_not_win_the_next_one_too(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Trunk(parse_card("TS")))
    pilot.controllers.participation.way = "winners"
    pilot.settle()
    touch_again_and_again(pilot, SAY("players.unnamed", seat=2), (ARRIVED_S - 0.1,))
    assert len(entered(pilot)) == 2
