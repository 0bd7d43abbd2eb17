"""What takes part is shown on the table at all times, and one touch changes it; by hand, the camera enters nothing."""

from functools import partial
from pathlib import Path

import pytest

from companion.app.camera_controller import CameraController, leave_open
from companion.card_notation import parse_card
from companion.games.mast_year.actions import Dealt, Passed, Play, Trunk
from companion.simulation.mast_year import PLAYERS
from companion.sources import simulated_table
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from hardware.vision_process import Observation
from tests.following.table import PLACES, faces, quad
from tests.ui.geometry import box_of
from tests.ui.pilot import Pilot
from tests.ui.player import begin
from vision.tracking.events import TrackLaid


@pytest.mark.parametrize("size", ["800x480", "720x1280"])
def test_the_camera_enters_nothing_by_hand_and_comes_back_by_one_touch(folder: Path, size: str) -> None:
    """Seen and taken, seen and left out, seen and taken again; the table's own button says which all the time."""
    with Pilot(folder, size) as pilot:
        camera = CameraController(pilot.controllers, partial(simulated_table, 3, 10.0, hands=None, game="mast-year"))
        pilot.controllers.camera = camera
        pilot.start("mast-year", {}, PLAYERS)
        lay(pilot, 1, 0, "cTS")
        pilot.until(lambda: len(pilot.controllers.table.standing.entries) == 1)
        pilot.tap_text("● " + SAY("ui.bar.watch"))
        assert pilot.button(SAY("ui.bar.follow"))
        lay(pilot, 2, 0, "c4C")
        pilot.settle()
        assert len(pilot.controllers.table.standing.entries) == 1
        pilot.tap_text("4♣")
        pilot.tap_text(SAY("ui.bar.follow"))
        lay(pilot, 3, 1, "cKC")
        pilot.until(lambda: len(pilot.controllers.table.standing.entries) == 3)
        actions = [logged.entry.action for logged in pilot.controllers.table.standing.entries]
        assert actions == [Trunk(parse_card("TS")), Play(parse_card("4C")), Play(parse_card("KC"))]
        camera.close()


def lay(pilot: Pilot, track: int, seat: int, card: str) -> None:
    """Has the camera see one more card before a seat."""
    laid = TrackLaid(track, quad(PLACES[seat]), faces(**{card: 0.999}), float(track))
    pilot.controllers.entries.see(Observation(1, 10 * track, float(track), (laid,)), leave_open, print)
    pilot.settle()


def test_without_a_camera_the_table_sees_how_it_takes_part_too(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Dealt())
    pilot.act(Passed())
    pilot.act(Trunk(parse_card("3D")))
    seen = []
    for way in ("follow", "winners", "tally"):
        seen.append(pilot.controllers.participation.way)
        pilot.tap_text(SAY(f"ui.bar.{way}"))
    assert seen == ["follow", "winners", "tally"]
    assert pilot.controllers.participation.way == "follow"


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
    assert pilot.controllers.table.standing.state.hand.tricks[0].winner == 1
