"""What strangers cannot open at a kiosk, and the host can: the camera, and settings that are no player's."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from companion.app.camera_controller import CameraController
from companion.app.kiosk.kiosk import STILL_THERE
from companion.app.kiosk.screens import HOST_S, OF_THE_HOST
from companion.sources import open_any
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from tests.ui.event_visit import EVENT, PIN, begin, enter_pin, open_kiosk, tap_corner
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

OF_PLAYERS = ("language", "text-percent", "high-contrast", "sound")
OF_THE_HOSTS_SETTINGS = ("screen", "rotation", "alphabet", "mains-hz")


@pytest.fixture(params=[("800x480", "de"), ("1280x720", "pl"), ("720x1280", "de")], ids="-".join)
def kiosk(request: pytest.FixtureRequest, folder: Path) -> Iterator[Pilot]:
    size, language = request.param
    with open_kiosk(folder, size, language=language) as opened:
        camera = CameraController(
            opened.controllers, partial(open_any, "simulated", game="mast-year"), album=folder / "pictures"
        )
        opened.controllers.add_camera(camera)
        yield opened
        camera.close()


def enter_as_host(kiosk: Pilot) -> None:
    tap_corner(kiosk)
    enter_pin(kiosk, PIN)
    kiosk.until(lambda: kiosk.name == "host")


def settings_shown(kiosk: Pilot, names: tuple[str, ...]) -> list[bool]:
    texts = {getattr(widget, "text", "") for widget in kiosk.shown()}
    return [SAY(f"setting.{name}") in texts for name in names]


def test_players_set_what_is_theirs_and_no_camera(kiosk: Pilot) -> None:
    begin(kiosk)
    kiosk.tap_text(SAY("ui.menu.title"))
    assert SAY("ui.menu.camera") not in [getattr(button, "text", "") for button in kiosk.touchable()]
    assert faults(kiosk) == []
    assert kiosk.button(SAY("ui.menu.rules")).font_size == int(THEME.text(4.2)), "there is room for the usual letters"
    kiosk.tap_text(SAY("ui.menu.settings"))
    assert settings_shown(kiosk, OF_PLAYERS) == [True] * len(OF_PLAYERS)
    assert not any(settings_shown(kiosk, OF_THE_HOSTS_SETTINGS))
    for name in OF_THE_HOST:
        kiosk.controllers.navigation.go(name)
        assert kiosk.name == "play"


def test_a_host_who_goes_away_leaves_nothing_open_to_the_group_that_plays(kiosk: Pilot) -> None:
    begin(kiosk)
    for name in ("host", "settings"):
        enter_as_host(kiosk)
        kiosk.controllers.navigation.go(name)
        kiosk.pass_s(HOST_S + 1)
        kiosk.controllers.kiosk.idle.tick()
        kiosk.settle()
        assert (kiosk.name, kiosk.controllers.kiosk.host.is_in) == ("play", False)
    assert kiosk.controllers.kiosk.code, "the group still plays"
    kiosk.pass_s(EVENT.idle_s + 1)
    kiosk.controllers.kiosk.idle.tick()
    assert kiosk.controllers.kiosk.prompt == STILL_THERE


def test_no_group_is_served_while_the_host_is_in(kiosk: Pilot) -> None:
    begin(kiosk)
    enter_as_host(kiosk)
    kiosk.tap_text(SAY("kiosk.host.settings"))
    assert not kiosk.says(kiosk.controllers.kiosk.code)


def test_the_host_sets_the_camera_up_and_comes_back(kiosk: Pilot) -> None:
    begin(kiosk)
    enter_as_host(kiosk)
    assert faults(kiosk) == []
    kiosk.tap_text(SAY("kiosk.host.settings"))
    assert settings_shown(kiosk, OF_THE_HOSTS_SETTINGS) == [True] * len(OF_THE_HOSTS_SETTINGS)
    kiosk.tap_text(f"← {SAY('ui.back')}")
    kiosk.tap_text(SAY("kiosk.host.camera"))
    assert (kiosk.name, kiosk.says(SAY("ui.camera.keep")), faults(kiosk)) == ("camera", True, [])
    kiosk.tap_text(SAY("ui.calibrate.title"))
    assert (kiosk.name, faults(kiosk)) == ("calibrate", [])
    kiosk.screen.go_on()
    kiosk.settle()
    for name in ("camera", "host", "play"):
        assert kiosk.name == name
        kiosk.screen.back()
        kiosk.settle()
    kiosk.controllers.navigation.go("camera")
    assert kiosk.name == "play", "it is locked again"
