"""A model of a USB webcam behind OpenCV's interface, and of the folder in which the kernel names the cameras.

Its controls outlive whoever set them. While exposure is automatic, `reports_stored` ones tell the value that was set by
hand last instead of the one that they use. Its clock goes by frames.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np

from hardware.sources.cameras.webcam import AUTOMATIC_EXPOSURES, MANUAL_EXPOSURE
from vision.frames import Picture

FPS: Final = 15
NOT_THERE: Final = -1.0
"""What OpenCV tells of a control that a camera lacks."""
USUAL: Final = 150.0
MEAN: Final = 110.0
"""At which mean brightness automatic exposure aims."""


@dataclass(slots=True)
class UvcDevice:
    """A webcam before `table` (h, w, 3), in light of `level`; `lacks`: the controls that it does not have."""

    table: Picture
    level: float = 1.0
    reports_stored: bool = False
    lacks: tuple[int, ...] = ()
    controls: dict[int, float] = field(default_factory=lambda: {
        cv2.CAP_PROP_AUTO_EXPOSURE: AUTOMATIC_EXPOSURES[0], cv2.CAP_PROP_EXPOSURE: USUAL,
        cv2.CAP_PROP_AUTO_WB: 1.0, cv2.CAP_PROP_WB_TEMPERATURE: 4600.0,
        cv2.CAP_PROP_AUTOFOCUS: 1.0, cv2.CAP_PROP_FOCUS: 30.0,
    })  # fmt: skip
    count: int = 0
    used: float = USUAL
    """The exposure that the sensor uses."""
    mean: float = field(init=False)

    def __post_init__(self) -> None:
        self.mean = float(self.table.mean())

    def now_s(self) -> float:
        return 500.0 + self.count / FPS

    @property
    def is_automatic(self) -> bool:
        return self.controls[cv2.CAP_PROP_AUTO_EXPOSURE] != MANUAL_EXPOSURE

    def picture(self) -> Picture:
        """Takes the next picture."""
        self.count += 1
        wanted = USUAL * MEAN / max(self.mean * self.level, 1e-3)
        self.used += (wanted - self.used) * 0.4 if self.is_automatic else 0.0
        if not self.is_automatic:
            self.used = self.controls[cv2.CAP_PROP_EXPOSURE]
        light = np.asarray(cv2.convertScaleAbs(self.table, alpha=self.level * self.used / USUAL), np.uint8)
        light[self.count % 48, 0] ^= 8  # a sensor is never quite still
        return light


class Opened:
    """OpenCV's hold on one device."""

    def __init__(self, device: UvcDevice | None) -> None:
        self._device = device

    def isOpened(self) -> bool:  # noqa: N802
        return self._device is not None

    def set(self, what: int, value: float) -> bool:
        assert self._device is not None
        if what not in self._device.controls:
            return True  # the size and rate of its pictures
        if what in self._device.lacks:
            return False
        if what == cv2.CAP_PROP_AUTO_EXPOSURE and value not in (MANUAL_EXPOSURE, AUTOMATIC_EXPOSURES[0]):
            return False
        self._device.controls[what] = value
        return True

    def get(self, what: int) -> float:
        assert self._device is not None
        if what in self._device.lacks:
            return NOT_THERE
        if what == cv2.CAP_PROP_EXPOSURE and not self._device.reports_stored:
            return self._device.used
        return self._device.controls.get(what, NOT_THERE)

    def grab(self) -> bool:
        assert self._device is not None
        self._taken = self._device.picture()
        return True

    def retrieve(self) -> tuple[bool, Picture]:
        return True, self._taken

    def release(self) -> None: ...


class Usb:
    """The webcams that are plugged in, by their numbers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.plugged: dict[int, UvcDevice] = {}

    def plug(self, number: int, name: str, device: UvcDevice) -> None:
        """Plugs a webcam in; it gets the next number too, for data beside its pictures."""
        self.plugged[number] = device
        for place, index in ((number, 0), (number + 1, 1)):
            (self.folder / f"video{place}").mkdir(parents=True)
            (self.folder / f"video{place}/name").write_text(f"{name}\n")
            (self.folder / f"video{place}/index").write_text(f"{index}\n")

    def unplug(self, number: int) -> None:
        del self.plugged[number]
        for place in (number, number + 1):
            for file in (self.folder / f"video{place}").iterdir():
                file.unlink()
            (self.folder / f"video{place}").rmdir()

    def open(self, number: int, api: int) -> Any:
        return Opened(self.plugged.get(number))
