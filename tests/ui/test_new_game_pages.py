"""The pages of a new game: asked on a screen that turns, checked more than once, with room for each button."""

from pathlib import Path
from typing import Any, Final

import pytest
from kivy.core.window import Window

from companion.games.described.edited_parts import PARTS
from companion.journal.described_games import find_games
from companion.ui.games.described.own_games import begin_draft
from companion.ui.games.described.widgets.edit_rows import PartButton
from companion.ui.texts import SAY
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.window import SIZES
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

ALIKE: Final = {"say": "alike", "when": "tricks == bid", "points": 10}
pytestmark = pytest.mark.one_python


def begin(pilot: Pilot, nearest: str) -> Any:
    """Shows a copy of a shipped game, and returns its screen."""
    pilot.settle()
    found = next(one for one in find_games(None) if one.stem == nearest)
    pilot.controllers.table.game = "described"
    pilot.controllers.navigation.go("new-game", draft=begin_draft(found, pilot.folder, SAY("code")))
    pilot.settle()
    return pilot.screen


def turn(pilot: Pilot, size: str) -> None:
    """Turns the screen, or shows the app on another one."""
    Window.size = SIZES[size]
    pilot.app._refit()
    pilot.frames(6)


@pytest.mark.parametrize("end", ["done", "back"])
def test_what_is_typed_is_shown_also_if_the_screen_turned_meanwhile(pilot: Pilot, end: str) -> None:
    begin(pilot, "sheet-rounds")._add_part(next(part for part in PARTS if part.name == "counter"))
    for size in ("720x1280", "1280x720"):
        turn(pilot, size)
    keyboard = next(one for one in pilot.shown() if isinstance(one, Keyboard))
    keyboard.text = "Moss"
    if end == "done":
        keyboard.dispatch("on_done", keyboard.text)
    else:
        pilot.screen.go_back()
    pilot.settle()
    assert pilot.screen.title == "Moss"


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_all_buttons_can_be_read_where_a_change_can_be_made_again(folder: Path, language: str) -> None:
    with Pilot(folder, language=language) as pilot:
        screen = begin(pilot, "oh-hell")
        screen.change({("minutes",): 15})
        screen.undo()
        for size in SIZES:
            turn(pilot, size)
            assert pilot.says(SAY("ui.new.redo"))
            assert faults(pilot) == [], size


class TestDoubts:
    """What is doubtful in a description is found by another thread, and comes late."""

    def problems(self, pilot: Pilot) -> list[str]:
        return [one.text for one in pilot.screen.ids.rows.children if isinstance(one, PartButton)]

    def begin(self, pilot: Pilot) -> Any:
        """Shows a game in which two lines of the score are alike."""
        screen = begin(pilot, "oh-hell")
        screen.change({("score", 2): ALIKE})
        return screen

    def test_each_stands_there_once_however_often_it_is_asked_for(self, pilot: Pilot) -> None:
        screen = self.begin(pilot)
        for _ in range(3):
            screen._open("check")
            screen.go_back()
        screen._open("check")
        pilot.settle()
        problems = self.problems(pilot)
        assert problems
        assert len(set(problems)) == len(problems)

    def test_those_of_a_description_that_was_changed_meanwhile_are_not_shown(self, pilot: Pilot) -> None:
        screen = self.begin(pilot)
        screen._open("check")
        screen.go_back()
        screen.undo()
        screen._open("check")
        pilot.settle()
        assert self.problems(pilot) == []
        assert pilot.says(SAY("ui.new.no-warnings"))
