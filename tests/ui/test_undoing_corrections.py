"""Corrections that move entries to other seats, and corrections that are undone."""

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Play, Tally
from companion.session.correction import Replace
from companion.ui.texts import SAY
from tests.games.mast_year.table import PLAYERS
from tests.ui.correcting import open_entry
from tests.ui.pilot import Pilot


def last_of(pilot: Pilot) -> tuple[int | None, str]:
    """Returns who laid the last card, as the journal says it."""
    action = pilot.controllers.table.snapshot.entries[-1].entry.action
    return action.seat, action.card.sign


def chosen(pilot: Pilot) -> list[str]:
    return [button.text for button in pilot.buttons() if getattr(button, "chosen", False)]


@pytest.mark.parametrize(("seats", "leads"), [("stay", 2), ("move", 1)])
def test_later_cards_go_where_the_table_says(table: Pilot, seats: str, leads: int) -> None:
    """Seat 1 has won the first trick, not seat 2, which has led the second one."""
    open_entry(table, 2)
    table.tap_text("J♣")
    table.until(lambda: bool(table.screen.ready))
    assert chosen(table) == ["J♣", SAY("ui.correct.ask")]
    table.tap_text(SAY(f"ui.correct.{seats}"))
    table.until(lambda: bool(table.screen.ready))
    assert table.says("6♦ → J♣"), "what is corrected stays in sight"
    table.tap_text(SAY("ui.correct.take"))
    table.until(lambda: table.name == ("history" if seats == "move" else "question"))
    assert last_of(table) == (leads, "9♣")


def test_a_card_of_another_player_is_asked_about_by_itself(table: Pilot) -> None:
    table.controllers.entries.correct(
        Replace(table.controllers.table.snapshot.entries[2].number, Play(parse_card("JC")))
    )
    table.until(lambda: table.name == "question")
    assert table.screen.rule == "MY-5.2"
    for text in (SAY("ui.correct.stay"), SAY("ui.correct.move")):
        assert table.button(text)
    table.tap_text(SAY("ui.correct.its", name=SAY("players.unnamed", seat=2)))
    table.until(lambda: bool(table.screen.ready))
    table.tap_text(SAY("ui.correct.take"))
    table.until(lambda: table.name == "play")
    assert last_of(table) == (1, "9♣")


def test_an_answer_that_leaves_the_same_question_cannot_be_taken(table: Pilot) -> None:
    """The trick's leader has not played yet: whose the cards are says nothing of the one that is missing."""
    table.controllers.entries.correct(
        Replace(table.controllers.table.snapshot.entries[2].number, Play(parse_card("JC")))
    )
    table.until(lambda: table.name == "question")
    table.tap_text(SAY("ui.correct.stay"))
    table.until(lambda: table.screen.change != "…")
    assert not table.screen.ready
    snapshot = table.controllers.table.snapshot
    why = SAY.error(snapshot.question, snapshot.record.players)
    assert table.screen.change == SAY("ui.correct.same", why=why)
    table.tap_text(SAY("ui.correct.insert"))
    assert SAY("ui.correct.before", entry=table.screen.about) in [getattr(one, "text", "") for one in table.shown()]


def test_a_correction_is_undone_by_the_button_that_says_so(table: Pilot) -> None:
    before = table.controllers.table.snapshot.entries
    assert table.button(SAY("ui.bar.take-back")).text.endswith("9♣")
    table.controllers.entries.correct(Replace(before[5].number, Play(parse_card("8D"))))
    table.settle()
    table.tap_text(SAY("ui.correct.undo"))
    table.until(lambda: table.controllers.table.snapshot.entries == before)
    assert table.button(SAY("ui.bar.take-back")).text.endswith("9♣")


def test_a_correction_is_undone_where_it_left_a_question(table: Pilot) -> None:
    before = table.controllers.table.snapshot.entries
    table.controllers.entries.correct(Replace(before[2].number, Play(parse_card("JC"))))
    table.until(lambda: table.name == "question")
    table.tap_text(SAY("ui.correct.undo"))
    table.until(lambda: table.controllers.table.snapshot.entries == before)
    assert table.name == "play"


def test_a_correction_is_undone_in_the_history(table: Pilot) -> None:
    open_entry(table, 5)
    table.tap_text("8♦")
    table.until(lambda: bool(table.screen.ready))
    table.tap_text(SAY("ui.correct.take"))
    table.until(lambda: table.name == "history")
    table.tap_text(SAY("ui.correct.undo"))
    table.until(lambda: table.controllers.table.snapshot.entries[5].entry.action == Play(parse_card("9C")))
    assert table.screen.help == SAY("ui.correct.undone")
    assert not table.says(SAY("ui.correct.undo"))


def test_what_follows_the_end_of_a_game_is_removed_by_two_touches(pilot: Pilot) -> None:
    pilot.start("mast-year", {"goal": 5}, PLAYERS)
    pilot.act(*(Tally(eaten, 1, "none", False) for eaten in (1, 0, 0, 1)))
    first = pilot.controllers.table.snapshot.entries[0].number
    pilot.controllers.entries.correct(Replace(first, Tally(5, 1)))
    pilot.until(lambda: pilot.name == "question")
    rest = SAY("ui.correct.remove-all", count=3)
    pilot.tap_text(SAY("ui.correct.remove"))
    pilot.until(lambda: bool(pilot.screen.ready))
    assert (pilot.button(rest).chosen, pilot.screen.ids.never.chosen) == (False, True)
    pilot.tap_text(rest)
    pilot.until(lambda: bool(pilot.screen.ready))
    assert (pilot.button(rest).chosen, pilot.screen.ids.never.chosen) == (True, False)
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: pilot.controllers.table.snapshot.question is None)
    pilot.until(lambda: pilot.name == "over")
    assert len(pilot.controllers.table.snapshot.entries) == 1


def test_the_next_question_counts_what_is_left(pilot: Pilot) -> None:
    pilot.start("mast-year", {"goal": 5}, PLAYERS)
    pilot.act(*(Tally(eaten, 1, "none", False) for eaten in (1, 0, 0)))
    first = pilot.controllers.table.snapshot.entries[0].number
    pilot.controllers.entries.correct(Replace(first, Tally(5, 1)))
    pilot.until(lambda: pilot.name == "question")
    assert pilot.button(SAY("ui.correct.remove-all", count=2))
    pilot.tap_text(SAY("ui.correct.remove"))
    pilot.until(lambda: bool(pilot.screen.ready))
    pilot.tap_text(SAY("ui.correct.take"))
    pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == 2)
    assert pilot.name == "question"
    assert not pilot.says(SAY("ui.correct.remove-all", count=2))
