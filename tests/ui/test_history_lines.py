"""The history says who played what, who won or kept a stash, what was wrong; what is short begins at the top."""

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Keep, Play, Tally, Trunk
from companion.simulation import simulation_of
from companion.simulation.players.nice_one_squirrel import simulate
from companion.ui.history_lines import history_lines, number_of_card
from companion.ui.player_names import describe_score, names_of
from companion.ui.screens.history import HistoryLine
from companion.ui.texts import SAY, translation_of
from companion.ui.widgets.fit_label import FitLabel
from tests.games.mast_year.table import TEN_TRICKS, plays
from tests.ui.geometry import box_of
from tests.ui.pilot import Pilot
from tests.ui.player import begin

STASH_THEN_NONE = ("4C", "2C", "KC", "5C", "AD", "7D", "8D", "9D")
REVOKE = ("4C", "6D", "8C", "7C", "9D", "JD", "QD", "5C")


def enter(pilot: Pilot, *cards: str) -> None:
    begin(pilot)
    pilot.act(Trunk(parse_card("TS")))
    pilot.act(*(Play(parse_card(card)) for card in cards))


def texts(pilot: Pilot) -> list[str]:
    snapshot = pilot.controllers.table.snapshot
    return [
        f"{entry.marks} {entry.text}".strip()
        for line in history_lines(snapshot, names_of(snapshot))
        for entry in line.entries
    ]


def test_a_turn_is_titled_with_the_name_that_is_written_now(pilot: Pilot) -> None:
    pilot.start("nice-one-squirrel", {}, ("Ann", "Bo"))
    pilot.act(simulate(4, {}, ("Ann", "Bo")).entries[0].action)
    first = pilot.controllers.table.snapshot
    pilot.controllers.entries.seat(0, "Eve", is_newcomer=False)
    pilot.until(lambda: pilot.controllers.table.snapshot is not first)
    snapshot = pilot.controllers.table.snapshot
    assert history_lines(snapshot, names_of(snapshot))[0].title == "Eve"
    assert "Eve: 0, Bo: 0" in describe_score(snapshot)


def test_the_winner_has_a_star_and_the_revoke_a_sign(pilot: Pilot) -> None:
    enter(pilot, *REVOKE)
    said = texts(pilot)
    assert "★ Seat 3: 8♣" in said
    assert "⚠ Seat 2: 6♦" in said
    assert "Seat 1: 4♣" in said


def test_bounty_that_was_led_rightly_has_no_sign(pilot: Pilot) -> None:
    """MY-5.4: cleared is right."""
    begin(pilot)
    pilot.act(Tally(0, 0, "partial", boom=False), *TEN_TRICKS, *plays("5H 8S 9S JS"))
    assert "★⚠ Seat 3: 5♥" in texts(pilot), "not yet clear"
    pilot.act(*plays("4H QS 2S 3S 3H"))
    assert "★ Seat 3: 5♥" in texts(pilot)
    strip = pilot.screen.ids.explanation.text
    assert strip.endswith("cleared, it was right."), "the table has let nothing stand"


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_what_nobody_did_alone_is_written_like_a_title(language: str) -> None:
    """It is the heading of the screen where it is corrected."""
    words = translation_of("mast-year", language)
    assert all(words.text(f"ui.history.{entry}")[0].isupper() for entry in ("dealt", "passed", "counted"))


def test_who_kept_a_stash_is_named(pilot: Pilot) -> None:
    enter(pilot, *STASH_THEN_NONE)
    pilot.act(Keep())
    assert "Seat 3: " + SAY("ui.history.keep") in texts(pilot)


def test_cards_of_the_history_are_of_one_size_and_begin_on_top(pilot: Pilot) -> None:
    enter(pilot, *REVOKE[:4])
    pilot.controllers.navigation.go("history")
    pilot.frames(4)
    rows = [widget for widget in pilot.shown() if isinstance(widget, HistoryLine)]
    cards = [
        label for label in pilot.shown() if isinstance(label, FitLabel) and "\n" in label.text and "♣" in label.text
    ]
    assert len({label.font_size for label in cards}) == 1
    scroll = pilot.screen.ids.scroll
    top = max(box_of(row).top for row in rows)
    assert top > box_of(scroll).top - 3
    assert max(box_of(row).right for row in rows) < box_of(scroll).right - scroll.bar_width


def test_a_card_that_lies_there_is_one_of_this_hand(pilot: Pilot) -> None:
    begin(pilot)
    entered = [entry.action for entry in simulation_of("mast-year").simulate(3).entries]
    first, second = [place for place, action in enumerate(entered) if isinstance(action, Trunk)][:2]
    pilot.act(*entered[: second + 1])
    snapshot = pilot.controllers.table.snapshot
    cards = [action.card for action in entered[first:second] if isinstance(action, Play)]
    assert cards
    found = {number_of_card(snapshot, seat, card) for seat in range(4) for card in cards}
    assert found <= {None, snapshot.entries[-1].number}, "only the trunk card can be one of them"


def test_a_finger_that_leaves_an_arrow_too_late_leads_nowhere(pilot: Pilot) -> None:
    """Another finger was quicker, or what was entered has been taken back meanwhile."""
    pilot.start("mast-year", {})
    pilot.act(Tally(2, 3, "none", boom=False), Tally(2, 1, "none", boom=False))
    pilot.controllers.navigation.go("history")
    pilot.frames(2)
    earlier, later = pilot.screen.ids.earlier, pilot.screen.ids.later
    for arrow, part in ((earlier, 1), (earlier, 1), (later, 2), (later, 2)):
        arrow.dispatch("on_release")
        assert pilot.screen.part == part
    for _ in range(2):
        pilot.pass_s(1.0)
        pilot.controllers.entries.take_back()
        pilot.settle()
    for arrow in (earlier, later):
        arrow.dispatch("on_release")
        assert pilot.screen.part == 0
    assert pilot.says(SAY("ui.history.nothing"))


def test_where_no_game_is_on_the_table_no_part_can_be_turned_to(pilot: Pilot) -> None:
    pilot.controllers.navigation.go("history")
    pilot.frames(2)
    for arrow in (pilot.screen.ids.earlier, pilot.screen.ids.later):
        assert arrow.disabled
        arrow.dispatch("on_release")
        assert pilot.screen.part == 0
