"""The display is dimmed while nobody is there, and the touch that wakes it does nothing else (K13)."""

from functools import partial
from pathlib import Path

import pytest

from companion.app.kiosk.idle_clock import DARK_S, REST_S
from companion.ui.app import KioskStart
from companion.ui.texts import SAY
from hardware.kiosk.backlight import Backlight
from tests.ui.event_visit import EVENT, open_kiosk
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python


@pytest.fixture
def light(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A display's brightness, as the system tells it."""
    display = tmp_path / "class/backlight/10-0045"
    display.mkdir(parents=True)
    (display / "brightness").write_text("200\n")
    (display / "max_brightness").write_text("255\n")
    monkeypatch.setattr("companion.ui.kiosk.overlay.Backlight", partial(Backlight, display.parent))
    return display / "brightness"


def wait(kiosk: Pilot, seconds: float) -> None:
    for passed_s in (REST_S + 1, seconds - REST_S - 1):
        kiosk.pass_s(passed_s)
        kiosk.controllers.kiosk.idle.tick()
    kiosk.settle()


def test_after_five_minutes_it_is_dimmed_and_the_touch_that_wakes_it_is_swallowed(folder: Path, light: Path) -> None:
    with open_kiosk(folder) as kiosk:
        wait(kiosk, DARK_S - 10)
        assert light.read_text() == "200\n"
        wait(kiosk, DARK_S)
        assert 0 < int(light.read_text()) < 100
        kiosk.tap(kiosk.screen.ids.play)
        assert (light.read_text(), kiosk.name) == ("200", "attract")
        kiosk.tap(kiosk.screen.ids.play)
        kiosk.until(lambda: kiosk.name == "group")


def test_so_it_is_where_the_host_has_not_set_a_pin_yet(folder: Path, light: Path) -> None:
    with Pilot(folder, kiosk=KioskStart(EVENT)) as kiosk:
        assert kiosk.name == "pin"
        wait(kiosk, DARK_S)
        assert int(light.read_text()) < 100
        kiosk.tap_text("7")
        assert (light.read_text(), kiosk.screen.dots) == ("200", "")
        kiosk.tap_text("7")
        assert kiosk.screen.dots == "●"


def test_a_display_that_is_bright_takes_the_first_touch_there(folder: Path, light: Path) -> None:
    with Pilot(folder, kiosk=KioskStart(EVENT)) as kiosk:
        wait(kiosk, 2 * REST_S)
        assert kiosk.says(SAY("kiosk.pin.title"))
        kiosk.tap_text("7")
        assert kiosk.screen.dots == "●"
