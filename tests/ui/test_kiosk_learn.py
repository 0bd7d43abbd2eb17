"""The deck of an event, which the host shows to the camera, and no group does."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from companion.app.camera_controller import CameraController
from companion.app.kiosk.screens import HOST_S
from companion.events.event_file import OfferedGame
from companion.sources import open_any
from companion.ui.texts import SAY
from tests.ui.event_visit import EVENT, GAME, PIN, enter_pin, open_kiosk, sit_down, tap_corner
from tests.ui.geometry import faults
from tests.ui.shown_cards import show, two_pictures_of


@pytest.mark.one_python
def test_at_a_kiosk_the_host_shows_the_deck_and_strangers_do_not(folder: Path) -> None:
    games = (*EVENT.games, OfferedGame("lunar", "1"))
    with open_kiosk(folder, event=replace(EVENT, games=games)) as kiosk:
        camera = CameraController(kiosk.controllers, partial(open_any, "simulated", game="lunar"))
        kiosk.controllers.add_camera(camera)
        learn = SAY("kiosk.host.learn", game="Lunar")
        tap_corner(kiosk)
        enter_pin(kiosk, PIN)
        kiosk.until(lambda: kiosk.name == "host")
        assert faults(kiosk) == []
        kiosk.tap_text(learn)
        kiosk.until(lambda: kiosk.says(SAY("ui.learn.lay", card="1")))
        kiosk.pass_s(0.6 * HOST_S)
        show(kiosk, camera, two_pictures_of("1")[0])
        kiosk.pass_s(0.6 * HOST_S)  # nobody touches anything: the cards are what happens
        kiosk.controllers.kiosk.idle.tick()
        assert kiosk.name == "learn"
        kiosk.screen.back()
        kiosk.settle()
        assert kiosk.name == "host"
        kiosk.screen.back()
        sit_down(kiosk)
        kiosk.controllers.kiosk.choose(GAME)
        kiosk.controllers.table.start(GAME.name, {"goal": 7}, ("",) * 4)
        kiosk.until(lambda: kiosk.name == "play")
        kiosk.controllers.kiosk.host.is_in = True
        kiosk.controllers.navigation.go("host")
        kiosk.frames()
        kiosk.tap_text(learn)
        assert (kiosk.name, kiosk.says(SAY("kiosk.host.learn-later"))) == ("host", True)
        camera.close()
