"""J13: the longest gap between two frames while each sync of the journal's disk takes 500 ms.

`python -m tests.bench.slow_disk [RUNS]`: an entry is then shown as taken after half a second or more, and no frame
waits for it. Measure on a machine that does nothing else.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.journal.strace import STRACE

DELAYS_MS = (0, 500)


def main() -> None:
    """Measures and prints."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    for delay_ms in DELAYS_MS:
        gaps = [_gap_ms(delay_ms) for _ in range(runs)]
        print(f"a sync takes {delay_ms} ms more: longest gap {min(gaps):.0f} ms; in all runs {gaps}")


def _gap_ms(delay_ms: int) -> float:
    assert STRACE, "strace is not installed"
    with tempfile.TemporaryDirectory() as folder:
        play = [sys.executable, "-m", "tests.ui.disk_play", str(Path(folder))]
        fault = f"inject=fdatasync:delay_enter={delay_ms * 1000}"
        command = [STRACE, "-f", "--seccomp-bpf", "-qq", "-o", "/dev/null", "-e", "trace=fdatasync", "-e", fault]
        done = subprocess.run([*command, *play], capture_output=True, text=True, check=True)
    return float(done.stdout.split()[1])


if __name__ == "__main__":
    main()
