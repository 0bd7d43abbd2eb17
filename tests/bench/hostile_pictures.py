"""Memory for hostile pictures: `… [NAME]…`. Each, or each named one, is scanned in a process of its own.

Prints the most memory of its own that each process held, in MiB, and what `companion scan` said.
"""

import sys
import tempfile
from pathlib import Path

from tests.vision.hostile import HOSTILE, MOST_MIB, scan_within


def main() -> None:
    """Measures and prints."""
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder:
        for name, draw in HOSTILE.items():
            if sys.argv[1:] and name not in sys.argv[1:]:
                continue
            path = Path(folder) / name
            path.write_bytes(draw())
            told, memory_mib = scan_within(path)
            worst = max(worst, memory_mib)
            print(f"{memory_mib:6.0f} MiB  {path.stat().st_size / 1000:8.0f} kB  {name}: {told}", flush=True)
            path.unlink()
    print(f"the most is {worst:.0f} MiB, {MOST_MIB} MiB are allowed")


if __name__ == "__main__":
    main()
