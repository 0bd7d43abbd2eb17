"""Stands in for the picamera2 library."""

import time
from typing import Any

import numpy as np

from hardware.sources.cameras.picamera import BUFFERS

SIZES = {"main": (640, 480), "lores": (320, 240)}


STRIDE = {"main": 704, "lores": 320}
"""Rows are longer in memory than in the picture."""


class Request:
    """One frame of the stand-in library."""

    def __init__(self, camera: "Library", grey: int) -> None:
        self._camera = camera
        self._grey = grey

    def make_buffer(self, stream: str) -> Any:
        width, height = SIZES[stream]
        planes = np.full((height * 3 // 2, STRIDE[stream]), 128, np.uint8)
        planes[:height, :width] = self._grey
        return planes.reshape(-1)

    def get_metadata(self) -> dict[str, Any]:
        return {"SensorTimestamp": int((time.monotonic() - 0.05) * 1e9), "ExposureTime": 8000, "AnalogueGain": 2.0,
                "ColourGains": (1.5, 1.8), "LensPosition": 2.5, "AfState": self._camera.af_state}  # fmt: skip

    def release(self) -> None:
        self._camera.held -= 1


class Library:
    """Stands in for picamera2: counts what is configured, held and let go."""

    def __init__(self, controls: tuple[str, ...] = ()) -> None:
        self.camera_controls = dict.fromkeys(controls)
        self.camera_config: dict[str, Any] = {}
        self.set: dict[str, Any] = {}
        self.calls: list[str] = []
        self.held = 0
        self.count = 0
        self.refuses_to_start = False
        self.stalls = False
        self.af_state = 0

    def create_video_configuration(self, **asked: Any) -> dict[str, Any]:
        assert asked["buffer_count"] <= BUFFERS
        assert asked["queue"] is False
        return {name: {"size": SIZES[name], "stride": STRIDE[name], "format": "NV12"} for name in SIZES}

    def configure(self, configuration: dict[str, Any]) -> None:
        self.calls.append("configure")
        self.camera_config = configuration

    def start(self) -> None:
        self.calls.append("start")
        if self.refuses_to_start:
            raise RuntimeError("Failed to start camera")

    def stop(self) -> None:
        self.calls.append("stop")

    def close(self) -> None:
        self.calls.append("close")

    def capture_request(self, wait: float) -> Request:
        assert wait > 0, "it would wait for ever"
        if self.stalls:
            raise TimeoutError
        self.held += 1
        self.count += 1
        return Request(self, self.count % 200 + 20)

    def set_controls(self, controls: dict[str, Any]) -> None:
        self.set |= controls
