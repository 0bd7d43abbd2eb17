"""Three ways of taking part in a hand, changed at any time without losing anything."""

from pathlib import Path

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Count, Dealt, Passed, Play, Tally, Trunk, Won
from companion.games.mast_year.view import view
from companion.ui.texts import SAY
from tests.ui.participation import actions, take_part
from tests.ui.pilot import Pilot
from tests.ui.player import begin


def test_winners_only_takes_two_touches_a_trick(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Trunk(parse_card("TS")))
    take_part(pilot, "winners")
    pilot.tap_text("2♣")
    pilot.tap_text(SAY("players.unnamed", seat=3))
    pilot.until(lambda: len(actions(pilot)) == 2)
    assert actions(pilot)[1] == Won(2, (parse_card("2C"),))
    assert pilot.controllers.table.snapshot.state.hand.stashes[0].seat == 2


def test_a_count_at_the_end_keeps_what_was_followed(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Trunk(parse_card("TS")))
    pilot.act(*(Play(parse_card(card)) for card in ("2C", "4C", "5C", "6C")))
    take_part(pilot, "tally")
    pilot.tap_text("+")
    pilot.tap_text(SAY("ui.tally.take"))
    pilot.until(lambda: len(pilot.controllers.table.snapshot.state.hands) == 2)
    counted = actions(pilot)[-1]
    assert isinstance(counted, Count)
    assert len(pilot.controllers.table.snapshot.state.hands[0].tricks) == 1


def test_a_hand_that_nobody_followed_is_tallied(pilot: Pilot) -> None:
    begin(pilot)
    pilot.tap_text(SAY("ui.ways.tally-this"))
    pilot.tap_text("+")
    pilot.tap_text(SAY("ui.tally.take"))
    pilot.until(lambda: len(pilot.controllers.table.snapshot.state.hands) == 2)
    assert actions(pilot) == [Tally(1, 0, "none", boom=False)]


def test_the_way_is_the_same_after_a_restart(folder: Path) -> None:
    with Pilot(folder) as pilot:
        begin(pilot)
        pilot.act(Trunk(parse_card("TS")))
        pilot.act(Won(1, ()))
    with Pilot(folder) as again:
        assert (again.name, again.controllers.participation.way) == ("play", "winners")


def test_back_to_every_card_in_the_same_hand(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Trunk(parse_card("TS")))
    take_part(pilot, "winners")
    pilot.tap_text(SAY("players.unnamed", seat=2))
    pilot.until(lambda: len(actions(pilot)) == 2)
    take_part(pilot, "follow")
    pilot.tap_text("9♦")
    pilot.until(lambda: len(actions(pilot)) == 3)
    assert pilot.controllers.table.snapshot.state.hand.table == (parse_card("9D"),)


def test_many_and_few_are_noted_at_the_pass_and_nothing_need_be(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Dealt())
    many = [button for button in pilot.buttons() if getattr(button, "text", "") == SAY("ui.pass.many")]
    few = [button for button in pilot.buttons() if getattr(button, "text", "") == SAY("ui.pass.few")]
    assert len(many) == len(few) == 4
    for button in (many[0], few[2], many[3], many[3]):
        pilot.tap(button)
    pilot.tap_text(SAY("button.passed"))
    pilot.until(lambda: len(actions(pilot)) == 2)
    assert actions(pilot)[-1] == Passed(((0, "many"), (2, "few")))
    pilot.tap_text(SAY("ui.bar.take-back"))
    pilot.until(lambda: len(actions(pilot)) == 1)
    pilot.tap_text(SAY("button.passed"))
    pilot.until(lambda: len(actions(pilot)) == 2)
    assert actions(pilot)[-1] == Passed()


def test_only_one_hand_is_counted(pilot: Pilot) -> None:
    begin(pilot)
    pilot.controllers.participation.take_part("winners")
    pilot.tap_text(SAY("ui.ways.tally-this"))
    assert pilot.says(SAY("ui.tally.task"))
    pilot.tap_text("+")
    pilot.tap_text(SAY("ui.tally.take"))
    pilot.until(lambda: len(pilot.controllers.table.snapshot.state.hands) == 2)
    assert pilot.controllers.participation.way == "winners"
    assert pilot.button(SAY("ui.ways.tally-this"))


def test_a_hand_that_was_to_be_counted_is_entered_after_all(pilot: Pilot) -> None:
    begin(pilot)
    pilot.tap_text(SAY("ui.ways.tally-this"))
    pilot.tap_text(SAY("ui.tally.follow"))
    assert pilot.controllers.participation.way == "follow"
    assert pilot.button(SAY.phrase(view(pilot.controllers.table.snapshot.state).buttons[0].label, ()))


def test_counting_at_the_end_stays_until_it_is_changed(pilot: Pilot) -> None:
    begin(pilot)
    take_part(pilot, "tally")
    pilot.tap_text(SAY("button.dealt"))
    pilot.tap_text("+")
    pilot.tap_text(SAY("ui.tally.take"))
    pilot.until(lambda: len(pilot.controllers.table.snapshot.state.hands) == 2)
    assert pilot.controllers.participation.way == "tally"
