"""A touch is answered at once, however long the game: the work until the answer is counted, not the time."""

import sys
from typing import Any, Final

import pytest

from companion.simulation.mast_year import simulate
from companion.ui.screens.history import HistoryLine
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

MOST: Final = 1.15
"""How much more work a game four times as long may make."""


def calls_in(work: Any) -> int:
    """Returns how many functions of the companion `work` calls."""
    count = 0

    def note(frame: Any, event: str, _: object) -> None:
        nonlocal count
        count += event == "call" and "/companion/" in frame.f_code.co_filename

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def touch_entry(pilot: Pilot, count: int) -> int:
    """Returns the work of a touch on an early entry of the history, in a game of `count` entries."""
    record = simulate(5, {"goal": 30})
    pilot.start("mast-year", record.options, record.players)
    pilot.act(*(entry.action for entry in record.entries[:count]))
    number = pilot.controllers.table.playing.entries[20].number
    pilot.controllers.navigation.go("history", at=number)
    pilot.settle()
    line = next(line for line in pilot.screen.walk() if isinstance(line, HistoryLine))
    work = calls_in(lambda: line.dispatch("on_pick", number))
    assert pilot.name == "correct"
    assert pilot.screen.about
    assert not pilot.screen.choices.buttons, "the many choices come once this is seen"
    pilot.frames(2)
    assert pilot.screen.choices.buttons
    return work


def test_a_touch_on_an_entry_of_the_history_makes_no_more_work_in_a_long_game(pilot: Pilot) -> None:
    touch_entry(pilot, 60)  # what is built for the first time
    short, long = touch_entry(pilot, 60), touch_entry(pilot, 240)
    assert long < MOST * short


def test_a_button_looks_touched_before_what_it_does_is_done(pilot: Pilot) -> None:
    pilot.settle()
    button = next(one for one in pilot.buttons() if hasattr(one, "ground"))
    before = tuple(button.ground)
    pilot.press(button)
    assert tuple(button.ground) != before
