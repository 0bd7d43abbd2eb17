"""A camera is chosen by touch: what is connected, by name, each with its picture."""

from functools import partial
from pathlib import Path

import pytest

from companion.app.camera_controller import CameraController
from companion.sources import simulated_table
from companion.ui.screens.cameras import CameraButton
from companion.ui.texts import SAY
from companion.ui.window import SIZES
from hardware.sources.camera_kind import CameraKind
from hardware.sources.cameras import webcam
from tests.hardware.sources.uvc_device import Usb, UvcDevice
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot
from tests.vision.setup.mat_pictures import table

NEAR, FAR = "webcam:0:HD Webcam: HD Webcam", "webcam:2:Table camera"


@pytest.fixture
def usb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Usb:
    """Two webcams, of which the second gives no picture."""
    plugged = Usb(tmp_path)
    plugged.plug(0, "HD Webcam: HD Webcam", UvcDevice(table()))
    plugged.plug(2, "Table camera", UvcDevice(table()))
    del plugged.plugged[2]

    def open_webcam(source: str) -> webcam.Webcam:
        return webcam.Webcam(int(source.split(":")[1]), plugged.open, devices=plugged.folder)

    kind = CameraKind(open_webcam, find_all=lambda: webcam.find_webcams(plugged.folder))
    monkeypatch.setattr(webcam, "CAMERA", kind)
    return plugged


def buttons(pilot: Pilot) -> list[CameraButton]:
    return [widget for widget in pilot.shown() if isinstance(widget, CameraButton)]


@pytest.mark.one_python
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 200])
def test_each_camera_stands_there_by_name_with_its_picture(folder: Path, usb: Usb, size: str, percent: int) -> None:
    used: list[str] = []
    with Pilot(folder, size, text_percent=percent) as pilot:
        pilot.controllers.cameras.use = used.append
        pilot.controllers.navigation.go("settings")
        pilot.settle()
        pilot.tap_text(SAY("settings.choose-camera"))
        pilot.until(lambda: pilot.says(SAY("ui.cameras.no-picture")))
        near, far = buttons(pilot)
        assert (near.name, far.name) == ("HD Webcam", "Table camera")
        assert near.ids.picture.texture is not None
        assert far.ids.picture.texture is None
        assert faults(pilot) == []
        pilot.tap_text("HD Webcam")
        assert (used, pilot.name) == ([NEAR], "camera")


def test_the_one_in_use_is_not_opened_again(folder: Path, usb: Usb) -> None:
    with Pilot(folder) as pilot:
        camera = CameraController(pilot.controllers, partial(simulated_table, 3, 10.0, hands=None, game="mast-year"))
        pilot.controllers.camera = camera
        used: list[str] = []
        pilot.controllers.cameras.use, pilot.controllers.cameras.in_use = used.append, FAR
        pilot.controllers.navigation.go("cameras")
        pilot.until(lambda: len(buttons(pilot)) == 2)
        assert pilot.button(f"Table camera\n{SAY('ui.cameras.in-use')}").chosen
        pilot.settle()
        assert not pilot.says(SAY("ui.cameras.no-picture"))
        assert faults(pilot) == []
        pilot.tap_text(SAY("ui.cameras.no-camera"))
        pilot.settle()
        assert (used, pilot.controllers.cameras.chosen) == ([""], "")
        camera.close()


def test_where_none_is_connected_that_is_said_and_one_can_be_plugged_in(folder: Path, usb: Usb) -> None:
    for number in (0, 2):
        usb.plugged.setdefault(number, UvcDevice(table()))
        usb.unplug(number)
    with Pilot(folder) as pilot:
        pilot.controllers.cameras.use = print
        pilot.controllers.navigation.go("cameras")
        pilot.until(lambda: pilot.says(SAY("ui.cameras.none")))
        usb.plug(4, "Table camera", UvcDevice(table()))
        pilot.tap_text(SAY("ui.cameras.again"))
        pilot.until(lambda: len(buttons(pilot)) == 1)
