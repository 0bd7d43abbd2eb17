"""J13: the longest gap between two frames while each sync of the journal's disk takes 500 ms.

`python -m tests.bench.slow_disk [RUNS]`: an entry is then shown as taken after half a second or more, and no frame
waits for it: at most 33 ms. The figure without the time for which other programs had the processor says the same on a
busy machine as on an idle one.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench._command_line import asked
from tests.journal.strace import STRACE

DELAYS_MS = (0, 500)
UNDRAWN = {**os.environ, "KIVY_GL_BACKEND": "mock"}
"""Frames are made and not drawn: in software, drawing takes longer than the rest."""


def main() -> None:
    """Measures and prints."""
    (runs,) = asked(3)
    for delay_ms in DELAYS_MS:
        gaps = [_gap_ms(delay_ms) for _ in range(runs)]
        clock, own = (sorted(kind) for kind in zip(*gaps, strict=True))
        print(
            f"a sync takes {delay_ms} ms more: longest gap {own[0]:.0f} ms without other programs, in all runs {own};"
        )
        print(f"  by the clock {clock[0]:.0f} ms, in all runs {clock}")


def _gap_ms(delay_ms: int) -> tuple[float, float]:
    assert STRACE, "strace is not installed"
    with tempfile.TemporaryDirectory() as folder:
        play = [sys.executable, "-m", "tests.ui.disk_play", str(Path(folder))]
        fault = f"inject=fdatasync:delay_enter={delay_ms * 1000}"
        command = [STRACE, "-f", "--seccomp-bpf", "-qq", "-o", "/dev/null", "-e", "trace=fdatasync", "-e", fault]
        done = subprocess.run([*command, *play], capture_output=True, text=True, check=True, env=UNDRAWN)
    by_the_clock, own = map(float, done.stdout.split()[1:3])
    return by_the_clock, own


if __name__ == "__main__":
    main()
