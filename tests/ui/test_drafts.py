"""Looking something up loses nothing: what was touched and not yet entered, and the place where one was."""

from pathlib import Path

import pytest
from kivy.uix.scrollview import ScrollView

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Dealt, Passed, Trunk
from companion.ui.texts import SAY
from tests.ui.pilot import Pilot
from tests.ui.player import begin


def look_up(pilot: Pilot) -> None:
    pilot.controllers.navigation.go("rules")
    pilot.settle()
    pilot.tap_text("← " + SAY("ui.back"))
    assert pilot.name == "play"


def panel(pilot: Pilot) -> object:
    return pilot.screen.ids.panel.children[0]


def test_counts_stay(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Dealt())
    pilot.controllers.participation.way = "tally"
    pilot.settle()
    for _ in range(5):
        pilot.tap_text("+")
    pilot.tap_text(SAY("ui.tally.boom"))
    look_up(pilot)
    shown = panel(pilot)
    assert (shown.eaten, shown.boom) == (5, True)  # type: ignore[attr-defined]
    pilot.act(Trunk(parse_card("TS")))
    assert shown.eaten == 0, "another entry makes it another count"  # type: ignore[attr-defined]


def test_what_was_said_at_the_pass_stays(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Dealt())
    pilot.tap_text(SAY("ui.pass.few"))
    look_up(pilot)
    assert [button.text for button in pilot.buttons() if getattr(button, "chosen", False)] == [SAY("ui.pass.few")]
    pilot.tap_text(SAY("button.passed"))
    assert pilot.controllers.table.snapshot.entries[-1].entry.action == Passed(((0, "few"),))


def test_what_lay_in_a_trick_stays(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Trunk(parse_card("TS")))
    pilot.controllers.participation.way = "winners"
    pilot.settle()
    first = panel(pilot).ids.cards.children[0].text  # type: ignore[attr-defined]
    pilot.tap_text(first)
    pilot.tap_text(SAY("ui.winners.squirrel"))
    look_up(pilot)
    assert pilot.button(first).chosen
    assert panel(pilot).beside  # type: ignore[attr-defined]


@pytest.mark.one_python
@pytest.mark.parametrize("size", ["800x480", "1280x720"])
def test_the_settings_stay_where_they_are(folder: Path, size: str) -> None:
    with Pilot(folder, size, text_percent=200) as pilot:
        pilot.controllers.navigation.go("settings")
        pilot.settle()
        scroll = next(widget for widget in pilot.shown() if isinstance(widget, ScrollView))
        scroll.scroll_y = 0.4
        pilot.controllers.settings.change("sound", True)
        pilot.settle()
        again = next(widget for widget in pilot.shown() if isinstance(widget, ScrollView))
        assert again is not scroll
        assert again.scroll_y == pytest.approx(0.4, abs=0.01)
