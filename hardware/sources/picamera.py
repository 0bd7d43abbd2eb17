"""The Raspberry Pi's camera through picamera2, which comes with libcamera from the system's packages."""

import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Self

import cv2
import numpy as np

from companion.errors import DeviceError
from hardware.sources.frame_source import FPS
from vision.frames import Frame

SIZE: Final = (2304, 1296)
"""The size of the frames, so that card indices have enough pixels: half the resolution of a twelve-megapixel camera."""
PREVIEW: Final = (640, 360)
"""The size of the picture that is compared for changes and shown as preview."""
FRAME_TIMEOUT_S: Final = 2.0
"""How long `read` waits for a frame before the camera counts as stalled."""
BUFFERS: Final = 4
"""More buffers exhaust the contiguous memory of a small Pi."""


class PiCamera:
    """The camera with one configuration for the whole process; each buffer is held only while it is copied.

    `mains_hz` is the mains frequency of the lamps, 50 or 60. The camera adapts to the light until `lock` is called;
    after `adapt_s` seconds it locks itself.
    """

    def __init__(self, make_camera: Any = None, mains_hz: int = 50, adapt_s: float = 3.0) -> None:
        self._make_camera = make_camera or _find_camera
        self._mains_hz = mains_hz
        self._adapt_s = adapt_s
        self._locked = False
        self._camera: Any = None
        self._opened_s = 0.0
        self._seq = 0

    def __enter__(self) -> Self:
        try:
            camera = self._make_camera()
        except RuntimeError:  # picamera2 cannot acquire it
            raise DeviceError(
                "the Raspberry Pi camera is used by another program: close that one", missing="busy"
            ) from None
        try:
            _start(camera)
        except RuntimeError as error:
            camera.close()
            raise DeviceError(f"the Raspberry Pi camera does not start: {error}", missing="frames") from None
        self._camera, self._opened_s, self._seq, self._locked = camera, time.monotonic(), 0, False
        if "FrameDurationLimits" in camera.camera_controls:
            camera.set_controls({"FrameRate": FPS})
        self.steady_light(self._mains_hz)
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
        request = _in_time(self._camera.capture_request)
        try:
            at_s = self._taken_s(request)
            bgr, small = self._picture(request, "main"), self._picture(request, "lores")
        finally:
            request.release()
        if not self._locked and at_s >= self._adapt_s:
            self.lock()
        frame = Frame(bgr, self._seq, at_s, small)
        self._seq += 1
        return frame

    def lock(self) -> None:
        """Locks focus, exposure and white balance as they are; called after calibration. Raises DeviceError."""
        self._locked = True
        found = _in_time(self._camera.capture_metadata)
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
        """Avoids the flicker of lamps on 50 or 60 Hz mains, if the camera can."""
        if "AeFlickerPeriod" in self._camera.camera_controls:
            half_wave_us = 1_000_000 // (2 * mains_hz)
            self._camera.set_controls({"AeFlickerMode": 1, "AeFlickerPeriod": half_wave_us})

    def _taken_s(self, request: Any) -> float:
        """Returns when the sensor took the frame, in seconds since the camera was opened."""
        taken_ns = request.get_metadata().get("SensorTimestamp")
        now_s = time.monotonic()
        taken_s = taken_ns / 1e9 if taken_ns and 0 <= now_s - taken_ns / 1e9 < FRAME_TIMEOUT_S else now_s
        return max(0.0, taken_s - self._opened_s)

    def _picture(self, request: Any, stream: str) -> Any:
        layout = self._camera.camera_config[stream]  # the camera may have chosen another layout than requested
        width, height = layout["size"]
        code = cv2.COLOR_YUV2BGR_NV12 if layout["format"] == "NV12" else cv2.COLOR_YUV2BGR_I420
        planes = np.asarray(request.make_buffer(stream)).reshape(-1, layout["stride"])[: height * 3 // 2]
        return cv2.cvtColor(np.ascontiguousarray(planes), code)[:, :width]


def _start(camera: Any) -> None:
    """Configures and starts a camera. Raises picamera2's RuntimeError."""
    configuration = camera.create_video_configuration(
        main={"size": SIZE, "format": "YUV420"},
        lores={"size": PREVIEW, "format": "YUV420"},
        buffer_count=BUFFERS,
        queue=False,
    )
    camera.configure(configuration)
    camera.start()


def _in_time(capture: Callable[..., Any]) -> Any:
    """Returns the result of a capture. Raises DeviceError when no frame comes in time."""
    try:
        return capture(wait=FRAME_TIMEOUT_S)
    except TimeoutError:
        raise DeviceError("the camera gives no frames: check its ribbon cable at both ends", missing="frames") from None


def _find_camera() -> Any:
    try:
        from picamera2 import Picamera2
    except ImportError:
        raise DeviceError(
            "picamera2 is not installed: on a Raspberry Pi run 'sudo apt-get install python3-picamera2'",
            missing="library",
        ) from None
    if not Picamera2.global_camera_info():
        raise DeviceError("no Raspberry Pi camera is found: check its ribbon cable at both ends", missing="camera")
    return Picamera2()
