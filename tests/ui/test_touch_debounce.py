"""One touch is one change, whatever is still on its way to the disk; a finger that trembles is one touch (K9)."""

from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Play, Tally, Trunk
from companion.ui.texts import SAY
from tests.ui.finger import Finger
from tests.ui.pilot import Pilot
from tests.ui.player import begin


def play(card: str) -> Play:
    return Play(parse_card(card))


def entered(pilot: Pilot) -> list[Any]:
    return [logged.entry.action for logged in pilot.controllers.table.snapshot.entries]


def tap_twice(pilot: Pilot, widget: Any) -> None:
    """Touches a widget twice at once, and waits for what follows."""
    pilot.pass_s(1.0)
    for _ in range(2):
        touch = Finger(*widget.to_window(*widget.center))
        touch.touch_down()
        touch.touch_up()
    pilot.settle()


def games(pilot: Pilot) -> int:
    found: list[Any] = []
    pilot.controllers.games.show(found.append)
    pilot.until(lambda: bool(found))
    return len(found[0])


@pytest.fixture
def table(pilot: Pilot) -> Pilot:
    begin(pilot)
    pilot.act(Trunk(parse_card("TS")), play("4C"), play("5C"))
    return pilot


def test_a_card_that_is_touched_right_after_a_take_back_is_taken(table: Pilot) -> None:
    table.pass_s(1.0)
    table.controllers.entries.take_back()
    table.pass_s(1.0)
    table.controllers.entries.act(play("6C"))
    table.settle()
    assert (entered(table)[2:], table.controllers.notices.trouble) == ([play("6C")], "")


def test_a_card_that_is_touched_right_after_an_answer_is_taken(table: Pilot) -> None:
    table.pass_s(1.0)
    table.controllers.entries.accept_irregularity("a revoke")
    table.controllers.entries.act(play("6C"))
    table.settle()
    assert (entered(table)[2:], table.controllers.notices.trouble) == ([play("5C"), play("6C")], "")


def test_what_was_meant_to_follow_a_refused_card_is_refused_in_plain_words(table: Pilot) -> None:
    for card in ("5C", "6C"):
        table.pass_s(1.0)
        table.controllers.entries.act(play(card))
    table.settle()
    assert entered(table)[2:] == [play("5C")]
    assert table.controllers.notices.trouble == SAY("refused.not-taken")


def test_a_trembling_finger_takes_back_once(table: Pilot) -> None:
    tap_twice(table, table.button(SAY("ui.bar.take-back")))
    assert entered(table)[1:] == [play("4C")]


def test_taking_back_again_and_again_at_a_finger_s_pace(table: Pilot) -> None:
    for _ in range(3):
        table.pass_s(0.3)
        table.controllers.entries.take_back()
    table.settle()
    assert entered(table) == []


def test_a_trembling_finger_begins_one_game(pilot: Pilot) -> None:
    pilot.tap_text(SAY("ui.welcome.play"))
    pilot.tap_text(SAY("ui.variant.take"))
    tap_twice(pilot, pilot.button(SAY("ui.seats.take")))
    tap_twice(pilot, pilot.button(SAY("ui.ways.winners")))
    pilot.until(lambda: pilot.name == "play")
    assert games(pilot) == 1


def test_a_trembling_finger_begins_one_rematch(pilot: Pilot) -> None:
    pilot.controllers.participation.choose("follow")
    pilot.start("mast-year", {"goal": 1})
    pilot.act(Tally(1, 0))
    pilot.until(lambda: pilot.name == "over")
    tap_twice(pilot, pilot.button(SAY("ui.over.rematch")))
    pilot.until(lambda: pilot.name == "seats")  # which ask who is Speedy
    assert games(pilot) == 1
    tap_twice(pilot, pilot.button(SAY("ui.seats.take")))
    pilot.until(lambda: pilot.name == "play")
    assert games(pilot) == 2


def test_two_touches_on_back_lead_back_once(table: Pilot) -> None:
    """The second of two quick touches meets no button of the screen that comes."""
    table.tap_text(SAY("ui.bar.history"))
    back = table.button("← " + SAY("ui.back"))
    place = back.to_window(*back.center)
    for _ in range(2):
        touch = Finger(*place)
        touch.touch_down()
        touch.touch_up()
        table.pass_s(0.2)
        table.frames(1)
    assert table.name == "play"
    table.tap_at(*place)
    assert table.name == "menu"
