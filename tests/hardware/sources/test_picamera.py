"""The Raspberry Pi's camera: its driver on a stand-in library, and on libcamera where that is."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.errors import DeviceError
from hardware.sources.picamera import BUFFERS, PiCamera
from tests.hardware.sources.picamera_library import Library
from tests.project.tree import ROOT


def test_frames_have_both_streams_without_the_padding_of_rows() -> None:
    library = Library()
    with PiCamera(lambda: library) as camera:
        frame = camera.read()
        assert frame is not None
        assert frame.bgr.shape == (480, 640, 3)
        assert frame.thumbnail.shape == (240, 320, 3)
        assert float(np.ptp(frame.bgr)) == 0
        assert 0 <= frame.at_s < 300, "seconds since it was opened, not the clock of the sensor"


def test_no_more_frames_are_asked_for_than_are_looked_at() -> None:
    library = Library(("FrameDurationLimits",))
    with PiCamera(lambda: library):
        assert library.set == {"FrameRate": 15}


def test_ten_thousand_frames_hold_no_buffer_and_configure_once() -> None:
    """C8: a small Pi has little memory for its camera."""
    library = Library()
    with PiCamera(lambda: library) as camera:
        for seq in range(10_000 if os.environ.get("CI") else 500):
            frame = camera.read()
            assert frame is not None
            assert frame.seq == seq
            assert library.held == 0
    assert library.calls == ["configure", "start", "stop", "close"]


def test_a_stall_says_what_to_do() -> None:
    library = Library()
    with PiCamera(lambda: library) as camera:
        library.stalls = True
        with pytest.raises(DeviceError, match="ribbon cable"):
            camera.read()


def test_a_stall_while_the_light_is_locked_says_what_to_do() -> None:
    library = Library()
    with PiCamera(lambda: library) as camera:
        library.stalls = True
        with pytest.raises(DeviceError, match="ribbon cable"):
            camera.lock()
    library = Library()
    with PiCamera(lambda: library, adapt_s=0.0) as camera:
        library.stalls_after = 1
        with pytest.raises(DeviceError, match="ribbon cable"):
            camera.read()
        assert library.held == 0


def test_a_camera_that_another_program_holds_says_what_to_do() -> None:
    def acquire() -> Library:
        raise RuntimeError("Failed to acquire camera: Device or resource busy")

    with (
        pytest.raises(DeviceError, match=r"is used by another program: close that one$") as refused,
        PiCamera(acquire),
    ):
        pass
    assert refused.value.missing == "busy"


def test_a_camera_that_does_not_start_is_closed_again() -> None:
    library = Library()
    library.refuses_to_start = True
    with pytest.raises(DeviceError, match="does not start"), PiCamera(lambda: library):
        pass
    assert library.calls == ["configure", "start", "close"]


def test_light_and_focus_are_locked_once_adapted_and_only_what_the_camera_has() -> None:
    library = Library(("AeEnable", "ExposureTime", "AnalogueGain", "AwbEnable", "ColourGains", "AeFlickerPeriod"))
    with PiCamera(lambda: library, mains_hz=60, adapt_s=0.0) as camera:
        assert library.set == {"AeFlickerMode": 1, "AeFlickerPeriod": 8333}
        camera.read()
    locked = {"AeEnable": False, "ExposureTime": 8000, "AnalogueGain": 2.0, "AwbEnable": False}
    assert library.set.items() >= locked.items()
    assert "LensPosition" not in library.set, "this one has no focus"


def test_a_camera_with_focus_keeps_it() -> None:
    library = Library(("AfMode", "LensPosition"))
    with PiCamera(lambda: library) as camera:
        camera.lock()
    assert library.set == {"AfMode": 0, "LensPosition": 2.5}


def test_the_driver_on_libcamera_itself(tmp_path: Path) -> None:
    """Set COMPANION_VIRTUAL_CAMERA to a root that tests/hardware/sources/virtual/setup.sh has made."""
    home = os.environ.get("COMPANION_VIRTUAL_CAMERA")
    if not home:
        pytest.skip("NOT TESTED: the driver on libcamera. Make a root with tests/hardware/sources/virtual/setup.sh "
                    "ROOT, and set COMPANION_VIRTUAL_CAMERA=ROOT")  # fmt: skip
    if os.geteuid() != 0 or shutil.which("chroot") is None:
        pytest.skip("NOT TESTED: the driver on libcamera, as only root can enter the root at COMPANION_VIRTUAL_CAMERA")
    camera = Path(home) / "opt/camera"
    for place, grey in enumerate((40, 110, 180)):
        cv2.imwrite(str(camera / f"frames/{place}.jpg"), np.full((720, 1280, 3), grey, np.uint8))
    project = camera / "project"
    shutil.rmtree(project, ignore_errors=True)
    for name in ("hardware", "vision", "tests/hardware/sources/virtual"):
        shutil.copytree(ROOT / name, project / name, ignore=shutil.ignore_patterns("__pycache__", "*.onnx", "scenes"))
    for name in ("__init__.py", "errors.py", "cards.py"):
        (project / "companion").mkdir(exist_ok=True)
        shutil.copy(ROOT / "companion" / name, project / "companion")
    command = ["chroot", home, "env", "LD_PRELOAD=/opt/camera/shim.so", "LIBCAMERA_LOG_LEVELS=*:ERROR",
               "/opt/camera/venv/bin/python", "/opt/camera/project/tests/hardware/sources/virtual/check.py",
               "60"]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout.splitlines()[-1])
    assert (result["shape"], result["small"]) == ([720, 1280, 3], [360, 640, 3])
    assert result["fps"] > 10
    assert result["pictures"] == 3, "all pictures of the virtual camera were seen"
    assert result["oldest_s"] < 0.5
    assert (result["configured"], result["buffers"], result["opened_again"]) == (1, BUFFERS, True)
