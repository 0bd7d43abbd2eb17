"""Whatever a record of Mast Year can hold can be entered and corrected by touch."""

from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Count, Dealt, Passed, Reveal, Tally, Trunk, Won
from companion.games.mast_year.state import Phase
from companion.ui.texts import SAY
from tests.ui.participation import actions, take_part
from tests.ui.pilot import Pilot
from tests.ui.player import begin, play_to, take_seats

pytestmark = pytest.mark.one_python


def open_entry(pilot: Pilot, place: int) -> None:
    """Opens an entry by touches, from the table or from the history."""
    if pilot.name == "play":
        pilot.tap_text(SAY("ui.bar.history"))
    number = str(pilot.controllers.table.snapshot.entries[place].number)
    pilot.tap(next(widget for widget in pilot.buttons() if getattr(widget, "means", "") == number))


def replace_by(pilot: Pilot, text: str) -> None:
    """Touches what the entry really was, and takes it over."""
    before = pilot.controllers.table.snapshot
    pilot.tap_text(text)
    pilot.until(lambda: bool(pilot.screen.ready))
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.controllers.table.snapshot is not before)


@pytest.mark.parametrize(("touches", "goal"), [("++", 12), ("−", 9)], ids=["more", "less"])
def test_any_goal_can_be_agreed_on(pilot: Pilot, touches: str, goal: int) -> None:
    pilot.tap_text(SAY("ui.welcome.play"))
    for touch in touches:
        pilot.tap_text(touch)
    assert pilot.says(SAY("ui.variant.goal", goal=goal))
    pilot.tap_text(SAY("ui.variant.take"))
    take_seats(pilot)
    assert pilot.controllers.table.snapshot.state.options.goal == goal


def test_a_goal_is_at_least_one_point(pilot: Pilot) -> None:
    pilot.tap_text(SAY("ui.welcome.play"))
    pilot.tap_text("7")
    for _ in range(9):
        pilot.tap_text("−")
    assert pilot.screen.chosen["goal"] == 1


def test_either_oak_can_reveal_first(pilot: Pilot) -> None:
    begin(pilot)
    play_to(pilot, Phase.REVEAL)
    pilot.tap_text(SAY("ui.part.on-reveal"))
    first, second = pilot.controllers.table.snapshot.state.hand.deal.oaks
    pilot.tap_text(SAY("players.unnamed", seat=second + 1))
    card = next(button.cell.card for button in pilot.buttons() if getattr(button, "cell", None))
    pilot.tap_text(card.sign)
    assert actions(pilot)[-1] == Reveal(second, card)
    last = next(button.cell.card for button in pilot.buttons() if getattr(button, "cell", None))
    pilot.tap_text(last.sign)
    assert actions(pilot)[-1] == Reveal(first, last)


def test_the_rest_is_counted_where_a_choice_was_forgotten(pilot: Pilot) -> None:
    begin(pilot)
    play_to(pilot, Phase.EAT)
    take_part(pilot, "tally")
    pilot.tap_text(SAY("ui.tally.take"))
    pilot.until(lambda: isinstance(actions(pilot)[-1], Count))


def test_nobody_looked_for_a_mast_year_where_the_game_ended(pilot: Pilot) -> None:
    pilot.start("mast-year", {"goal": 1})
    pilot.tap_text(SAY("ui.ways.tally-this"))
    pilot.tap_text("+")
    pilot.tap_text(SAY("ui.tally.take"))
    pilot.until(lambda: pilot.name == "over")
    assert actions(pilot) == [Tally(1, 0)]


def said(pilot: Pilot) -> Any:
    return actions(pilot)[1].said  # type: ignore[attr-defined]


def test_what_was_said_at_the_pass_can_be_corrected(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Dealt(), Passed(((1, "many"),)), Trunk(parse_card("TS")))
    pilot.tap_text(SAY("ui.bar.history"))
    assert pilot.says(f"{SAY('players.unnamed', seat=2)}\n{SAY('ui.pass.many')}")
    open_entry(pilot, 1)
    replace_by(pilot, f"{SAY('players.unnamed', seat=2)}: {SAY('ui.pass.few')}")
    assert said(pilot) == ((1, "few"),)
    open_entry(pilot, 1)
    replace_by(pilot, SAY("button.passed"))
    assert said(pilot) is None


def test_the_acorns_of_a_noted_trick_can_be_corrected(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Trunk(parse_card("TS")), Won(0, (parse_card("2C"),)))
    open_entry(pilot, 1)
    replace_by(pilot, "+ 3♣")
    assert actions(pilot)[1] == Won(0, (parse_card("2C"), parse_card("3C")))
    open_entry(pilot, 1)
    replace_by(pilot, "− 2♣")
    assert actions(pilot)[1] == Won(0, (parse_card("3C"),))
