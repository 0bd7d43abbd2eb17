"""The Raspberry Pi's camera through picamera2, which comes with libcamera from the system's packages."""

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, Final, Self

import cv2
import numpy as np

from companion.errors import BadInputError, DeviceError
from hardware.sources.adaptation import Adaptation
from hardware.sources.camera_kind import CameraKind, ConnectedCamera
from hardware.sources.frame_source import FPS, shown
from vision.frames import Frame
from vision.library_output import captured_output

_LOG: Final = logging.getLogger(__name__)

SIZE: Final = (2304, 1296)
"""The size of the frames, so that card indices have enough pixels: half the resolution of a twelve-megapixel camera."""
PREVIEW: Final = (640, 360)
"""The size of the picture that is compared for changes and shown as preview."""
FRAME_TIMEOUT_S: Final = 2.0
"""How long `read` waits for a frame before the camera counts as stalled."""
BUFFERS: Final = 4
"""More buffers exhaust the contiguous memory of a small Pi."""
MANUAL_FOCUS: Final = 0
AUTOMATIC_FOCUS: Final = 1
"""libcamera's AfMode: the lens stays where it is, or focuses once when that is triggered."""
START_FOCUS: Final = 0
"""libcamera's AfTrigger."""
FOCUS_ENDED: Final = (2, 3)
"""libcamera's AfState: the lens is in focus, or nothing was found to focus on."""


class PiCamera:
    """The camera with one configuration for the whole process; each buffer is held only while it is copied.

    `mains_hz` is the mains frequency of the lamps, 50 or 60.
    """

    def __init__(self, make_camera: Any = None, mains_hz: int = 50) -> None:
        self._make_camera = make_camera or find_camera
        self._mains_hz = mains_hz
        self._adaptation = Adaptation()
        self._metadata: dict[str, Any] = {}
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
        self._camera, self._opened_s, self._seq, self._adaptation = camera, time.monotonic(), 0, Adaptation()
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
            self._metadata = request.get_metadata()
            at_s = self._taken_s()
            bgr, small = self._picture(request, "main"), self._picture(request, "lores")
        finally:
            request.release()
        frame = self._adaptation.see(self, Frame(bgr, self._seq, at_s, small))
        self._seq += 1
        return frame

    def adapt(self) -> None:
        """Adapts to the light and focuses from the next frame on, then locks both again."""
        self._adaptation.ask()

    @property
    def is_focusing(self) -> bool:
        return "AfMode" in self._camera.camera_controls and self._metadata.get("AfState") not in FOCUS_ENDED

    def unlock(self) -> None:
        self._set({"AeEnable": True, "AwbEnable": True, "AfMode": AUTOMATIC_FOCUS, "AfTrigger": START_FOCUS})

    def lock(self) -> None:
        self._set(
            {
                "AeEnable": False,
                "ExposureTime": self._metadata.get("ExposureTime"),
                "AnalogueGain": self._metadata.get("AnalogueGain"),
                "AwbEnable": False,
                "ColourGains": self._metadata.get("ColourGains"),
                "AfMode": MANUAL_FOCUS,
                "LensPosition": self._metadata.get("LensPosition"),
            }
        )

    def steady_light(self, mains_hz: int) -> None:
        """Avoids the flicker of lamps on 50 or 60 Hz mains, if the camera can."""
        if "AeFlickerPeriod" in self._camera.camera_controls:
            half_wave_us = 1_000_000 // (2 * mains_hz)
            self._camera.set_controls({"AeFlickerMode": 1, "AeFlickerPeriod": half_wave_us})

    def _set(self, controls: dict[str, Any]) -> None:
        """Sets those controls that the camera has and whose values are known."""
        offered = self._camera.camera_controls
        self._camera.set_controls(
            {name: value for name, value in controls.items() if name in offered and value is not None}
        )

    def _taken_s(self) -> float:
        """Returns when the sensor took the last frame, in seconds since the camera was opened."""
        taken_ns = self._metadata.get("SensorTimestamp")
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


def find_camera() -> Any:
    """Returns the first camera on a ribbon cable. Raises DeviceError."""
    library = _load_library()
    try:
        return library(_first_on_cable(library)[0])
    except (StopIteration, IndexError, KeyError):  # none is there, or it went just now
        raise DeviceError(
            "no Raspberry Pi camera is found: check its ribbon cable at both ends", missing="camera"
        ) from None


def find_pi_camera() -> tuple[ConnectedCamera, ...]:
    """Returns the camera on a ribbon cable, if there is one; it is not opened."""
    try:
        _, described = _first_on_cable(_load_library())
    except (DeviceError, StopIteration):
        return ()
    return (ConnectedCamera("picamera", f"Raspberry Pi {described.get('Model', '')}".rstrip()),)


def _first_on_cable(library: Any) -> tuple[int, Mapping[str, Any]]:
    """Returns the number of the first camera on a ribbon cable, and its description. Raises StopIteration."""
    described: Sequence[Mapping[str, Any]] = library.global_camera_info()
    return next((place, camera) for place, camera in enumerate(described) if not _is_usb(camera))


def _load_library() -> Any:
    """Returns picamera2's class of cameras. Raises DeviceError."""
    try:
        with captured_output():  # numpy writes a page about a module that was built for another one
            from picamera2 import Picamera2
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "picamera2":
            raise _broken(error) from None
        raise DeviceError(
            "picamera2 is not installed: on a Raspberry Pi run 'sudo apt-get install python3-picamera2'",
            missing="library",
        ) from None
    except Exception as error:  # built for another numpy it raises ValueError, without a library OSError
        _LOG.debug("where it happened", exc_info=True)
        raise _broken(error) from None
    return Picamera2


def _is_usb(camera: Mapping[str, Any]) -> bool:
    """Whether libcamera's description of a camera is of a webcam, which the driver for webcams opens."""
    return "usb" in str(camera.get("Id", "")).lower()


def _broken(error: Exception) -> DeviceError:
    why = " ".join(str(error).split())
    return DeviceError(
        f"picamera2 cannot be loaded ({type(error).__name__}: {why}): run 'sudo apt-get install --reinstall "
        "python3-picamera2 python3-numpy', or use a webcam",
        missing="broken-library",
    )


def _open(source: str) -> PiCamera:
    if source != "picamera":
        raise BadInputError(f"{shown(source)} is no camera: write 'picamera', which takes the one on a ribbon cable")
    return PiCamera()


CAMERA: Final = CameraKind(_open, find_all=find_pi_camera)
