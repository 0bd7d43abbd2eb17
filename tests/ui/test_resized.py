"""Turning the screen, or resizing the window, keeps a text that is half typed, and the keyboard."""

from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from companion.app.pin import PinFile
from companion.ui.app import KioskStart
from companion.ui.texts import SAY
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.window import SIZES
from tests.ui.event_visit import EVENT, PIN
from tests.ui.geometry import ancestors
from tests.ui.pilot import Pilot


def turn(pilot: Pilot, size: str) -> None:
    Window.size = SIZES[size]
    pilot.app._refit()
    pilot.frames(4)


def keyboards(pilot: Pilot) -> list[Any]:
    return [widget for widget in pilot.shown() if isinstance(widget, Keyboard)]


def sit_down(pilot: Pilot) -> None:
    pilot.tap_text(SAY("ui.welcome.play"))
    pilot.tap_text(SAY("ui.variant.take"))


@pytest.mark.parametrize("percent", [100, 200])
def test_a_half_typed_name_stays_at_its_seat(folder: Path, percent: int) -> None:
    with Pilot(folder, "800x480", text_percent=percent) as pilot:
        sit_down(pilot)
        pilot.tap_text(SAY("players.unnamed", seat=3))
        for letter in "BO":
            pilot.tap_text(letter)
        turn(pilot, "720x1280")
        assert [keyboard.text for keyboard in keyboards(pilot)] == ["Bo"]
        pilot.tap_text("B")
        turn(pilot, "800x480")
        pilot.tap_text(SAY("ui.keyboard.done"))
        assert pilot.screen.names == ["", "", "Bob", ""]
        assert pilot.controllers.table.players == ("", "", "Bob", "")
        turn(pilot, "720x1280")
        assert not keyboards(pilot)
        assert pilot.button("Bob")


def test_a_half_typed_name_of_a_newcomer_stays(pilot: Pilot) -> None:
    pilot.start("mast-year", {}, ("Ann", "Bo", "Cy", "Di"))
    pilot.controllers.navigation.go("players")
    pilot.settle()
    pilot.tap(next(button for button in pilot.buttons() if button.means == "replace 1"))
    pilot.tap_text("E")
    turn(pilot, "720x1280")
    pilot.tap_text("D")
    pilot.tap_text(SAY("ui.keyboard.done"))
    pilot.until(lambda: pilot.controllers.table.standing.record.players == ("Ann", "Ed", "Cy", "Di"))


@pytest.mark.parametrize("game", ["mast-year", "lunar", "nice-one-squirrel"])
@pytest.mark.parametrize("size", SIZES)
def test_with_large_text_begin_is_in_reach_without_scrolling(folder: Path, size: str, game: str) -> None:
    with Pilot(folder, size, text_percent=200) as pilot:
        pilot.controllers.table.game = game
        pilot.controllers.navigation.go("variant")
        pilot.settle()
        pilot.controllers.navigation.go("seats")
        pilot.settle()
        pilot.frames(6)
        [begin] = [button for button in pilot.buttons() if button.text == SAY("ui.seats.take")]
        assert pilot.screen.body not in ancestors(begin)
        assert begin.y >= 0
        pilot.tap(begin)
        pilot.until(lambda: pilot.name in ("ways", "play"))


def test_a_word_that_is_looked_for_in_the_rules_stays(pilot: Pilot) -> None:
    pilot.controllers.navigation.go("rules")
    pilot.settle()
    pilot.screen.ask()
    pilot.frames(3)
    pilot.tap_text("B")
    turn(pilot, "720x1280")
    assert [keyboard.text for keyboard in keyboards(pilot)] == ["B"]
    for letter in "OOM":
        pilot.tap_text(letter)
    pilot.tap_text(SAY("ui.keyboard.done"))
    assert pilot.says("Boom")
    assert not keyboards(pilot)


def test_what_the_host_types_stays(folder: Path) -> None:
    PinFile.beside(folder / "journal.db").set(PIN)
    with Pilot(folder, kiosk=KioskStart(EVENT)) as kiosk:
        kiosk.controllers.own_kiosk.host.is_in = True
        kiosk.settle()
        kiosk.controllers.navigation.go("event")
        kiosk.settle()
        kiosk.screen.ask_name("table")
        kiosk.frames(3)
        [keyboard] = keyboards(kiosk)
        keyboard.text = "Table 7"
        turn(kiosk, "720x1280")
        assert [one.text for one in keyboards(kiosk)] == ["Table 7"]
        kiosk.tap_text(SAY("ui.keyboard.done"))
        assert kiosk.button("Table 7")
