"""A webcam through Video4Linux and OpenCV."""

import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import cv2
import numpy as np

from companion.errors import DeviceError
from hardware.sources.adaptation import Adaptation
from hardware.sources.camera_kind import CameraKind, ConnectedCamera
from hardware.sources.frame_source import FPS, shown
from hardware.sources.opening import read_number
from vision.frames import Frame
from vision.library_output import silenced_libraries
from vision.tracking.frame_rate import RateLimit

SIZE: Final = (1280, 960)
SETTLING_FRAMES: Final = 5
DEVICES: Final = Path("/sys/class/video4linux")
"""Where the kernel names each /dev/videoN."""
MANUAL_EXPOSURE: Final = 1
AUTOMATIC_EXPOSURES: Final = (3, 0)
"""V4L2's values: aperture priority, which most webcams have, and automatic."""
NO_WEBCAMS: Final = ("bcm2835-", "rpi", "pispbe", "unicam", "rp1-cfe")
"""How the names of a Pi's own video devices begin."""
FOCUS_S: Final = 2.0
"""How long the lens may take."""


class Webcam:
    """The camera /dev/video`number`, at up to 1280×960 pixels, with a single buffer so that frames are recent.

    One with a `name` is found by it, as it may be plugged in again under another number; without it, `number` is used.
    """

    def __init__(
        self, number: int = 0, make_camera: Any = cv2.VideoCapture, name: str = "", devices: Path = DEVICES
    ) -> None:
        self._number = number
        self._name = name
        self._make_camera = make_camera
        self._devices = devices
        self._adaptation = Adaptation()
        self._camera: Any = None
        self._opened_s = self._unlocked_s = 0.0
        self._seq = 0
        self._pace = RateLimit()

    def __enter__(self) -> Self:
        self._number = find_number(self._number, self._name, self._devices)
        with silenced_libraries():
            camera = self._make_camera(self._number, cv2.CAP_V4L2)
        if not camera.isOpened():
            camera.release()
            raise DeviceError(
                f"no webcam answers at /dev/video{self._number}: plug one in, or choose another with webcam:N",
                missing="webcam",
            )
        camera.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        camera.set(cv2.CAP_PROP_FRAME_WIDTH, SIZE[0])
        camera.set(cv2.CAP_PROP_FRAME_HEIGHT, SIZE[1])
        camera.set(cv2.CAP_PROP_FPS, FPS)
        camera.set(cv2.CAP_PROP_BUFFERSIZE, 1)
        for _ in range(SETTLING_FRAMES):
            camera.grab()
        self._camera, self._opened_s, self._seq = camera, time.monotonic(), 0
        self._pace, self._adaptation = RateLimit(), Adaptation()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._camera is not None:
            self._camera.release()
            self._camera = None

    def read(self) -> Frame | None:
        """Returns the next frame to be used; a webcam never ends. Raises DeviceError when it stops answering."""
        assert self._camera is not None, "read inside the with"
        with silenced_libraries():
            at_s = self._fetch()
            there, picture = self._camera.retrieve()
        if not there:
            raise self._silence()
        frame = self._adaptation.see(self, Frame(np.asarray(picture, np.uint8), self._seq, at_s))
        self._seq += 1
        return frame

    def _fetch(self) -> float:
        """Fetches the next frame to be used and returns its time; what would be discarded is not decoded."""
        while self._camera.grab():
            at_s = time.monotonic() - self._opened_s
            if self._pace.takes(at_s):
                return at_s
        raise self._silence()

    def _silence(self) -> DeviceError:
        return DeviceError(f"the webcam at /dev/video{self._number} gives no frames: check its cable", missing="frames")

    def adapt(self) -> None:
        """Adapts to the light and focuses from the next frame on, then locks both again."""
        self._adaptation.ask()

    @property
    def is_focusing(self) -> bool:
        return self._has(cv2.CAP_PROP_AUTOFOCUS) and time.monotonic() - self._unlocked_s < FOCUS_S

    def unlock(self) -> None:
        """Makes focus, exposure and white balance automatic, if the webcam can; it may be locked since last evening."""
        self._unlocked_s = time.monotonic()
        for automatic in (cv2.CAP_PROP_AUTOFOCUS, cv2.CAP_PROP_AUTO_WB):
            if self._has(automatic):
                self._camera.set(automatic, 1)
        if self._has(cv2.CAP_PROP_AUTO_EXPOSURE):
            any(self._camera.set(cv2.CAP_PROP_AUTO_EXPOSURE, value) for value in AUTOMATIC_EXPOSURES)

    def lock(self) -> None:
        for automatic, manual, value in (
            (cv2.CAP_PROP_AUTOFOCUS, 0, cv2.CAP_PROP_FOCUS),
            (cv2.CAP_PROP_AUTO_WB, 0, cv2.CAP_PROP_WB_TEMPERATURE),
            (cv2.CAP_PROP_AUTO_EXPOSURE, MANUAL_EXPOSURE, cv2.CAP_PROP_EXPOSURE),
        ):
            if self._has(automatic):
                found = self._camera.get(value)
                self._camera.set(automatic, manual)
                self._camera.set(value, found)

    def _has(self, control: int) -> bool:
        return bool(self._camera.get(control) >= 0)


def find_name(number: int, devices: Path = DEVICES) -> str:
    """Returns how the kernel names the camera /dev/video`number`; "" if there is none."""
    with suppress(OSError):
        return (devices / f"video{number}/name").read_text(errors="replace").strip()
    return ""


def find_number(number: int, name: str, devices: Path = DEVICES) -> int:
    """Returns the number of the camera called `name`: `number` if that one is called so, or if none is."""
    alike = [
        _number(place)
        for place in devices.glob("video*")
        if name and _is_first(place) and find_name(_number(place), devices) == name
    ]
    return number if number in alike else min(alike, default=number)


def find_webcams(devices: Path = DEVICES) -> tuple[ConnectedCamera, ...]:
    """Returns the webcams that are connected; a Pi's own video devices, such as its decoder, are none."""
    numbers = sorted(_number(place) for place in devices.glob("video*") if _is_first(place))
    named = [(number, find_name(number, devices)) for number in numbers]
    return tuple(
        ConnectedCamera(f"webcam:{number}:{name}", name.partition(":")[0])
        for number, name in named
        if name and not name.startswith(NO_WEBCAMS)
    )


def _number(device: Path) -> int:
    return int(device.name.removeprefix("video"))


def _is_first(device: Path) -> bool:
    """Whether a device is its camera's first, which gives pictures; others give data beside them."""
    with suppress(OSError):
        return (device / "index").read_text().strip() == "0"
    return False


def _open(source: str) -> Webcam:
    number, _, name = source.partition(":")[2].partition(":")
    complaint = f"{shown(source)} is no webcam: write 'webcam:N', with N of /dev/videoN"
    return Webcam(read_number(number, 0, complaint), name=name)


def _add_name(source: str) -> str:
    number = source.partition(":")[2] or "0"
    name = find_name(int(number), DEVICES) if number.isdecimal() else ""
    return f"webcam:{number}:{name}" if name else source


CAMERA: Final = CameraKind(_open, _add_name, find_webcams)
