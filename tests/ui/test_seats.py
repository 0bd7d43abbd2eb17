"""Who sits where: every key of the keyboard answers, and nothing that was set is lost by a name."""

from pathlib import Path

import pytest

from companion.simulation.players.nice_one_squirrel import simulate
from companion.ui.texts import SAY
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.window import SIZES
from tests.ui.pilot import Pilot, key_rows

pytestmark = pytest.mark.one_python


def sit_down(pilot: Pilot) -> None:
    pilot.tap_text(SAY("ui.welcome.play"))
    pilot.tap_text(SAY("ui.variant.take"))


def seat(number: int) -> str:
    return SAY("players.unnamed", seat=number)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("language", "order", "own"), [("en", "QWERTY", "É"), ("de", "QWERTZ", "ß"), ("pl", "QWERTY", "ĄĆĘŁŃÓŚŹŻ")]
)
def test_every_key_answers_and_stands_as_on_real_keyboards(
    folder: Path, size: str, language: str, order: str, own: str
) -> None:
    with Pilot(folder, size, language=language) as pilot:
        sit_down(pilot)
        pilot.tap_text(seat(1))
        keyboard = next(widget for widget in pilot.shown() if isinstance(widget, Keyboard))
        letters = SAY("ui.keyboard.letters")
        assert set(own) < set(letters)
        assert key_rows(keyboard)[1].startswith(order)
        assert sorted("".join(key_rows(keyboard))) == sorted(letters), "each once"
        for letter in letters:
            pilot.tap_text(letter)
            assert keyboard.text == letter
            pilot.tap_text("⌫")
            assert keyboard.text == ""
        for key in ("B", "O", SAY("ui.keyboard.space"), "Q"):
            pilot.tap_text(key)
        pilot.tap_text(SAY("ui.keyboard.done"))
        assert pilot.screen.names == ["Bo Q", "", "", ""]
        assert pilot.button("Bo Q")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 150])
def test_the_rules_are_a_touch_away_and_the_names_stay(folder: Path, size: str, percent: int) -> None:
    with Pilot(folder, size, text_percent=percent) as pilot:
        sit_down(pilot)
        pilot.tap_text(seat(2))
        pilot.tap_text("A")
        assert SAY("rules.title") not in [button.text for button in pilot.buttons()], "a name is being written"
        pilot.tap_text(SAY("ui.keyboard.done"))
        pilot.tap_text(SAY("rules.title"))
        assert pilot.says(SAY("rules.of-game", game="Mast Year"))
        pilot.tap_text("← " + SAY("ui.back"))
        assert pilot.name == "seats"
        assert pilot.button("A")


def test_the_rules_are_a_touch_away_before_a_rematch(pilot: Pilot) -> None:
    record = simulate(7, {}, ("Ann", "Bo", "Cy"))
    pilot.start("nice-one-squirrel", {}, record.players)
    pilot.act(*(entry.action for entry in record.entries))
    pilot.until(lambda: pilot.name == "over")
    pilot.tap_text(SAY("ui.over.rematch"))
    pilot.tap_text(SAY("rules.title"))
    assert pilot.says(SAY("rules.of-game", game="Nice One Squirrel!"))
    pilot.tap_text("← " + SAY("ui.back"))
    assert pilot.screen.names == list(record.players)


def test_back_leaves_the_keyboard_and_then_the_seats(pilot: Pilot) -> None:
    sit_down(pilot)
    pilot.tap_text(SAY("ui.seats.swap"))
    pilot.tap_text(SAY("ui.seats.speedy"))
    pilot.tap_text(seat(2))
    pilot.tap_text("A")
    pilot.tap_text("← " + SAY("ui.back"))
    assert pilot.name == "seats"
    assert (pilot.screen.pair, pilot.screen.speedy, pilot.screen.names[1]) == (1, 3, "")
    assert pilot.button(seat(2))
    pilot.tap_text("← " + SAY("ui.back"))
    assert pilot.name == "variant"
