"""How long a report on ten thousand games takes, and how much memory: `python -m tests.bench.report`."""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.events.rows import score_line, simulate_event

GAMES = 10_000
LIMIT_S = 3.0
LIMIT_MIB = 200.0
_REPORT = """
import resource, sys
from companion.__main__ import main
main(["report", "--json", sys.argv[1]])
took = resource.getrusage(resource.RUSAGE_SELF)
status = open("/proc/self/status").read()
print(took.ru_utime + took.ru_stime, status.split("VmHWM:")[1].split()[0], file=sys.stderr)
"""


def main() -> int:
    """Writes the rows of an event, reports on them in a process of its own, and prints what that took."""
    lines = [score_line(seed) for seed in range(12)]
    with tempfile.TemporaryDirectory() as folder:
        path = simulate_event("bench", GAMES, 1, lines).write(Path(folder) / "events.jsonl")
        began = time.perf_counter()
        done = subprocess.run([sys.executable, "-c", _REPORT, str(path)], check=True, capture_output=True, text=True)
        took_s = time.perf_counter() - began
        megabytes = path.stat().st_size / 1e6
    cpu_s, peak_kib = map(float, done.stderr.split())
    print(f"{GAMES} games, {megabytes:.0f} MB of rows")
    is_quick = measured("s of the processor", cpu_s, LIMIT_S)
    is_small = measured("MiB at most", peak_kib / 1024, LIMIT_MIB)
    print(f"{took_s:.2f} s by the clock, with what other programs took and the start of Python")
    return 0 if is_quick and is_small else 1


def measured(unit: str, found: float, asked: float) -> bool:
    """Prints what was measured beside what is asked; returns whether that is reached."""
    print(f"{found:.2f} {unit} (asked: {asked:.0f}): {'reached' if found <= asked else 'not reached'}")
    return found <= asked


if __name__ == "__main__":
    sys.exit(main())
