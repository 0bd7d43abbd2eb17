"""A webcam as it really is: locked since last evening, lying about its exposure, plugged in again elsewhere."""

from collections.abc import Callable, Sequence
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.errors import BadInputError, DeviceError
from hardware.sources import add_name, open_source
from hardware.sources.camera_kind import ConnectedCamera
from hardware.sources.cameras.webcam import MANUAL_EXPOSURE, Webcam, find_name, find_number, find_webcams
from tests.hardware.sources.uvc_device import FPS, Usb, UvcDevice
from tests.vision.setup.mat_pictures import table
from vision.frames import Frame

NAME = "HD Webcam: HD Webcam"
STORED = 15.0
"""An exposure that somebody set by hand once: a tenth of the one that fits."""


@pytest.fixture
def usb(tmp_path: Path) -> Usb:
    return Usb(tmp_path)


@pytest.fixture
def watch(usb: Usb, monkeypatch: pytest.MonkeyPatch) -> Callable[[UvcDevice, float], Sequence[Frame]]:
    def watched(device: UvcDevice, seconds: float) -> Sequence[Frame]:
        usb.plugged[0] = device
        monkeypatch.setattr("time.monotonic", device.now_s)
        with Webcam(0, usb.open, devices=usb.folder) as source:
            frames = [source.read() for _ in range(round(seconds * FPS))]
        return [frame for frame in frames if frame]

    return watched


def brightness(frames: Sequence[Frame]) -> list[int]:
    return [round(float(frame.bgr.mean())) for frame in frames]


def test_one_that_is_locked_since_last_evening_adapts_to_the_light_of_today(
    watch: Callable[[UvcDevice, float], Sequence[Frame]],
) -> None:
    device = UvcDevice(table())
    evening = brightness(watch(device, 6.0))[-1]
    assert not device.is_automatic
    device.level = 8.0
    frames = watch(device, 6.0)
    assert brightness(frames[:1])[0] > 1.5 * evening
    assert brightness(frames)[-1] == pytest.approx(evening, rel=0.1)
    assert (frames[0].is_adapting, frames[-1].is_adapting) == (True, False)
    assert (device.is_automatic, device.controls[cv2.CAP_PROP_AUTO_WB]) == (False, 0)


def test_a_lock_at_a_stored_exposure_is_undone(watch: Callable[[UvcDevice, float], Sequence[Frame]]) -> None:
    device = UvcDevice(table(), reports_stored=True)
    device.controls[cv2.CAP_PROP_EXPOSURE] = STORED
    frames = watch(device, 15.0)
    assert device.is_automatic
    assert min(brightness(frames)) < 40, "it was tried"
    assert not any(frame.is_adapting for frame in frames[-5 * FPS :])
    read = brightness([frame for frame in frames if frame.flaw is None])
    assert min(read) > 0.9 * read[-1], "no frame of the wrong exposure is read"


def test_one_without_controls_is_left_alone(watch: Callable[[UvcDevice, float], Sequence[Frame]]) -> None:
    device = UvcDevice(table(), lacks=(cv2.CAP_PROP_AUTOFOCUS, cv2.CAP_PROP_FOCUS, cv2.CAP_PROP_AUTO_WB))
    before = dict(device.controls)
    watch(device, 6.0)
    changed = {what for what, value in device.controls.items() if value != before[what]}
    assert changed <= {cv2.CAP_PROP_AUTO_EXPOSURE, cv2.CAP_PROP_EXPOSURE}
    assert device.controls[cv2.CAP_PROP_AUTO_EXPOSURE] == MANUAL_EXPOSURE


def test_one_that_focuses_has_time_for_it(watch: Callable[[UvcDevice, float], Sequence[Frame]]) -> None:
    def adapts(device: UvcDevice) -> int:
        return sum(frame.is_adapting for frame in watch(device, 6.0))

    assert adapts(UvcDevice(table())) > adapts(UvcDevice(table(), lacks=(cv2.CAP_PROP_AUTOFOCUS,)))


def test_one_that_is_plugged_in_again_is_found_by_its_name(usb: Usb) -> None:
    usb.plug(0, NAME, UvcDevice(table()))
    name = find_name(0, usb.folder)
    assert name == NAME
    usb.unplug(0)
    usb.plug(0, "Another", UvcDevice(np.zeros_like(table())))
    source = Webcam(0, usb.open, name=name, devices=usb.folder)
    with source as other:
        assert other.read() is not None, "nothing else is there, so it is the camera that was meant"
    usb.plug(4, NAME, UvcDevice(table()))
    with source:
        frame = source.read()
    assert frame is not None
    assert frame.bgr.mean() > 50
    usb.unplug(4)
    usb.unplug(0)
    with pytest.raises(DeviceError, match="no webcam answers"), source:
        pass


def test_the_first_number_of_a_camera_gives_its_pictures(usb: Usb) -> None:
    usb.plug(10, NAME, UvcDevice(table()))
    usb.plug(2, NAME, UvcDevice(table()))
    assert find_number(10, NAME, usb.folder) == 10
    assert find_number(7, NAME, usb.folder) == 2
    assert find_number(7, "", usb.folder) == 7
    (usb.folder / "video10" / "index").write_text("1\n")
    assert find_number(10, NAME, usb.folder) == 2, "what gives data beside the pictures is no camera"


def test_the_name_is_part_of_the_sources_name(usb: Usb, monkeypatch: pytest.MonkeyPatch) -> None:
    usb.plug(2, NAME, UvcDevice(table()))
    monkeypatch.setattr("hardware.sources.cameras.webcam.DEVICES", usb.folder)
    assert add_name("webcam:2") == f"webcam:2:{NAME}"
    for source in ("webcam", "webcam:7", "webcam:x", f"webcam:2:{NAME}", "picamera", "table.mp4"):
        assert add_name(source) == source
    with pytest.raises(DeviceError, match="/dev/video9"), open_source("webcam:9:Another"):
        pass
    with pytest.raises(BadInputError, match="webcam:N"):
        open_source("webcam:x:Another")


def test_webcams_are_found_by_name_without_a_pis_own_devices(usb: Usb) -> None:
    usb.plug(2, NAME, UvcDevice(table()))
    usb.plug(4, "bcm2835-codec-decode", UvcDevice(table()))
    assert find_webcams(usb.folder) == (ConnectedCamera(f"webcam:2:{NAME}", "HD Webcam"),)
