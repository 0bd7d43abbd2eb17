"""Who sits where: every key of the keyboard answers, and nothing that was set is lost by a name."""

from pathlib import Path

import pytest

from companion.games.mast_year.actions import Tally
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


FRIENDS = ("Ada", "Bo", "Cy", "Di")


@pytest.mark.parametrize("size", SIZES)
def test_four_friends_who_played_before_sit_down_in_six_touches(folder: Path, size: str) -> None:
    with Pilot(folder, size) as pilot:
        leave_finished(pilot, FRIENDS)
        sit_down(pilot)
        assert pilot.screen.names == [""] * 4
        pilot.tap_text(seat(1))
        places = {name: pilot.button(name).pos[:] for name in FRIENDS}
        touches = 1
        for name in ("Cy", "Ada", "Di", "Bo"):
            assert pilot.button(name).pos == places[name], "no name moves under a finger"
            pilot.tap_text(name)
            touches += 1
        assert pilot.screen.names == ["Cy", "Ada", "Di", "Bo"]
        pilot.tap_text(SAY("ui.seats.take"))
        assert touches + 1 == 6
        assert pilot.name == "play", "how the table takes part was asked for once"


def leave_finished(pilot: Pilot, players: tuple[str, ...]) -> None:
    """Plays a short game, and leaves it."""
    pilot.controllers.participation.choose("winners")
    pilot.start("mast-year", {"goal": 1}, players)
    pilot.act(Tally(1, 0))
    pilot.controllers.table.close_game()
    pilot.until(lambda: pilot.name == "welcome")
    pilot.controllers.table.forget()


def test_a_name_is_found_by_its_letters_and_removed_and_offered_again(pilot: Pilot) -> None:
    leave_finished(pilot, ("Ada", "Bo", "Cy", "Di"))
    leave_finished(pilot, ("Eve", "Finn", "Gus", "Hal"))
    sit_down(pilot)
    pilot.tap_text(seat(1))
    assert not [button for button in pilot.buttons() if button.text == "Di"], "the last ones only have room"
    pilot.tap_text("D")
    pilot.tap_text("✕")
    pilot.tap_text("Di")
    assert not pilot.button("Di").is_on
    pilot.tap_text("✕")
    pilot.tap_text("← " + SAY("ui.back"))
    pilot.tap_text(seat(1))
    pilot.tap_text("D")
    assert not [button for button in pilot.buttons() if button.text == "Di"]
    for key in ("I", SAY("ui.keyboard.done")):
        pilot.tap_text(key)
    assert not pilot.controllers.players.is_removed("Di"), "who plays again is offered again"


def test_two_people_swap_seats_by_a_drag_and_the_roles_stay(pilot: Pilot) -> None:
    pilot.controllers.table.players = FRIENDS
    sit_down(pilot)
    near, far = pilot.button("Ada"), pilot.button("Cy")
    finger = pilot.press(near)
    finger.touch_move(*far.to_window(*far.center))
    pilot.frames(1)
    assert far.reached
    finger.touch_up()
    pilot.settle()
    assert pilot.screen.names == ["Cy", "Bo", "Ada", "Di"]
    assert not far.reached
    finger = pilot.press(pilot.button("Cy"))
    finger.touch_move(2, 2)
    finger.touch_up()
    pilot.settle()
    assert (pilot.name, pilot.screen.naming, pilot.screen.names) == ("seats", False, ["Cy", "Bo", "Ada", "Di"])


def test_two_people_swap_seats_by_two_touches(pilot: Pilot) -> None:
    pilot.controllers.table.players = ("Ada", "Bo", "Cy", "")
    sit_down(pilot)
    pilot.tap_text("Cy")
    assert [button.text for button in pilot.buttons() if button.text.startswith("⇄")] == ["⇄ Ada", "⇄ Bo"]
    pilot.tap_text("⇄ Ada")
    assert (pilot.screen.naming, pilot.screen.names) == (False, ["Cy", "Bo", "Ada", ""])
    pilot.tap_text(seat(4))
    assert not [button for button in pilot.buttons() if "⇄" in button.text], "whoever is named next is no swap"
