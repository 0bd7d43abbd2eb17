"""Turning the screen, or resizing the window, keeps a text that is half typed, and the keyboard."""

from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from companion.games.masters_of_maple_syrup.actions import Develop, Effect, Select
from companion.ui.games.masters_of_maple_syrup.questions import PlayerQuestion, QuestionKind
from companion.ui.texts import SAY
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.window import SIZES
from tests.ui.geometry import ancestors
from tests.ui.maple_player import count, row_of
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


@pytest.mark.one_python
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
    pilot.until(lambda: pilot.controllers.table.snapshot.record.players == ("Ann", "Ed", "Cy", "Di"))


@pytest.mark.one_python
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


def test_what_the_host_types_stays(kiosk: Pilot) -> None:
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


def open_maple(pilot: Pilot, screen: str, **arguments: Any) -> None:
    pilot.controllers.table.game = "masters-of-maple-syrup"
    pilot.controllers.navigation.go(screen, **arguments)
    pilot.settle()
    pilot.frames()


def type_letters(pilot: Pilot, letters: str) -> None:
    for letter in letters:
        pilot.tap_text(letter)


def test_a_half_entered_card_of_a_catalogue_stays(pilot: Pilot) -> None:
    open_maple(pilot, "catalogue")
    pilot.tap_text(SAY("ui.catalogue.add"))
    type_letters(pilot, "SL")
    turn(pilot, "720x1280")
    type_letters(pilot, "ED")
    pilot.tap_text(SAY("ui.keyboard.done"))
    count(pilot, row_of(pilot, SAY("ui.catalogue.cost")), 2)
    pilot.tap_text(SAY("type.tree"))
    turn(pilot, "800x480")
    pilot.tap_text(SAY("ui.catalogue.no-text"))
    type_letters(pilot, "A")
    turn(pilot, "720x1280")
    type_letters(pilot, "B")
    pilot.tap_text(SAY("ui.keyboard.done"))
    turn(pilot, "800x480")
    pilot.tap_text(SAY("ui.catalogue.keep"))
    sled = {"name": "Sled", "type": "utility", "cost": 2, "text": "Ab"}
    pilot.until(lambda: pilot.controllers.table.agreed.get("catalogue") == [sled])


def test_a_name_that_is_left_is_not_asked_for_again(pilot: Pilot) -> None:
    open_maple(pilot, "catalogue")
    pilot.tap_text(SAY("ui.catalogue.add"))
    type_letters(pilot, "SL")
    pilot.screen.back()
    turn(pilot, "720x1280")
    assert not keyboards(pilot)


def correct_last(pilot: Pilot, *actions: Any) -> None:
    pilot.start("masters-of-maple-syrup", {}, ("Ann", "Bo"))
    pilot.act(*actions)
    open_maple(pilot, "correct", number=pilot.controllers.table.snapshot.entries[-1].number)


def test_the_name_of_a_card_that_was_developed_before_stays(pilot: Pilot) -> None:
    correct_last(pilot, Select("develop"), Develop(1, "Sled", 1))
    pilot.screen.look_before()
    pilot.settle()
    pilot.tap_text(SAY("ui.ask.other"))
    type_letters(pilot, "EL")
    turn(pilot, "720x1280")
    type_letters(pilot, "M")
    pilot.tap_text(SAY("ui.keyboard.done"))
    pilot.settle()
    assert pilot.button(f"Ann: Elm ({SAY('ui.entry.paid', count=2)})")


def test_the_card_that_an_effect_developed_stays_beside_what_else_it_did(pilot: Pilot) -> None:
    correct_last(pilot, Select("tap"), Effect(0, 0, draw=1))
    count(pilot, row_of(pilot, SAY("ui.effect.draw")), 2)
    pilot.tap_text(SAY("ui.effect.develop-none"))
    pilot.tap_text(SAY("ui.ask.other"))
    type_letters(pilot, "EL")
    turn(pilot, "720x1280")
    type_letters(pilot, "M")
    pilot.tap_text(SAY("ui.keyboard.done"))
    pilot.settle()
    assert row_of(pilot, SAY("ui.effect.draw")).value == 2
    pilot.tap_text(SAY("ui.effect.take-it"))
    pilot.until(lambda: bool(pilot.screen.ready))
    assert pilot.screen._chosen.action == Effect(0, 0, draw=2, develop="Elm")


def test_a_card_that_is_developed_keeps_its_half_typed_name(pilot: Pilot) -> None:
    pilot.start("masters-of-maple-syrup", {}, ("Ann", "Bo"))
    pilot.act(Select("develop"))
    pilot.screen.ask(PlayerQuestion(QuestionKind.NAME, 0))
    pilot.frames()
    type_letters(pilot, "EL")
    turn(pilot, "720x1280")
    assert [keyboard.text for keyboard in keyboards(pilot)] == ["El"]
