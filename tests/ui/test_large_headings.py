"""Headings, replay and the chart of marks with large text: all of it grows, and what has no room is scrolled."""

import gc
from pathlib import Path
from typing import Final

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Dealt, Passed, Play, Trunk
from companion.ui.texts import SAY
from companion.ui.widgets.heading import Heading
from tests.ui.geometry import faults, labels
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

ENOUGH: Final = 1.7
SIZES: Final = ("800x480", "720x1280")
ACTIONS: Final = (Dealt(), Passed(), Trunk(parse_card("3D")), *(Play(parse_card(card)) for card in ("9D", "JD", "7D")))
CORRECTED: Final = 5


def heights(pilot: Pilot) -> dict[str, float]:
    """Returns how large the letters of each text are that can be seen, and looks for what is wrong."""
    assert faults(pilot) == []
    return {label.text: float(label.font_size) for label in labels(pilot)}


def visit(pilot: Pilot) -> dict[str, float]:
    """Returns how large the words are of the question what an entry was, of a replay and of the chart of marks."""
    pilot.controllers.navigation.go("correct", number=pilot.controllers.table.snapshot.entries[CORRECTED - 1].number)
    pilot.settle()
    heading = next(one for one in pilot.screen.walk() if isinstance(one, Heading))
    found = {"question": heights(pilot)[heading.text]}
    pilot.controllers.navigation.go("replay")
    pilot.settle()
    pilot.screen.turn_to(CORRECTED)
    pilot.settle()
    replay = heights(pilot)
    found |= {text: replay[text] for text in (pilot.screen.title,)}
    pilot.controllers.navigation.go("marks")
    pilot.settle()
    marks = heights(pilot)
    return found | {text: marks[text] for text in (SAY("marks.title"), SAY("marks.tick"), "2♣")}


@pytest.mark.parametrize("size", SIZES)
def test_questions_replay_and_marks_grow_and_what_has_no_room_is_scrolled(folder: Path, size: str) -> None:
    with Pilot(folder, size) as pilot:
        pilot.start("mast-year", {}, ("Rosemarie", "Bo", "", "Konstantin"))
        pilot.act(*ACTIONS)
        usual = visit(pilot)
        pilot.controllers.settings.change("text_percent", 200)
        pilot.settle()
        large = visit(pilot)
        assert min(large[text] / usual[text] for text in usual) >= ENOUGH, (usual, large)
        last = pilot.screen.ids.cards.children[0]
        pilot.tap_text(last.text)
        assert last.ticked


def test_the_help_above_the_entries_stays_whenever_garbage_is_collected(folder: Path) -> None:
    with Pilot(folder, "800x480", text_percent=200) as pilot:
        pilot.start("mast-year", {}, ("Ann", "Bo", "Cy", "Di"))
        pilot.act(Dealt())
        pilot.controllers.navigation.go("history")
        pilot.settle()
        pilot.screen.ids.rows.clear_widgets()
        gc.collect()
        pilot.screen.show(pilot.controllers.table.snapshot)
        assert SAY("ui.history.help") in {label.text for label in labels(pilot)}
