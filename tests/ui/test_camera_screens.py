"""With a camera: it is set up in seconds, the deck is checked, pictures are kept only if wished, and words say so."""

import os
import signal
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from companion.app.camera_controller import CameraController
from companion.cards import ALPHABETS
from companion.ui.texts import SAY
from hardware.sources.cameras.webcam import Webcam
from hardware.vision_process import VisionState
from tests.hardware.vision_process.stand_ins import StillTable
from tests.ui.pilot import PATIENCE_S, Pilot
from tests.vision.setup.mat_pictures import seen, table
from vision.frames import Picture
from vision.scenes import DeckCollection, SurfaceCollection, draw_scene
from vision.scenes.style import CLEAN, SceneLayout

pytestmark = pytest.mark.one_python

SEED = 9080
GRID = replace(
    CLEAN, cards=(30, 30), layouts=(SceneLayout.GRID,), index_px=(24, 26), elevation_deg=(86, 90), second_deck_share=0.0
)


class CameraSetup:
    """Puts a camera over tables that are pictures, and takes it away at the end."""

    def __init__(self, pilot: Pilot, folder: Path) -> None:
        self._pilot, self._folder = pilot, folder
        self.album = folder / "pictures"
        self.camera: Any = None

    def show_pictures(self, *pictures: Picture) -> Any:
        paths = []
        for number, picture in enumerate(pictures):
            paths.append(self._folder / f"table-{number}.png")
            cv2.imwrite(str(paths[-1]), picture)
        self.camera = CameraController(
            self._pilot.controllers, partial(StillTable, paths), album=self.album, guided=True
        )
        self._pilot.controllers.camera = self.camera
        self.camera.open()
        return self.camera


