"""The Raspberry Pi's camera: its driver on a stand-in library, and on libcamera where that is."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.__main__ import main
from companion.errors import DeviceError
from hardware.sources.cameras.picamera import BUFFERS, PiCamera, find_camera
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


def test_only_what_the_camera_has_is_locked_at_what_the_last_frame_had() -> None:
    library = Library(("AeEnable", "ExposureTime", "AnalogueGain", "AwbEnable", "ColourGains", "AeFlickerPeriod"))
    with PiCamera(lambda: library, mains_hz=60) as camera:
        assert library.set == {"AeFlickerMode": 1, "AeFlickerPeriod": 8333}
        camera.read()
        assert library.set.items() >= {"AeEnable": True, "AwbEnable": True}.items()
        camera.lock()
        assert not camera.is_focusing
    assert library.set.items() >= {"AeEnable": False, "ExposureTime": 8000, "AnalogueGain": 2.0}.items()
    assert library.set.items() >= {"AwbEnable": False, "ColourGains": (1.5, 1.8)}.items()
    assert not library.set.keys() & {"AfMode", "LensPosition"}, "this one has no focus"


def test_a_camera_with_a_lens_focuses_once_and_keeps_that() -> None:
    library = Library(("AfMode", "AfTrigger", "LensPosition"))
    with PiCamera(lambda: library) as camera:
        camera.read()
        assert library.set == {"AfMode": 1, "AfTrigger": 0}, "libcamera begins in manual mode"
        focusing = [camera.is_focusing]
        library.af_state = 2
        camera.read()
        assert [*focusing, camera.is_focusing] == [True, False]
        camera.lock()
    assert library.set == {"AfMode": 0, "AfTrigger": 0, "LensPosition": 2.5}


PI_CAMERA = {"Model": "imx708", "Id": "/base/soc/i2c0mux/i2c@1/imx708@1a", "Num": 1}
WEBCAM = {"Model": "HD Webcam", "Id": "/base/scb/pcie@7d500000/pci@0,0/usb@0,0-1.3:1.0-046d:0825", "Num": 0}


def install_library(folder: Path, text: str) -> None:
    """Makes `import picamera2` run `text`."""
    (folder / "picamera2.py").write_text(text)


@pytest.fixture
def libraries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which modules are found first."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(sys.modules, "picamera2", None)  # so that whatever is imported goes again afterwards
    monkeypatch.delitem(sys.modules, "picamera2")
    return tmp_path


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("raise ValueError('numpy.dtype size changed,\\nmay indicate binary incompatibility')",
         "ValueError: numpy.dtype size changed, may indicate binary incompatibility"),
        ("import libcamera_of_another_python", "ModuleNotFoundError: No module named 'libcamera_of_another_python'"),
        ("raise ImportError('numpy.core.multiarray failed to import')", "ImportError: numpy.core.multiarray"),
        ("raise OSError('libcamera.so.0.3: cannot open shared object file')", "OSError: libcamera.so.0.3"),
        ("raise AttributeError('_ARRAY_API not found')", "AttributeError: _ARRAY_API"),
        ("Picamera3 = None", "ImportError: cannot import name 'Picamera2'"),
    ],
)  # fmt: skip
def test_a_library_that_cannot_be_loaded_is_named_in_one_line(libraries: Path, text: str, why: str) -> None:
    install_library(libraries, text)
    with pytest.raises(DeviceError) as refused, PiCamera():
        pass
    told = str(refused.value)
    assert told.startswith(f"picamera2 cannot be loaded ({why}")
    assert "\n" not in told
    assert refused.value.missing == "broken-library"


def test_the_library_that_cannot_be_loaded_ends_a_command_with_status_two(
    libraries: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    install_library(libraries, "import os; os.write(2, b'A page'); raise ValueError('numpy.dtype size')")
    assert main(["watch", "--source", "picamera"]) == 2
    told = capfd.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "ValueError: numpy.dtype size" in told.err


@pytest.mark.parametrize(
    ("there", "opened"),
    [([WEBCAM, PI_CAMERA], 1), ([PI_CAMERA], 0), ([{}], 0)],
    ids=["a webcam is none", "alone", "one that is not described"],
)
def test_the_first_camera_that_is_no_webcam_is_opened(
    libraries: Path, there: list[dict[str, object]], opened: int
) -> None:
    install_library(
        libraries,
        f"class Picamera2:\n    def __init__(self, number): raise RuntimeError(number)\n"
        f"    global_camera_info = staticmethod(lambda: {there})",
    )
    with pytest.raises(DeviceError, match="is used by another program"), PiCamera():
        pass
    with pytest.raises(RuntimeError, match=str(opened)):
        find_camera()


@pytest.mark.parametrize("fault", ["IndexError", "KeyError"])
@pytest.mark.parametrize("there", [[], [WEBCAM], [PI_CAMERA]])
def test_no_camera_says_what_to_do(libraries: Path, there: list[dict[str, object]], fault: str) -> None:
    install_library(
        libraries,
        f"class Picamera2:\n    def __init__(self, number): raise {fault}(number)\n"
        f"    global_camera_info = staticmethod(lambda: {there})",
    )
    with pytest.raises(DeviceError, match="no Raspberry Pi camera is found"), PiCamera():
        pass


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
