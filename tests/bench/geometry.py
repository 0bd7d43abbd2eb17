"""The geometry of every screen, in each size, text size, language, contrast and for each hand: what is wrong with it.

`geometry.py 800x480` looks at one size only. A fault is a line, and the end is an error if there was one.
"""

import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import tests.conftest  # noqa: F401  # Kivy stays quiet

PERCENTS = (100, 150, 200)
LANGUAGES = ("en", "de")


def main() -> None:
    """Takes the tour through each of them."""
    from companion.ui.window import SIZES

    began_s, found = time.monotonic(), 0
    for size in sys.argv[1:] or SIZES:
        for settings in tables():
            faults = check_size(size, settings)
            found += len(faults)
            print(f"{size} {settings}: {len(faults)} faults after {time.monotonic() - began_s:.0f} s", flush=True)
            print("\n".join(faults), end="\n" if faults else "", flush=True)
    sys.exit(f"{found} faults" if found else 0)


def tables() -> Iterator[dict[str, Any]]:
    """Yields what can be set, in all combinations."""
    for percent, language, contrast, left in product(PERCENTS, LANGUAGES, (False, True), (False, True)):
        yield {"text_percent": percent, "language": language, "high_contrast": contrast, "left_handed": left}


def check_size(size: str, settings: dict[str, Any]) -> list[str]:
    """Returns the faults of all screens."""
    from tests.ui.geometry import contrast_faults, faults
    from tests.ui.pilot import Pilot
    from tests.ui.tour import tour

    found = []
    with tempfile.TemporaryDirectory() as folder, Pilot(Path(folder), size, **settings) as pilot:
        for stop in tour(pilot):
            found += [f"  {stop}: {fault}" for fault in (*faults(pilot), *contrast_faults(pilot))]
    return found


if __name__ == "__main__":
    main()