@pytest.fixture
def setup(pilot: Pilot, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[CameraSetup]:
    """Gives a calibration all the time that a busy machine takes."""
    monkeypatch.setattr("companion.app.camera_requests.GIVEN_UP_S", PATIENCE_S)
    made = CameraSetup(pilot, folder)
    yield made
    if made.camera:
        made.camera.close()


def start(pilot: Pilot, names: Sequence[str] = ("Ann", "Bo", "Cy", "Dee")) -> None:
    pilot.controllers.table.start("mast-year", {}, tuple(names))


def test_the_camera_is_set_up_by_the_mat_before_the_first_game(pilot: Pilot, setup: CameraSetup) -> None:
    setup.show_pictures(seen()[0])
    start(pilot)
    pilot.until(lambda: pilot.name == "calibrate")
    pilot.until(lambda: bool(pilot.screen.done))
    assert pilot.screen.advice == SAY("ui.calibrate.well")
    pilot.tap_text(SAY("ui.calibrate.done"))
    assert pilot.name == "play"
    start(pilot)
    pilot.settle()
    assert pilot.name == "play", "once is enough"


def test_back_from_setting_the_camera_up_leads_to_the_game_that_has_begun(pilot: Pilot, setup: CameraSetup) -> None:
    setup.show_pictures(seen()[0])
    start(pilot)
    pilot.until(lambda: pilot.name == "calibrate")
    pilot.controllers.navigation.go("back")
    assert pilot.name == "play"


def test_setting_up_can_be_skipped_at_once(pilot: Pilot, setup: CameraSetup) -> None:
    setup.show_pictures(table())
    start(pilot)
    pilot.until(lambda: pilot.name == "calibrate")
    pilot.tap_text(SAY("ui.calibrate.skip"))
    assert pilot.name == "play"


def test_a_table_in_the_dark_is_told_what_to_mend(pilot: Pilot, setup: CameraSetup) -> None:
    setup.show_pictures(seen(level=30)[0])
    pilot.controllers.navigation.go("calibrate")
    pilot.until(lambda: bool(pilot.screen.done))
    assert "It is too dark: turn on a lamp." in pilot.screen.advice


def test_a_table_of_two_is_set_up_between_games(pilot: Pilot, setup: CameraSetup) -> None:
    pilot.start("lunar", {}, ("Ann", "Bo"))
    pilot.controllers.table.take_off()
    setup.show_pictures(seen()[0])
    pilot.controllers.navigation.go("calibrate")
    pilot.until(lambda: bool(pilot.screen.done))
    assert pilot.screen.advice == SAY("ui.calibrate.well")
    assert len(pilot.screen.ids.seats.children) == 2


def test_a_mirrored_lamp_is_at_one_of_those_who_sit_there(pilot: Pilot, setup: CameraSetup) -> None:
    lamp = cv2.circle(table(), (1100, 480), 90, (255, 255, 255), -1)
    pilot.start("lunar", {}, ("Ann", "Bo"))
    setup.show_pictures(np.asarray(lamp, np.uint8))
    pilot.controllers.navigation.go("camera")
    pilot.until(lambda: "A lamp is mirrored at Ann" in pilot.screen.advice)


def test_the_camera_is_set_up_though_its_process_ends_meanwhile(pilot: Pilot, setup: CameraSetup) -> None:
    camera = setup.show_pictures(seen()[0])
    pilot.until(lambda: camera.shown > 0)
    pilot.controllers.navigation.go("calibrate")
    pilot.until(lambda: camera.requests.waits)
    os.kill(camera._process.pid, signal.SIGKILL)
    pilot.until(lambda: camera.status.state is not VisionState.WATCHING)
    pilot.until(lambda: camera.status.state is VisionState.WATCHING)
    pilot.until(lambda: bool(pilot.screen.done))
    assert pilot.screen.advice == SAY("ui.calibrate.well")


def test_a_camera_that_sees_nothing_is_not_set_up_for_ever(
    pilot: Pilot, setup: CameraSetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.app.camera_requests.GIVEN_UP_S", 1.0)
    camera = setup.show_pictures(np.zeros((480, 640, 3), np.uint8))
    pilot.until(lambda: camera.status.state is VisionState.UNREADABLE)
    pilot.controllers.navigation.go("calibrate")
    pilot.until(lambda: bool(pilot.screen.done))
    assert pilot.screen.advice == camera.says


def test_a_deck_that_is_spread_out_is_checked_card_by_card(pilot: Pilot, setup: CameraSetup) -> None:
    scene = draw_scene(
        SEED, (1280, 960), decks=DeckCollection.open("test"), tables=SurfaceCollection.open("test"), style=GRID
    )
    there = {card.card for card in scene.cards}
    setup.show_pictures(scene.bgr)
    pilot.controllers.navigation.go("scan", what="cards")
    pilot.until(lambda: bool(pilot.screen.message))
    picture = pilot.screen.ids.picture
    assert picture.wanted.bit_count() == 52
    assert picture.deck.bit_count() >= len(there) - 1
    assert "are missing" in pilot.screen.message


def test_pictures_are_kept_only_if_wished_and_every_screen_says_so(pilot: Pilot, setup: CameraSetup) -> None:
    first, second = (
        draw_scene(
            seed, (640, 480), decks=DeckCollection.open("test"), tables=SurfaceCollection.open("test"), style=style
        ).bgr
        for seed, style in ((SEED, replace(GRID, cards=(2, 2))), (SEED, replace(GRID, cards=(1, 1))))
    )
    camera = setup.show_pictures(first, second)
    pilot.controllers.navigation.go("camera")
    pilot.until(lambda: camera.shown > 5)
    assert not setup.album.exists()
    pilot.tap_text(SAY("ui.camera.keep"))
    for screen in ("camera", "settings", "welcome"):
        pilot.controllers.navigation.go(screen)
        pilot.frames()
        assert pilot.app.root_widget.sign.text
        assert pilot.app.root_widget.sign.height > 0
    pilot.until(lambda: camera.requests.kept > 0)
    assert list(setup.album.rglob("*.jpg"))
    pilot.controllers.navigation.go("camera")
    pilot.frames()
    pilot.tap_text(SAY("ui.camera.keeps"))
    pilot.frames()
    assert pilot.app.root_widget.sign.height == 0


def test_the_letters_of_the_deck_are_chosen_in_the_settings(pilot: Pilot, setup: CameraSetup) -> None:
    camera = setup.show_pictures(table())
    pilot.until(lambda: camera.shown > 0)
    pilot.controllers.settings.change("alphabet", ALPHABETS[1])
    pilot.controllers.navigation.go("settings")
    pilot.frames()
    assert pilot.says(SAY("settings.german"))
    shown = camera.shown
    pilot.until(lambda: camera.shown > shown)


def test_what_the_camera_lacks_is_said_in_the_tables_language(pilot: Pilot) -> None:
    pilot.controllers.settings.change("language", "de")
    camera = CameraController(pilot.controllers, partial(Webcam, 97))
    camera.open()
    try:
        pilot.until(lambda: SAY("ui.missing.webcam") in camera.says)
        assert camera.says.startswith("Kein Bild von der Kamera: Keine Webcam antwortet. Steckt eine an")
    finally:
        camera.close()
