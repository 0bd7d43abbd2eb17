"""What takes part is shown on the table at all times, and one touch changes it; by hand, the camera enters nothing."""

from functools import partial
from pathlib import Path

import pytest

from companion.app.camera_controller import CameraController, leave_open
from companion.card_notation import parse_card
from companion.games.mast_year.actions import Dealt, Passed, Play, Trunk
from companion.simulation.mast_year import PLAYERS
from companion.sources import simulated_table
from companion.ui.screens.ways import WayButton
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from hardware.vision_process import Observation
from tests.following.table import PLACES, faces, quad
from tests.ui.geometry import box_of
from tests.ui.pilot import Pilot
from tests.ui.player import begin, begin_anew
from vision.tracking.events import TrackLaid


@pytest.mark.one_python
@pytest.mark.parametrize("size", ["800x480", "720x1280"])
def test_the_camera_enters_nothing_by_hand_and_comes_back_by_one_touch(folder: Path, size: str) -> None:
    """Seen and taken, seen and left out, seen and taken again; the table's own button says which all the time."""
    with Pilot(folder, size) as pilot:
        camera = CameraController(pilot.controllers, partial(simulated_table, 3, 10.0, hands=None, game="mast-year"))
        pilot.controllers.camera = camera
        pilot.start("mast-year", {}, PLAYERS)
        lay(pilot, 1, 0, "cTS")
        pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == 1)
        pilot.tap_text("● " + SAY("ui.bar.watch"))
        assert pilot.button(SAY("ui.bar.follow"))
        lay(pilot, 2, 0, "c4C")
        pilot.settle()
        assert len(pilot.controllers.table.snapshot.entries) == 1
        pilot.tap_text("4♣")
        pilot.tap_text(SAY("ui.bar.follow"))
        lay(pilot, 3, 1, "cKC")
        pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == 3)
        actions = [logged.entry.action for logged in pilot.controllers.table.snapshot.entries]
        assert actions == [Trunk(parse_card("TS")), Play(parse_card("4C")), Play(parse_card("KC"))]
        camera.close()


def lay(pilot: Pilot, track: int, seat: int, card: str) -> None:
    """Has the camera see one more card before a seat."""
    laid = TrackLaid(track, quad(PLACES[seat]), faces(**{card: 0.999}), float(track))
    pilot.controllers.entries.see(Observation(1, 10 * track, float(track), (laid,)), leave_open, print)
    pilot.settle()


def test_without_a_camera_the_table_sees_how_it_takes_part_and_one_touch_shows_the_ways(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Dealt())
    pilot.act(Passed())
    pilot.act(Trunk(parse_card("3D")))
    for before, way in (("follow", "winners"), ("winners", "tally"), ("tally", "follow")):
        pilot.tap_text(SAY(f"ui.bar.{before}"))
        assert pilot.button(SAY(f"ui.ways.{before}")).chosen
        assert pilot.says(SAY(f"ui.ways.{way}-touches"))
        pilot.tap_text(SAY(f"ui.ways.{way}"))
        assert (pilot.name, pilot.controllers.participation.way) == ("play", way)


class TestBeforeTheFirstGameOfAKind:
    def test_the_table_is_asked_once_and_the_likely_way_stands_first(self, pilot: Pilot) -> None:
        begin_anew(pilot)
        pilot.tap_text(SAY("ui.variant.take"))
        pilot.tap_text(SAY("ui.seats.take"))
        shown = [button for button in pilot.buttons() if isinstance(button, WayButton)]
        assert [(button.means, button.weight) for button in shown] == [
            ("winners", "first_button"),
            ("follow", "button"),
            ("tally", "button"),
        ]
        pilot.tap_text(SAY("ui.ways.winners"))
        pilot.until(lambda: pilot.name == "play")
        assert pilot.controllers.participation.way == "winners"
        pilot.controllers.table.take_off()
        pilot.controllers.navigation.go("seats")
        pilot.settle()
        pilot.tap_text(SAY("ui.seats.take"))
        pilot.until(lambda: pilot.name == "play")
        assert pilot.controllers.participation.way == "winners"

    def test_back_leads_to_the_seats_and_nothing_has_begun(self, pilot: Pilot) -> None:
        begin_anew(pilot)
        pilot.tap_text(SAY("ui.variant.take"))
        pilot.tap_text(SAY("ui.seats.take"))
        pilot.tap_text("← " + SAY("ui.back"))
        assert (pilot.name, pilot.controllers.table.snapshot) == ("seats", None)


def test_winners_are_touched_where_they_sit_and_acorn_cards_look_like_cards(pilot: Pilot) -> None:
    pilot.start("mast-year", {}, PLAYERS)
    pilot.act(Trunk(parse_card("3D")))
    pilot.controllers.participation.take_part("winners")
    pilot.frames(4)
    near, left, far, right = (box_of(pilot.button(name)) for name in PLAYERS)
    assert near.top <= left.bottom + 1.5
    assert left.top <= far.bottom + 1.5
    assert left.right <= right.left + 1.5
    assert far.left == pytest.approx(near.left)
    assert pilot.button("2♦").color == pytest.approx(THEME.card(parse_card("2D")))
    pilot.tap_text("2♦")
    pilot.tap_text(PLAYERS[1])
    assert pilot.controllers.table.snapshot.state.hand.tricks[0].winner == 1
