"""With a keyboard on a desktop: cards are typed, Enter goes on, Escape leads back, Backspace takes back."""

import pytest
from kivy.core.window import Window

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Play, Trunk
from companion.ui.texts import SAY
from tests.ui.pilot import Pilot
from tests.ui.player import begin

KEYS = {"backspace": 8, "tab": 9, "enter": 13, "escape": 27, "up": 273, "down": 274}


def press(pilot: Pilot, *names: str) -> None:
    """Presses keys one after the other, as a person does."""
    for name in names:
        pilot.pass_s(1.0)
        key = KEYS.get(name) or ord(name)
        taken = Window.dispatch("on_key_down", key, 0, name if len(name) == 1 else None, [])
        if not taken and len(name) == 1:
            Window.dispatch("on_textinput", name)
        Window.dispatch("on_key_up", key, 0)
        pilot.settle()


@pytest.fixture
def table(pilot: Pilot) -> Pilot:
    """The app at the first lead; the ten of spades is trunk."""
    begin(pilot)
    pilot.act(Trunk(parse_card("TS")))
    return pilot


def test_enter_leads_to_the_table_and_escape_back(pilot: Pilot) -> None:
    for name in ("variant", "seats", "ways", "play"):
        press(pilot, "enter")
        pilot.until(lambda name=name: pilot.name == name)  # type: ignore[misc]
    press(pilot, "escape")
    assert pilot.name == "menu"
    press(pilot, "escape")
    assert pilot.name == "play"


@pytest.mark.parametrize("typed", ["9c", "c9", "C9", "10s2c9"])
def test_a_card_is_typed_by_rank_and_suit(table: Pilot, typed: str) -> None:
    """Letters of a card that cannot be now are forgotten."""
    press(table, *typed)
    assert table.controllers.table.snapshot.entries[-1].entry.action == Play(
        parse_card({"10s2c9": "2C"}.get(typed, "9C"))
    )


def test_the_cards_that_are_being_typed_are_framed(table: Pilot) -> None:
    press(table, "9")
    framed = [button.text for button in table.buttons() if getattr(button, "reached", False)]
    assert sorted(framed) == ["9♠", "9♣", "9♦"], "hearts are not in this deck"


def test_backspace_takes_back_the_last_entry_unless_a_letter_was_typed(table: Pilot) -> None:
    press(table, "9", "backspace", "c")
    assert len(table.controllers.table.snapshot.entries) == 1
    press(table, "backspace")
    assert len(table.controllers.table.snapshot.entries) == 1
    press(table, "backspace")
    assert table.controllers.table.snapshot.entries == ()


def test_tab_and_enter_reach_every_button(pilot: Pilot) -> None:
    reached = []
    for _ in pilot.buttons():
        press(pilot, "tab")
        reached += [button.text for button in pilot.buttons() if button.reached]
    assert reached == [button.text for button in pilot.buttons()]
    while not pilot.button(SAY("ui.welcome.settings")).reached:
        press(pilot, "up")
    press(pilot, "enter")
    assert pilot.name == "settings"


def test_a_name_is_typed_and_escape_leaves_the_keyboard_first(pilot: Pilot) -> None:
    pilot.controllers.navigation.go("seats")
    pilot.settle()
    pilot.screen.name_seat(1)
    press(pilot, "b", "o", "x", "backspace", "enter")
    assert pilot.says("Bo")
    pilot.screen.name_seat(2)
    press(pilot, "escape")
    assert pilot.name == "seats"
