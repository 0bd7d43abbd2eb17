"""What stands on a screen is there in whole, and says why: sums, rule numbers, entries that are grey."""

from typing import Any

import pytest
from kivy.core.text import DEFAULT_FONT

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Play, Tally, Trunk
from companion.simulation.players.nice_one_squirrel import simulate
from companion.ui.layouts import TITLE_FONT, title_font
from companion.ui.screens.rules import FactCard
from companion.ui.texts import SAY
from tests.ui.geometry import box_of
from tests.ui.pilot import Pilot, is_in_view
from tests.ui.player import begin

pytestmark = pytest.mark.one_python

SIZES = ("800x480", "1280x720", "720x1280")


def label(pilot: Pilot, text: str) -> Any:
    return next(widget for widget in pilot.shown() if getattr(widget, "text", "") == text)


@pytest.mark.parametrize("size", SIZES)
def test_the_sum_of_six_hands_is_in_sight(folder: Any, size: str) -> None:
    with Pilot(folder, size) as pilot:
        begin(pilot)
        for eaten, uneaten in ((1, 1), (2, 0), (0, 2), (1, 2), (1, 1), (5, 0)):
            pilot.act(Tally(eaten, uneaten, "none", boom=False) if eaten < 5 else Tally(5, 0))
        assert pilot.name == "over"
        pilot.frames(4)
        total = label(pilot, SAY("ui.over.total"))
        assert is_in_view(total)
        assert box_of(total).bottom >= 0
        assert [widget.text for widget in reversed(pilot.screen.ids.sums.ids.total.children)][1:3] == ["10", "6"]
        assert is_in_view(label(pilot, "6"))


@pytest.mark.parametrize("percent", [100, 200])
def test_a_rule_s_number_is_on_one_line(folder: Any, percent: int) -> None:
    with Pilot(folder, text_percent=percent) as pilot:
        pilot.controllers.navigation.go("rules", rule="MY-10.1")
        pilot.frames(6)
        numbers = [card.ids.label for card in pilot.screen.walk() if isinstance(card, FactCard)]
        assert "10.1" in [number.text for number in numbers]
        assert {len(number._label._cached_lines) for number in numbers} == {1}


def test_a_grey_entry_of_the_menu_says_why(pilot: Pilot) -> None:
    begin(pilot)
    pilot.controllers.navigation.go("menu")
    pilot.frames(3)
    grey = [widget.text for widget in pilot.shown() if getattr(widget, "disabled", False) and widget.text]
    assert grey == [f"{SAY('ui.menu.camera')}\n{SAY('ui.menu.no-camera')}"]


class TestCorrecting:
    def test_two_equal_entries_are_told_apart(self, pilot: Pilot) -> None:
        begin(pilot)
        pilot.act(*(Tally(1, 0, "none", boom=False) for _ in range(3)))
        pilot.controllers.navigation.go("correct", number=pilot.controllers.table.snapshot.entries[1].number)
        pilot.frames(3)
        assert pilot.screen.neighbours.count("[") == 1

    def test_each_card_has_its_place_whichever_are_offered(self, pilot: Pilot) -> None:
        begin(pilot)
        pilot.act(Trunk(parse_card("TS")))
        pilot.act(*(Play(parse_card(card)) for card in ("AC", "5C", "6C", "7C")))
        pilot.controllers.navigation.go("correct", number=pilot.controllers.table.snapshot.entries[1].number)
        pilot.frames(4)
        cells = {cell.cell.card.name: box_of(cell) for _, cell in pilot.screen.choices.buttons}
        for suit in "CDS":
            for rank, twin in zip("2345678", "9TJQKA", strict=False):
                if f"{rank}{suit}" in cells and f"{twin}{suit}" in cells:
                    assert cells[f"{rank}{suit}"].left == pytest.approx(cells[f"{twin}{suit}"].left, abs=1)
        columns = {round(box.left) for box in cells.values()}
        assert len(columns) <= 7


def test_a_title_with_figures_has_the_font_whose_one_is_no_letter(pilot: Pilot) -> None:
    """The figures of the title font are as high as small letters: its 1 looks like an I."""
    pilot.start("nice-one-squirrel", {}, ("", "Bo"))
    pilot.act(*(entry.action for entry in simulate(1, {}, ("", "Bo")).entries))
    pilot.until(lambda: pilot.name == "over")
    title = label(pilot, pilot.screen.title)
    assert pilot.screen.title == "Seat 1 wins!"
    assert title.font_name == DEFAULT_FONT
    assert title_font("Seat 1 wins!") == title_font("♥ wins!") == DEFAULT_FONT
    assert title_font("Bo wins!") == TITLE_FONT


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Decision: what the rules leave open, and how the companion takes it."),
        ("de", "Festlegung: was die Regeln offenlassen, und wie es der Begleiter hält."),
        ("pl", "Rozstrzygnięcie: co zasady pozostawiają otwarte i jak przyjmuje to pomocnik."),
    ],
)
def test_a_page_with_a_decision_says_what_that_is(folder: Any, language: str, said: str) -> None:
    with Pilot(folder, language=language) as pilot:
        pilot.start("nice-one-squirrel", {}, ("", "Bo"))
        pilot.controllers.navigation.go("rules", rule="NS-5")
        pilot.frames(4)
        assert pilot.says(said)
        pilot.controllers.navigation.go("rules", rule="NS-4")
        pilot.frames(4)
        assert not pilot.says(said)


def test_rules_name_their_game_and_cite_facts_as_they_are_numbered_there(pilot: Pilot) -> None:
    pilot.start("nice-one-squirrel", {}, ("", "Bo"))
    pilot.controllers.navigation.go("rules", rule="NS-3.2")
    pilot.frames(6)
    assert pilot.says(SAY("rules.of-game", game="Nice One Squirrel!"))
    assert pilot.says("the turn goes on from 3.3.")
    assert not pilot.says("NS-")


def read_on(pilot: Pilot) -> set[str]:
    """Touches the way down until the end of a page is in view; returns the facts whose last line was."""
    numbers = set[str]()
    for _ in range(40):
        pilot.frames(4)
        scroll = pilot.screen.ids.scroll
        cards = [card for card in pilot.screen.walk() if isinstance(card, FactCard)]
        ends = {card.number: card.to_window(*card.pos)[1] for card in cards}
        numbers |= {number for number, end in ends.items() if scroll.y <= end < scroll.top}
        if "↓" not in [getattr(button, "text", "") for button in pilot.buttons()]:
            break
        pilot.tap_text("↓")
    return numbers


@pytest.mark.parametrize("size", ["800x480", "720x1280"])
@pytest.mark.parametrize("percent", [100, 200])
def test_a_page_is_read_to_its_end_before_the_next_one_comes(folder: Any, size: str, percent: int) -> None:
    with Pilot(folder, size, text_percent=percent) as pilot:
        pilot.start("bamboo-harvest", {}, ("", ""))
        pilot.controllers.navigation.go("rules", rule="BH-5")
        assert read_on(pilot) == {f"5.{number}" for number in range(1, 7)}
        if pilot.screen.ids.scroll.scroll_y < 0.5:
            pilot.tap_text("↑")
            assert pilot.screen.title.startswith("5 ")
            read_on(pilot)
        pilot.tap_text("→")
        assert pilot.screen.title.startswith("6 ")
        assert pilot.button("←")
