"""The Raspberry Pi's camera through picamera2, which comes with libcamera from the system's packages."""

import time
from types import TracebackType
from typing import Any, Final, Self

import cv2
import numpy as np

from companion.errors import DeviceError
from vision.frames import Frame

SIZE: Final = (1280, 720)
PREVIEW: Final = (640, 360)
WAIT_S: Final = 2.0
"""How long `read` waits for a frame before the camera counts as stalled."""
BUFFERS: Final = 4
"""At most: more exhaust the contiguous memory of a small Pi."""


class PiCamera:
    """One configuration for the life of the process; each buffer is held only while it is copied out."""

    def __init__(self, make_camera: Any = None) -> None:
        self._make_camera = make_camera or _find_camera
        self._camera: Any = None
        self._opened_s = 0.0
        self._seq = 0

    def __enter__(self) -> Self:
        camera = self._make_camera()
        configuration = camera.create_video_configuration(
            main={"size": SIZE, "format": "YUV420"},
            lores={"size": PREVIEW, "format": "YUV420"},
            buffer_count=BUFFERS,
            queue=False,
        )
        camera.configure(configuration)
        camera.start()
        self._camera, self._opened_s, self._seq = camera, time.monotonic(), 0
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._camera is not None:
            self._camera.stop()
            self._camera.close()
            self._camera = None

    def read(self) -> Frame | None:
        """Returns the next frame at full resolution. Raises DeviceError when none comes in time."""
        assert self._camera is not None, "read inside the with"
        try:
            request = self._camera.capture_request(wait=WAIT_S)
        except TimeoutError:
            raise DeviceError("the camera gives no frames: check its ribbon cable at both ends") from None
        try:
            bgr = self._picture(request)
        finally:
            request.release()
        frame = Frame(bgr, self._seq, time.monotonic() - self._opened_s)
        self._seq += 1
        return frame

    def lock(self) -> None:
        """Fixes focus, exposure and white balance as they are now; called after calibration."""
        found = self._camera.capture_metadata()
        offered = self._camera.camera_controls
        fixed = {
            "AeEnable": False,
            "ExposureTime": found.get("ExposureTime"),
            "AnalogueGain": found.get("AnalogueGain"),
            "AwbEnable": False,
            "ColourGains": found.get("ColourGains"),
            "AfMode": 0,
            "LensPosition": found.get("LensPosition"),
        }
        self._camera.set_controls(
            {name: value for name, value in fixed.items() if name in offered and value is not None}
        )

    def steady_light(self, mains_hz: int) -> None:
        """Keeps lamps of 50 or 60 Hz mains from flickering, where the camera can."""
        if "AeFlickerPeriod" in self._camera.camera_controls:
            half_wave_us = 1_000_000 // (2 * mains_hz)
            self._camera.set_controls({"AeFlickerMode": 1, "AeFlickerPeriod": half_wave_us})

    def _picture(self, request: Any) -> Any:
        layout = self._camera.camera_config["main"]  # what was given, not what was asked for
        width, height = layout["size"]
        code = cv2.COLOR_YUV2BGR_NV12 if layout["format"] == "NV12" else cv2.COLOR_YUV2BGR_I420
        planes = np.asarray(request.make_buffer("main")).reshape(-1, layout["stride"])[: height * 3 // 2]
        return cv2.cvtColor(np.ascontiguousarray(planes), code)[:, :width]


def _find_camera() -> Any:
    try:
        from picamera2 import Picamera2
    except ImportError:
        raise DeviceError(
            "picamera2 is not installed: on a Raspberry Pi run 'sudo apt-get install python3-picamera2'"
        ) from None
    if not Picamera2.global_camera_info():
        raise DeviceError("no Raspberry Pi camera is found: check its ribbon cable at both ends")
    return Picamera2()
