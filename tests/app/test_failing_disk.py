"""A disk that fails in mid-game: it is told, nothing that was saved is lost, and the game goes on when it is mended."""

from pathlib import Path
from threading import Event
from typing import Any

from companion.app.camera_controller import leave_open
from companion.card_notation import parse_card
from companion.errors import CompanionError
from companion.games.mast_year.actions import Trunk
from hardware.vision_process import Observation
from tests.app.companion_without_window import Companion
from tests.app.disk_faults import failing_disk
from tests.following.table import PLACES, faces, quad
from vision.tracking.events import TrackLaid

TRUNK = Trunk(parse_card("TS"))
SEEN = Observation(1, 10, 1.0, (TrackLaid(1, quad(PLACES[0]), faces(cTS=0.999), 1.0),))


def test_a_card_that_the_camera_saw_is_entered_once_the_disk_is_mended(companion: Companion, tmp_path: Path) -> None:
    companion.start()
    companion.controllers.participation.take_part("watch")
    with failing_disk(companion, tmp_path):
        companion.entries.see(SEEN, leave_open, lambda _: None)
        companion.loop.until(lambda: bool(companion.controllers.notices.trouble))
        assert companion.entered == []
    companion.entries.see(Observation(1, 20, 2.0, ()), leave_open, lambda _: None)
    companion.loop.until(lambda: companion.entered == [TRUNK])


def test_an_evening_that_cannot_be_read_is_told(companion: Companion, tmp_path: Path) -> None:
    companion.start()
    answers: list[Any] = []
    with failing_disk(companion, tmp_path):
        companion.controllers.games.save_evening("en", answers.append)
        companion.settle()
    [error] = answers
    assert isinstance(error, CompanionError)


def test_a_game_that_is_not_there_is_told(companion: Companion) -> None:
    companion.controllers.games.label("no such game", "ours", lambda _: None)
    companion.settle()
    assert companion.controllers.notices.line


def test_settings_that_no_disk_takes_hold_and_it_is_told(companion: Companion) -> None:
    """Its writer is given up, as for a stick that does not answer."""
    free = Event()
    companion.controllers.access._writers["settings"]._limit_s = 0.2
    companion.controllers.access.write(lambda: free.wait(300), lambda _: None)
    companion.controllers.settings.change("sound", True)
    companion.settle()
    free.set()
    assert companion.controllers.settings.current.sound
    assert companion.controllers.notices.trouble


def test_a_game_that_cannot_begin_is_told_and_no_screen_follows(companion: Companion) -> None:
    name = companion.controllers.navigation.name
    companion.table.start("mast-year", {"goal": "many"}, ("Ann", "Bo", "Cy", "Di"))
    companion.settle()
    assert companion.controllers.notices.trouble
    assert companion.controllers.navigation.name == name


def test_a_touch_that_comes_too_soon_leaves_and_resumes_no_game(companion: Companion) -> None:
    companion.start()
    companion.passes_s = 0.01
    assert companion.controllers.touches.are_meant()
    companion.table.park()
    companion.table.resume(companion.table.playing.number)
    assert not companion.controllers.access.waiting
    assert companion.table.snapshot is not None
