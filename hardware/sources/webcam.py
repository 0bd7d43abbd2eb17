"""A webcam through Video4Linux and OpenCV."""

import time
from types import TracebackType
from typing import Any, Final, Self

import cv2
import numpy as np

from companion.errors import DeviceError
from hardware.sources.frame_source import FPS
from vision.frames import Frame
from vision.library_output import silenced_libraries
from vision.tracking.frame_rate import RateLimit

SIZE: Final = (1280, 960)
SETTLING_FRAMES: Final = 5


class Webcam:
    """The camera /dev/video`number`, at up to 1280×960 pixels, with a single buffer so that frames are recent."""

    def __init__(self, number: int = 0, make_camera: Any = cv2.VideoCapture) -> None:
        self._number = number
        self._make_camera = make_camera
        self._camera: Any = None
        self._opened_s = 0.0
        self._seq = 0
        self._pace = RateLimit()

    def __enter__(self) -> Self:
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
        self._pace = RateLimit()
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
        frame = Frame(np.asarray(picture, np.uint8), self._seq, at_s)
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

    def lock(self) -> None:
        """Locks focus, exposure and white balance as they are, if the webcam can; called after calibration."""
        assert self._camera is not None, "lock inside the with"
        for automatic, value in (
            (cv2.CAP_PROP_AUTOFOCUS, cv2.CAP_PROP_FOCUS),
            (cv2.CAP_PROP_AUTO_WB, cv2.CAP_PROP_WB_TEMPERATURE),
            (cv2.CAP_PROP_AUTO_EXPOSURE, cv2.CAP_PROP_EXPOSURE),
        ):
            found = self._camera.get(value)
            self._camera.set(automatic, 1 if automatic == cv2.CAP_PROP_AUTO_EXPOSURE else 0)  # V4L2: 1 is manual
            self._camera.set(value, found)
