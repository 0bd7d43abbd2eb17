"""Anything that was entered can be corrected: likely confusions first, the difference before it is taken."""

from typing import Any

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Keep, Play, Tally
from companion.games.mast_year.view import view
from companion.session.correction import Replace
from companion.simulation.mast_year import simulate
from companion.ui.texts import SAY
from tests.ui.correcting import TRUNK, offered, open_entry
from tests.ui.pilot import Pilot
from tests.ui.player import begin


def test_likely_confusions_come_first(table: Pilot) -> None:
    open_entry(table, 2)
    assert len(set(offered(table))) == 38
    assert offered(table)[0] == "9D"


def test_the_difference_is_shown_before_it_is_taken(table: Pilot) -> None:
    open_entry(table, 2)
    before = table.controllers.table.snapshot
    table.tap_text("J♣")
    table.until(lambda: bool(table.screen.ready))
    assert "★" in table.screen.change
    assert table.controllers.table.snapshot is before
    table.tap_text(SAY("ui.correct.take"))
    table.until(lambda: table.controllers.table.snapshot is not before)
    assert table.controllers.table.snapshot.state.hand.tricks[0].winner == 1


def test_an_entry_that_became_impossible_is_asked_about(table: Pilot) -> None:
    open_entry(table, 2)
    table.tap_text("9♣")
    table.until(lambda: bool(table.screen.ready))
    table.tap_text(SAY("ui.correct.take"))
    table.until(lambda: table.name == "question")
    assert table.controllers.table.snapshot.question.entry.action == Play(parse_card("9C"))
    table.tap_text("6♣")
    table.until(lambda: bool(table.screen.ready))
    table.tap_text(SAY("ui.correct.take"))
    table.until(lambda: table.name == "play")
    assert table.controllers.table.snapshot.question is None
    assert len(table.controllers.table.snapshot.state.hand.table) == 1


def test_an_open_question_can_be_left_and_is_asked_again(table: Pilot) -> None:
    open_entry(table, 2)
    table.tap_text("9♣")
    table.until(lambda: bool(table.screen.ready))
    table.tap_text(SAY("ui.correct.take"))
    table.until(lambda: table.name == "question")
    table.tap_text("← " + SAY("ui.back"))
    assert table.name == "menu"
    table.tap_text(SAY("ui.menu.park"))
    table.until(lambda: table.name == "welcome")


def test_what_was_left_out_is_put_in(table: Pilot) -> None:
    open_entry(table, 5)
    table.tap_text(SAY("ui.correct.insert"))
    table.tap_text("K♣")
    table.until(lambda: bool(table.screen.ready))
    table.tap_text(SAY("ui.correct.move"))
    table.until(lambda: bool(table.screen.ready))
    table.tap_text(SAY("ui.correct.take"))
    table.until(lambda: len(table.controllers.table.snapshot.entries) == 7)
    assert table.controllers.table.snapshot.state.hand.table == (parse_card("KC"), parse_card("9C"))


def test_what_never_happened_is_taken_out(table: Pilot) -> None:
    open_entry(table, 5)
    table.tap_text(SAY("ui.correct.remove"))
    table.until(lambda: bool(table.screen.ready))
    table.tap_text(SAY("ui.correct.take"))
    table.until(lambda: len(table.controllers.table.snapshot.entries) == 5)


def test_take_back_is_one_touch_any_number_of_times(table: Pilot) -> None:
    for left in range(5, -1, -1):
        table.tap_text(SAY("ui.bar.take-back"))
        table.until(lambda left=left: len(table.controllers.table.snapshot.entries) == left)  # type: ignore[misc]
    assert table.controllers.table.snapshot.state.hand.trunk is None


def test_a_finished_game_is_corrected_too(pilot: Pilot) -> None:
    record = simulate(3, {"goal": 1})
    pilot.start("mast-year", record.options, record.players)
    pilot.act(*(entry.action for entry in record.entries))
    pilot.until(lambda: pilot.name == "over")
    pilot.tap_text(SAY("ui.bar.history"))
    assert pilot.name == "history"


def choose(pilot: Pilot) -> None:
    """Corrects the 8♦ so that the winner of the second trick has to choose what to eat."""
    pilot.act(*(Play(parse_card(card)) for card in ("2C", "4C", "KC", "6C", "QD", "KD", "8D", "TD", "9C", "TC")))
    number = pilot.controllers.table.snapshot.entries[6].number
    pilot.controllers.entries.correct(Replace(number, Play(parse_card("7D"))))
    pilot.until(lambda: pilot.name == "question")


def test_what_a_correction_makes_due_is_offered_to_be_put_in(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(TRUNK)
    choose(pilot)
    question = pilot.controllers.table.snapshot.question
    assert not offered(pilot)
    texts = [
        SAY.phrase(button.label, pilot.controllers.table.players)
        for button in view(pilot.controllers.table.snapshot.state).buttons
    ]
    assert len(texts) == len(question.choices) == 2
    assert all(pilot.button(text) for text in texts)
    for text in (texts[-1], SAY("ui.correct.move")):  # who leads next is asked too
        pilot.tap_text(text)
        pilot.until(lambda: bool(pilot.screen.ready))
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.name == "play")
    assert pilot.controllers.table.snapshot.question is None
    assert len(pilot.controllers.table.snapshot.entries) == 12


def test_the_cards_that_can_be_are_offered_to_a_question(table: Pilot) -> None:
    table.controllers.entries.correct(
        Replace(table.controllers.table.snapshot.entries[2].number, Play(parse_card("9C")))
    )
    table.until(lambda: table.name == "question")
    assert len(set(offered(table))) == 34
    assert offered(table)[0] == "6C"


