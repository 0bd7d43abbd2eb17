"""What reading one input costs, and how much it may: `python -m tests.fuzz.cost TARGET FILE` measures one alone.

Time is that of the processor, so that a busy machine changes nothing. What a fuzzer's or a coverage tool's own counting
adds is no cost of ours: whoever measures beside such a tool asks once more in a process of its own.
"""

import os
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.fuzz.seeds import seeds_of
from tests.fuzz.targets import TARGETS

MOST_MS: Final = 200.0
MOST_MIB: Final = 100.0
PICTURE: Final = (2000.0, 256.0)
"""The same for pictures, a few bytes of which may be many megapixels: so much the largest size takes."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Milliseconds of the processor, and the most memory on top of what was held before, in MiB."""

    ms: float
    mib: float

    def is_bounded(self, target: str) -> bool:
        """Whether that is what one input of a target may cost."""
        most_ms, most_mib = PICTURE if target == "pictures" else (MOST_MS, MOST_MIB)
        return self.ms <= most_ms and self.mib <= most_mib

    def __str__(self) -> str:
        return f"{self.ms:.0f} ms, {self.mib:.0f} MiB"


def measure(take: Callable[[bytes], None], content: bytes) -> Cost:
    """Lets `take` have `content`."""
    Path("/proc/self/clear_refs").write_text("5")  # the most that is held is counted from here on
    held, began = _memory_mib("VmRSS"), time.process_time()
    take(content)
    spent_ms = (time.process_time() - began) * 1000
    return Cost(spent_ms, _memory_mib("VmHWM") - held)


def check_cost(target: str, content: bytes) -> None:
    """Lets a target have `content`. Raises AssertionError if that costs too much in a process of its own as well."""
    if measure(TARGETS[target], content).is_bounded(target):
        return
    alone = measure_alone(target, content)
    assert alone.is_bounded(target), f"{target} of {len(content)} bytes: {alone}"


def measure_alone(target: str, content: bytes) -> Cost:
    """Measures in a process of its own."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(content)
        file.flush()
        command = [sys.executable, "-m", "tests.fuzz.cost", target, file.name]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=_plain_environment())
    ms, mib = map(float, done.stdout.split())
    return Cost(ms, mib)


def _plain_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("COV")}


def _memory_mib(name: str) -> float:
    """Returns what this process holds (VmRSS), or the most that it held (VmHWM)."""
    status = Path("/proc/self/status").read_text()
    return int(status.partition(f"{name}:")[2].split(maxsplit=1)[0]) / 1024


def main() -> None:
    """Measures a file once everything is loaded, and prints milliseconds and MiB."""
    target, path = sys.argv[1:]
    warnings.simplefilter("ignore")
    TARGETS[target](next(seeds_of(target)))
    cost = measure(TARGETS[target], Path(path).read_bytes())
    print(cost.ms, cost.mib)


if __name__ == "__main__":
    main()
