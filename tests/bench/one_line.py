"""Measures the reader on this machine in a minute: `python -m tests.bench.one_line` prints one line to send back.

The line is JSON: which machine, the medians in milliseconds of a whole frame, a region, a still table and a photograph
of 12 megapixels on one thread, the memory of a process that reads, how far confidences are off from what another
machine read (1: other cards), and how hot the processor is then.
"""

import json
import platform
from functools import partial
from pathlib import Path
from typing import Final

import cv2
import onnxruntime

from tests.bench.vision import draw_tables, memory_mib, regions, time_ms, time_photographs, time_still
from tests.vision.expected_readings import EXPECTED, confidences, greatest_difference
from vision.reader import Reader

MODEL: Final = Path("/proc/device-tree/model")
HEAT: Final = Path("/sys/class/thermal/thermal_zone0/temp")


def main() -> None:
    """Measures and prints."""
    cv2.setNumThreads(1)
    tables, reader = draw_tables(3), Reader()
    reader.read(tables[0])
    line = {
        "machine": machine(),
        "python": platform.python_version(),
        "onnxruntime": onnxruntime.__version__,
        "frame_ms": round(time_ms([partial(reader.read, table) for table in tables], 4), 1),
        "region_ms": round(time_ms([partial(reader.read_region, tables[1], box) for box in regions(320, 320)], 4), 1),
        "still_ms": round(time_still(tables[0], reader), 2),
        "photograph_ms": round(time_photographs(tables, reader), 1),
        "memory_mib": round(memory_mib(tables[0])[1]),
        "apart": round(max(greatest_difference(confidences(reader, name), EXPECTED[name]) for name in EXPECTED), 4),
        "celsius": celsius(),
    }
    print(json.dumps(line))


def machine() -> str:
    """Returns the name of the machine, as a Raspberry Pi knows its own, and its kind of processor."""
    name = MODEL.read_text("utf-8").rstrip("\0\n") if MODEL.exists() else platform.system()
    return f"{name}, {platform.machine()}"


def celsius() -> float | None:
    """Returns how hot the processor is, if it says so."""
    return int(HEAT.read_text("ascii")) / 1000 if HEAT.exists() else None


if __name__ == "__main__":
    main()
