"""The monkey: touches, drags and keys without sense; `monkey.py 100000` for as many. Nothing is drawn, to be quick."""

import os
import sys
import tempfile
import time
from pathlib import Path

EVENTS = 3000
ROUND = 250


def main() -> None:
    """Plays about, and after each round finds the way back."""
    os.environ["KIVY_GL_BACKEND"] = "mock"
    import tests.conftest  # noqa: F401  # Kivy stays quiet
    from tests.ui.monkey import Monkey, go_home
    from tests.ui.pilot import Pilot

    events = int(sys.argv[1]) if len(sys.argv) > 1 else EVENTS
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, Pilot(Path(folder)) as pilot:
        monkey = Monkey(pilot, seed=events)
        for done in range(ROUND, events + 1, ROUND):
            monkey.play(ROUND)
            pilot.settle()
            go_home(pilot)
            if done % 5000 == 0:
                print(f"{done} events after {time.monotonic() - began:.0f} s", flush=True)
    print(f"{events} senseless events, no exception, always a way back; screens met: {', '.join(sorted(monkey.met))}")


if __name__ == "__main__":
    main()
