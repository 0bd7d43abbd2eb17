"""A model of the Raspberry Pi's Camera Module 3 behind the interface of picamera2, before a table in changing light.

Its clock goes by frames. Exposure and white balance take several frames to settle, and set values two frames to act;
what is too bright or too dark is clipped; the lens focuses by moving past the sharpest position.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import cv2
import numpy as np

from hardware.sources.cameras.picamera import AUTOMATIC_FOCUS, FOCUS_ENDED
from vision.frames import Picture

FPS: Final = 10
GAMMA: Final = 2.2
LONGEST_US: Final = 66_666
SHORTEST_US: Final = 60
MOST_GAIN: Final = 16.0
TARGET: Final = 0.18
"""The mean that automatic exposure aims at, as a share of full scale in linear light."""
DELAY: Final = 2
"""So many frames pass until a set value acts."""
AE_SPEED: Final = 0.35
AWB_SPEED: Final = 0.2
"""Which share of the way to its goal is done in each frame."""
BLACKEST: Final = 0.002
"""Which share of the light the blackest ink reflects."""
NOISE: Final = 1.5
LEVELS: Final = 4095
DEVELOPED: Final = np.round(np.linspace(0, 1, LEVELS + 1) ** (1 / GAMMA) * 255).astype(np.float32)
"""How the camera's processor shows each level of linear light."""
SHARP_AT: Final = 2.5
"""The lens position, in dioptres, at which the table is sharp."""
BLUR_PX: Final = 3.0
"""The blur for each dioptre beside it."""
FOCUS_FRAMES: Final = 12
CONTROLS: Final = ("AeEnable", "AwbEnable", "ExposureTime", "AnalogueGain", "ColourGains", "FrameDurationLimits",
                   "AfMode", "AfTrigger", "LensPosition")  # fmt: skip


@dataclass(frozen=True, slots=True)
class Lamp:
    """The light on the table: how bright, and its colour as the shares of blue, green and red."""

    level: float = 1.0
    colour: tuple[float, float, float] = (1.0, 1.0, 1.0)


@lru_cache(maxsize=1)
def draw_noise(height: int, width: int) -> Any:
    """Returns eight pictures of noise (8, height, width, 1), shown in turn."""
    return np.random.default_rng(7).normal(0, NOISE, (8, height, width, 1)).astype(np.float32)


