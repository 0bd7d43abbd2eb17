"""A designer's prototype: brought as a file, with rounds that have prompts, a time and counters changed by touch."""

import json
from pathlib import Path

import pytest

from companion.games.described.actions import Count, Deal, Play
from companion.games.described.reading import read_description
from companion.journal.described_games import options_of
from companion.translations import in_english
from companion.ui.games.described.game_files import find_brought, take_game
from companion.ui.games.described.widgets.timed_round_panel import TimedRoundPanel
from companion.ui.history_lines import history_lines
from companion.ui.player_names import describe
from companion.ui.window import SIZES
from tests.games.descriptions import described
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

ORCHARD = """
game = "Orchard"
version = "0.1"
players = [2, 3]
[rounds]
count = 2
prompts = ["Everybody draws.", "Everybody picks."]
minutes = 1
[[counter]]
name = "apples"
touch = true
least = 0
[[score]]
say = "apples"
points = "apples"
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "orchard.toml").write_text(ORCHARD)
    (tmp_path / "wrong.toml").write_text(ORCHARD.replace("[2, 3]", "99"))
    (tmp_path / "event.toml").write_text('event = "Autumn"')
    return tmp_path


def test_a_file_is_brought_and_kept_beside_the_journal(home: Path, tmp_path: Path) -> None:
    brought = {one.path.name: one for one in find_brought(sticks=())}
    assert set(brought) == {"orchard.toml", "wrong.toml"}
    assert brought["wrong.toml"].description is None
    assert in_english(brought["wrong.toml"].fault).startswith("wrong.toml:4: players: is 99; write a number")
    folder = tmp_path / "kept"
    folder.mkdir()
    assert take_game(brought["orchard.toml"], folder) == "orchard.toml"
    assert (folder / "games" / "orchard.toml").read_text() == ORCHARD


def test_a_round_has_prompts_a_time_and_counters(pilot: Pilot) -> None:
    pilot.start("described", {"description": json.loads(read_description(ORCHARD.encode()).source)}, ("Ann", "Bo"))
    panel = next(widget for widget in pilot.screen.walk() if isinstance(widget, TimedRoundPanel))
    assert pilot.says("2.  Everybody picks.")
    assert pilot.says("1:00")
    pilot.tap_text("Start the time")
    pilot.frames(130)
    assert panel.left_s < 60
    pilot.tap_text("Hold the time")
    plus = [button for button in pilot.buttons() if button.text == "+"]
    pilot.tap(plus[0])
    pilot.until(lambda: bool(pilot.controllers.table.snapshot.entries))
    assert pilot.controllers.table.snapshot.entries[0].entry.action == Count("apples", 1, 0)
    pilot.tap_text("The round is over")
    pilot.until(lambda: len(pilot.controllers.table.snapshot.state.hands) == 1)
    snapshot = pilot.controllers.table.snapshot
    assert [int(total) for total in snapshot.state.totals] == [1, 0]
    assert "version 0.1  ·  1 : 0" in describe(snapshot), "which version of a prototype was played"
    assert [group.title for group in history_lines(snapshot, ("Ann", "Bo"))] == ["In the round"]


@pytest.mark.parametrize("size", SIZES)
def test_eight_can_sit_down(folder: Path, size: str) -> None:
    with Pilot(folder, size) as pilot:
        eight = ORCHARD.replace("[2, 3]", "[2, 8]")
        pilot.controllers.table.game = "described"
        pilot.controllers.table.agreed = options_of(read_description(eight.encode()))
        pilot.controllers.navigation.go("seats")
        pilot.until(lambda: pilot.name == "seats")
        assert faults(pilot) == []
        pilot.tap_text("8")
        assert pilot.says("Seat 8")


def test_a_card_of_ones_own_is_corrected_to_another(pilot: Pilot) -> None:
    pilot.start("described", {"description": described("own")}, ("Ann", "Bo"))
    pilot.act(Deal(), Play("Fox 1"))
    pilot.controllers.navigation.go("correct", number=pilot.controllers.table.snapshot.entries[-1].number)
    pilot.settle()
    assert {"Fox 2", "Owl 3", "Fool"} <= {str(getattr(button, "text", "")) for button in pilot.buttons()}
