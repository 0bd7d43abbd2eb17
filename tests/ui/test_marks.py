"""The chart of marks on the screen: it opens from the rules, and each card is ticked off as it is marked."""

from pathlib import Path

import pytest

from companion.exports.games.mast_year.marks import MARKED
from companion.ui.texts import SAY
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

SIZES = ("800x480", "1280x720", "720x1280")


def open_chart(pilot: Pilot) -> None:
    pilot.controllers.navigation.go("rules")
    pilot.frames(3)
    pilot.tap_text(SAY("rules.contents"))
    pilot.frames(3)
    pilot.screen.ids.scroll.scroll_y = 0
    pilot.frames(3)
    pilot.tap_text(SAY("marks.title"))


def test_the_deck_is_ticked_off_card_by_card(pilot: Pilot) -> None:
    open_chart(pilot)
    assert pilot.name == "marks"
    assert pilot.says(SAY("marks.tick"))
    for count, card in enumerate(MARKED[:-1], 1):
        pilot.tap_text(card.sign)
        assert pilot.says(SAY("marks.done", count=count, all=22))
    pilot.tap_text(MARKED[-1].sign)
    assert pilot.says(SAY("marks.all-done", all=22))
    pilot.tap_text("Q♥")
    assert pilot.says(SAY("marks.done", count=21, all=22))
    pilot.tap_text(SAY("marks.again"))
    assert pilot.says(SAY("marks.tick"))


def test_ticks_are_there_again_after_a_look_elsewhere(pilot: Pilot) -> None:
    open_chart(pilot)
    pilot.tap_text("10♥")
    pilot.tap_text("← " + SAY("ui.back"))
    assert pilot.name == "rules"
    pilot.controllers.navigation.go("marks")
    pilot.frames(3)
    assert [cell.card.name for cell in pilot.screen.ids.cards.children if cell.ticked] == ["TH"]


def test_ticks_are_there_again_after_a_restart(folder: Path) -> None:
    with Pilot(folder) as pilot:
        open_chart(pilot)
        for sign in ("10♥", "2♣", "3♣", "3♣"):
            pilot.tap_text(sign)
    with Pilot(folder) as pilot:
        open_chart(pilot)
        assert pilot.says(SAY("marks.done", count=2, all=22))
        assert {cell.card.name for cell in pilot.screen.ids.cards.children if cell.ticked} == {"TH", "2C"}
        pilot.tap_text(SAY("marks.again"))
    with Pilot(folder) as pilot:
        open_chart(pilot)
        assert pilot.says(SAY("marks.tick"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_chart_fits(tmp_path: Path, size: str, language: str) -> None:
    with Pilot(tmp_path, size, language=language) as pilot:
        pilot.controllers.navigation.go("marks")
        pilot.frames(3)
        pilot.tap_text("2♣")
        assert faults(pilot) == []
