"""Runs the Raspberry Pi's driver on libcamera's virtual camera; started by tests/hardware/sources/test_picamera.py.

The virtual camera offers no raw stream, needs libcamera's own buffers and does not pace its frames.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

import libcamera
from picamera2 import Picamera2
from picamera2.allocators import Allocator, LibcameraAllocator

from hardware.sources.cameras.picamera import PiCamera

FPS = 30


class VirtualCamera(Picamera2):  # type: ignore[misc]  # the library has no types
    """The driver library as it is, on the virtual camera; it counts what is configured and released."""

    def __init__(self) -> None:
        self.configured = 0
        self._next_s = 0.0
        super().__init__(0, allocator=Allocator())
        self.allocator = LibcameraAllocator(self.camera)

    def configure(self, *configuration: Any) -> None:
        self.configured += 1
        super().configure(*configuration)

    def process_requests(self, display: Any) -> None:
        now_s = time.monotonic()
        time.sleep(max(0.0, self._next_s - now_s))
        self._next_s = max(now_s, self._next_s) + 1 / FPS
        super().process_requests(display)

    def _get_raw_modes(self) -> list[dict[str, Any]]:
        formats = self.camera.generate_configuration([libcamera.StreamRole.VideoRecording]).at(0).formats
        return [{"format": str(one), "size": (size.width, size.height)} for one in formats.pixel_formats
                for size in formats.sizes(one)] or [{"format": "NV12", "size": (1280, 720)}]  # fmt: skip


def main(count: int) -> None:
    """Reads so many frames and tells what they were like."""
    made: list[VirtualCamera] = []

    def make() -> VirtualCamera:
        made.append(VirtualCamera())
        return made[-1]

    with PiCamera(make) as source:
        frames, ages_s, means = 0, [], set()
        began_s = time.monotonic()
        while frames < count:
            frame = source.read()
            assert frame is not None and frame.small is not None  # noqa: PT018
            assert frame.seq == frames
            shapes = frame.bgr.shape, frame.small.shape, frame.bgr.flags.writeable
            ages_s.append(time.monotonic() - source._opened_s - frame.at_s)
            means.add(round(float(frame.bgr.mean()) / 5) * 5)
            frames += 1
        told = {
            "fps": frames / (time.monotonic() - began_s),
            "shape": shapes[0],
            "small": shapes[1],
            "writeable": shapes[2],
            "oldest_s": max(ages_s),
            "pictures": len(means),
            "configured": made[0].configured,
            "buffers": made[0].camera_config["buffer_count"],
        }
    with PiCamera(make) as again:
        told["opened_again"] = again.read() is not None
    print(json.dumps(told))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
