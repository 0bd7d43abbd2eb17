"""Lunar on the screen with a camera: what it enters is shown, and what it cannot tell is asked."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.app.camera_controller import CameraController
from companion.following.decisions import WHERE_FROM, WHICH_CARD, Asked
from companion.following.interpretation import Candidate
from companion.following.sightings import CardOutline
from companion.games.lunar.actions import Exchanged, Play, Stars, Trump
from companion.games.lunar.deck import CARDS, Area, LunarSuit
from companion.sources import open_any
from companion.ui.games.lunar.widgets.track_picture import TrackPicture
from companion.ui.texts import SAY
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

PLACE = CardOutline(((0, 0), (63, 0), (63, 88), (0, 88)))
NAMES = ("Ann", "Bo", "Cy", "Di")


@pytest.fixture
def camera(pilot: Pilot) -> Iterator[Any]:
    """A camera over the table that is never opened."""
    with camera_over(pilot) as made:
        yield made


@contextmanager
def camera_over(pilot: Pilot) -> Iterator[Any]:
    made = CameraController(pilot.controllers, partial(open_any, "simulated", game="lunar"))
    pilot.controllers.add_camera(made)
    yield made
    made.close()


def begin(pilot: Pilot, players: tuple[str, ...], *actions: Any) -> None:
    pilot.start("lunar", {}, players)
    pilot.act(*actions)


def ask(pilot: Pilot, camera: Any, reason: str, *actions: Any) -> None:
    """Lets the camera doubt the last entry."""
    number = pilot.controllers.table.snapshot.entries[-1].number
    candidates = tuple(Candidate(action, 0.5) for action in actions)
    camera.questions.doubts = (Asked(number, candidates, reason, 1.0, PLACE),)
    pilot.settle()


def test_a_doubt_shows_its_cards_and_the_touched_one_is_entered(pilot: Pilot, camera: Any) -> None:
    begin(pilot, NAMES, Exchanged(), Trump(LunarSuit.BAT), Play(CARDS["5"]))
    ask(pilot, camera, WHICH_CARD, Play(CARDS["5"]), Play(CARDS["6"]))
    assert faults(pilot) == []
    pilot.tap_text("6")
    pilot.until(lambda: pilot.controllers.table.snapshot.entries[-1].entry.action == Play(CARDS["6"]))
    assert camera.questions.doubts == ()


def test_where_a_card_of_two_players_came_from_is_asked(pilot: Pilot, camera: Any) -> None:
    begin(pilot, NAMES[:2], Trump(LunarSuit.BAT), Play(CARDS["5"], Area.HAND))
    ask(pilot, camera, WHERE_FROM, Play(CARDS["5"], Area.HAND), Play(CARDS["5"], Area.SKY))
    pilot.tap_text(f"5 · {SAY('ui.area.sky')}")
    pilot.until(lambda: pilot.controllers.table.snapshot.entries[-1].entry.action == Play(CARDS["5"], Area.SKY))


def test_stars_are_asked_beside_the_camera_and_cards_can_be_entered_by_hand(pilot: Pilot, camera: Any) -> None:
    begin(pilot, NAMES, Exchanged(), Trump(LunarSuit.BAT), *(Play(CARDS[card]) for card in "7OL3"))
    pilot.tap_text("★ 2")
    pilot.until(lambda: pilot.controllers.table.snapshot.entries[-1].entry.action == Stars(2))
    assert faults(pilot) == []
    pilot.tap_text(SAY("ui.camera-state.by-hand"))
    assert pilot.controllers.participation.way == "follow"
    assert pilot.says("wolf")


@pytest.mark.one_python
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("size", ["800x480", "1280x720", "720x1280"])
def test_the_track_and_the_kept_stars_stand_beside_what_the_camera_sees(folder: Path, size: str, percent: int) -> None:
    """LU-6.1: how far each team has come, also while a doubt, or the stars of a trick, are asked."""
    with Pilot(folder, size, language="de", text_percent=percent) as pilot, camera_over(pilot) as camera:
        begin(pilot, NAMES, Exchanged(), Trump(LunarSuit.BAT), *(Play(CARDS[card]) for card in "7OL3"), Stars(2))
        assert shown_track(pilot) == [(0, 0), (1, 2)]
        pilot.act(*(Play(CARDS[card]) for card in "52WO"))
        assert shown_track(pilot) == [(0, 0), (2, 2)]
        assert faults(pilot) == []
        ask(pilot, camera, WHICH_CARD, Play(CARDS["O"]), Play(CARDS["B"]))
        assert faults(pilot) == []
        panel = pilot.screen._panel
        assert panel.track not in panel.children or panel.minimum_height <= panel.height


def shown_track(pilot: Pilot) -> list[tuple[int, int]]:
    """Returns the spaces and the stars of each team, where they are shown, or else beside the table."""
    pilot.settle()
    if not tracks(pilot):
        pilot.tap_text(SAY("ui.large.table"))
    [track] = tracks(pilot)
    return list(zip(track.spaces, track.stars, strict=True))


def tracks(pilot: Pilot) -> list[TrackPicture]:
    return [one for one in pilot.shown() if isinstance(one, TrackPicture)]