class CameraModule:
    """Shows `table` (h, w, 3) in the light that `lamp` gives at each frame's number; `has_lens`: it can focus."""

    def __init__(self, table: Picture, lamp: Callable[[int], Lamp], *, has_lens: bool = True) -> None:
        self.table, self.lamp = table, lamp
        self.count = 0
        self.camera_controls = {name: None for name in CONTROLS if has_lens or name[:2] not in ("Af", "Le")}
        self.camera_config: dict[str, Any] = {}
        self.calls: list[Mapping[str, Any]] = []
        self.lens_position, self._focus_left = 0.0, 0
        self._af_state = 0
        self._is_ae, self._is_awb, self._is_af = True, True, False
        self._exposure, self._gains = 20_000.0, (1.0, 1.0, 1.0)
        self._due: list[tuple[int, Mapping[str, Any]]] = []
        self._shown: tuple[Lamp, float, tuple[float, float, float], float] | None = None
        self._light: Any = None
        self._pictures: dict[int, Picture] = {}
        """What was shown last in this light and as the camera is set, by its noise: few frames differ otherwise."""
        self._linear = np.maximum((table.astype(np.float32) / 255) ** GAMMA, BLACKEST)
        self._noise = draw_noise(*table.shape[:2])

    def now_s(self) -> float:
        """The time on the camera's clock, which is the machine's."""
        return 1000.0 + self.count / FPS

    def create_video_configuration(self, **asked: Any) -> dict[str, Any]:
        height, width = self.table.shape[:2]
        return {"main": {"size": (width, height), "stride": width, "format": "YUV420"},
                "lores": {"size": (width // 2, height // 2), "stride": width // 2, "format": "YUV420"}}  # fmt: skip

    def configure(self, configuration: dict[str, Any]) -> None:
        self.camera_config = configuration

    def start(self) -> None: ...

    def stop(self) -> None: ...

    def close(self) -> None: ...

    def set_controls(self, controls: Mapping[str, Any]) -> None:
        assert not set(controls) - set(self.camera_controls) - {"FrameRate"}, "this camera has no such control"
        self.calls.append(dict(controls))
        self._due.append((self.count + DELAY, dict(controls)))

    def capture_request(self, wait: float) -> "Exposed":
        self.count += 1
        for due, controls in [one for one in self._due if one[0] <= self.count]:
            self._due.remove((due, controls))
            self._apply(controls)
        self._move_lens()
        metadata = self._metadata()
        lamp = self.lamp(self.count)
        if (shown := (lamp, self._exposure, self._gains, self.lens_position)) != self._shown:
            self._shown, self._light, self._pictures = shown, self._expose(lamp), {}
        self._meter(self._light)
        return Exposed(self._develop(), metadata)

    def _apply(self, controls: Mapping[str, Any]) -> None:
        self._is_ae = controls.get("AeEnable", self._is_ae)
        self._is_awb = controls.get("AwbEnable", self._is_awb)
        if not self._is_ae and "ExposureTime" in controls:
            self._exposure = controls["ExposureTime"] * controls["AnalogueGain"]
        if not self._is_awb and "ColourGains" in controls:
            red, blue = controls["ColourGains"]
            self._gains = (blue, 1.0, red)
        if "AfMode" in controls:
            self._is_af = controls["AfMode"] == AUTOMATIC_FOCUS
            self._af_state = 0
        if "AfTrigger" in controls and self._is_af:
            self._focus_left, self._af_state = FOCUS_FRAMES, 1
        if not self._is_af and "LensPosition" in controls:
            self.lens_position = controls["LensPosition"]

    def _move_lens(self) -> None:
        if self._focus_left:
            self._focus_left -= 1
            self.lens_position = SHARP_AT + 2.0 * self._focus_left / FOCUS_FRAMES
            self._af_state = 1 if self._focus_left else FOCUS_ENDED[0]

    def _metadata(self) -> dict[str, Any]:
        time_us = min(self._exposure, LONGEST_US)
        found = {"SensorTimestamp": int((self.now_s() - 0.02) * 1e9), "ExposureTime": time_us,
                 "AnalogueGain": self._exposure / time_us, "ColourGains": (self._gains[2], self._gains[0])}  # fmt: skip
        if "AfMode" in self.camera_controls:
            found |= {"LensPosition": self.lens_position, "AfState": self._af_state}
        return found

    def _expose(self, lamp: Lamp) -> Any:
        """Returns the picture in linear light, 1.0 being full scale, clipped as the sensor does."""
        light = self._linear * (np.array(lamp.colour, np.float32) * np.float32(lamp.level))
        if "AfMode" in self.camera_controls:
            blur_px = BLUR_PX * abs(self.lens_position - SHARP_AT)
            light = cv2.GaussianBlur(light, (0, 0), blur_px) if blur_px > 0.2 else light
        return np.minimum(light * (self._exposure / 20_000), 1.0) * np.array(self._gains, np.float32)

    def _develop(self) -> Picture:
        """Returns what the sensor saw with the noise of this frame."""
        noise = self.count % len(self._noise)
        if noise not in self._pictures:
            levels = (np.minimum(self._light, 1.0) * LEVELS).astype(np.uint16)
            self._pictures[noise] = np.asarray(np.clip(DEVELOPED[levels] + self._noise[noise], 0, 255), np.uint8)
        return self._pictures[noise]

    def _meter(self, linear: Any) -> None:
        """Moves exposure and white balance towards what the picture asks for."""
        if self._is_ae:
            factor = np.clip(TARGET / max(float(linear[..., 1].mean()), 1e-4), 1 / 8, 8)
            self._exposure = float(np.clip(self._exposure * factor**AE_SPEED, SHORTEST_US, LONGEST_US * MOST_GAIN))
        if self._is_awb:
            blue, green, red = np.minimum(linear, 1.0).mean(axis=(0, 1)) + 1e-4
            for place, share in ((0, green / blue), (2, green / red)):
                gains = list(self._gains)
                gains[place] = float(np.clip(gains[place] * share**AWB_SPEED, 0.3, 4.0))
                self._gains = (gains[0], gains[1], gains[2])


class Exposed:
    """One frame."""

    def __init__(self, bgr: Picture, metadata: dict[str, Any]) -> None:
        self._bgr, self._found = bgr, metadata

    def make_buffer(self, stream: str) -> Any:
        bgr = (
            self._bgr if stream == "main" else cv2.resize(self._bgr, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        )
        return cv2.cvtColor(bgr, cv2.COLOR_BGR2YUV_I420).reshape(-1)

    def get_metadata(self) -> dict[str, Any]:
        return self._found

    def release(self) -> None: ...