def test_a_question_leads_to_the_history_where_the_correction_can_be_undone(table: Pilot) -> None:
    number = table.controllers.table.snapshot.entries[2].number
    table.controllers.entries.correct(Replace(number, Play(parse_card("9C"))))
    table.until(lambda: table.name == "question")
    table.tap_text(SAY("ui.bar.history"))
    assert table.name == "history"
    table.tap(next(widget for widget in table.buttons() if getattr(widget, "means", "") == str(number)))
    table.tap_text("6♦")
    table.until(lambda: bool(table.screen.ready))
    table.tap_text(SAY("ui.correct.take"))
    table.until(lambda: table.name == "history" and table.controllers.table.snapshot.question is None)


def test_an_entry_without_a_card_is_named_in_words(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(TRUNK)
    pilot.act(*(Play(parse_card(card)) for card in ("2C", "4C", "KC", "6C", "QD", "7D", "8D", "TD")))
    pilot.act(Keep())
    number = pilot.controllers.table.snapshot.entries[6].number
    pilot.controllers.navigation.go("correct", number=number)
    pilot.settle()
    pilot.screen.choose(Replace(number, Play(parse_card("KD"))))
    pilot.until(lambda: bool(pilot.screen.ready))
    assert pilot.says(f"“{SAY('ui.history.keep')}”")
    assert not pilot.says(str(pilot.controllers.table.snapshot.entries[-1].number))


def test_a_correction_that_turns_the_winner_round_says_so(pilot: Pilot) -> None:
    pilot.start("mast-year", {"goal": 1})
    pilot.act(Tally(3, 0))
    pilot.until(lambda: pilot.name == "over")
    number = pilot.controllers.table.snapshot.entries[0].number
    pilot.controllers.navigation.go("correct", number=number)
    pilot.settle()
    pilot.screen.choose(Replace(number, Tally(0, 3)))
    pilot.until(lambda: bool(pilot.screen.ready))
    assert pilot.says(f"{SAY('ui.correct.winner')}: {SAY('team.squirrels')} → {SAY('team.oaks')}")


def test_what_is_chosen_is_seen_before_it_is_taken(table: Pilot) -> None:
    open_entry(table, 2)
    table.tap_text("5♦")
    table.until(lambda: bool(table.screen.ready))
    assert table.says("6♦ → 5♦")
    assert [button.text for button in table.buttons() if getattr(button, "chosen", False)] == ["5♦"]
    assert f"{SAY('ui.bar.hand', number=1)}, {SAY('ui.history.trick', number=1)}: 6♦ → 5♦" in table.screen.change


def test_cards_that_are_entered_elsewhere_look_so(table: Pilot) -> None:
    open_entry(table, 2)
    elsewhere = [button.cell.card.name for button in table.buttons() if getattr(button, "elsewhere", False)]
    assert sorted(elsewhere) == sorted(("TS", "4C", "8C", "7C", "9C"))


def entry(pilot: Pilot, number: int) -> Any:
    """Returns the entry in the history, if it is in view."""
    return next((widget for widget in pilot.buttons() if getattr(widget, "means", "") == str(number)), None)


def test_the_history_opens_at_the_newest_entry_and_returns_to_the_one_looked_at(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(*(logged.action for logged in simulate(5, hands=1).entries))
    entries = pilot.controllers.table.snapshot.entries
    pilot.tap_text(SAY("ui.bar.history"))
    numbers = [logged.number for logged in entries]
    assert entry(pilot, numbers[-1])
    assert not entry(pilot, numbers[0])
    pilot.controllers.navigation.go("history", at=numbers[9])
    pilot.settle()
    pilot.tap(entry(pilot, numbers[9]))
    pilot.tap_text("← " + SAY("ui.back"))
    assert pilot.name == "history"
    assert entry(pilot, numbers[9]).chosen


def test_a_correction_is_seen_in_the_history(table: Pilot) -> None:
    open_entry(table, 2)
    number = table.controllers.table.snapshot.entries[2].number
    table.tap_text("J♣")
    table.until(lambda: bool(table.screen.ready))
    table.tap_text(SAY("ui.correct.move"))
    table.until(lambda: bool(table.screen.ready))
    table.tap_text(SAY("ui.correct.take"))
    table.until(lambda: table.name == "history")
    table.frames(3)
    assert entry(table, number).chosen
    assert table.screen.help == SAY("ui.history.corrected", entry=entry(table, number).text.replace("\n★ ", ": "))
    assert "J♣" in table.screen.help


def test_a_card_is_corrected_from_the_table_and_back(table: Pilot) -> None:
    table.controllers.navigation.go("correct", number=table.controllers.table.snapshot.entries[2].number)
    table.settle()
    table.tap_text("← " + SAY("ui.back"))
    assert table.name == "play"


def test_a_count_is_corrected_with_the_counters(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Tally(3, 0, "none", boom=False))
    pilot.tap_text(SAY("ui.bar.history"))
    assert pilot.says(SAY("ui.history.count"))
    pilot.tap(entry(pilot, pilot.controllers.table.snapshot.entries[0].number))
    for _ in range(2):
        pilot.tap_text("−")
    pilot.tap([button for button in pilot.buttons() if button.text == "+"][1])
    pilot.tap_text(SAY("ui.tally.partial"))
    pilot.until(lambda: bool(pilot.screen.ready))
    assert f"{SAY('team.squirrels')}: 3 → 1" in pilot.screen.change
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.name == "history")
    assert pilot.controllers.table.snapshot.entries[0].entry.action == Tally(1, 1, "partial", boom=False)
