"""Pointer: plays a record on a real X server with real pointer events. Run inside one: SEED, GOAL, a folder.

Usage: SDL_VIDEODRIVER=x11 DISPLAY=:N python -m tests.ui.pointer FOLDER SEED GOAL
"""

import subprocess
import sys
from pathlib import Path
from typing import Any, Self

import tests.conftest  # noqa: F401  # Kivy stays quiet
from companion.simulation.mast_year import simulate
from tests.ui.pilot import FRAME_CLOCK, Pilot
from tests.ui.player import begin, play


class Pointer(Pilot):
    """A pilot whose finger is the X server's pointer."""

    def __enter__(self) -> Self:
        from kivy.base import EventLoop
        from kivy.input.factory import MotionEventFactory

        EventLoop.add_input_provider(MotionEventFactory.get("mouse")("mouse", "disable_multitouch"), True)
        return super().__enter__()

    def frames(self, count: int = 2) -> None:
        """Lets frames pass, each with what the X server tells."""
        from kivy.core.window import Window

        for _ in range(count):
            Window.mainloop()
            FRAME_CLOCK.pass_frame()

    def _touch_at(self, x: float, y: float) -> None:
        from kivy.core.window import Window

        self.pass_s(1.0)
        self._point("mousemove", str(round(Window.left + x)), str(round(Window.top + Window.height - y)))
        self._point("click", "1")
        self.frames(3)

    def _point(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], check=True)
        self.frames(3)


def main(folder: str, seed: str, goal: str) -> None:
    """Plays, and prints what was reached."""
    record = simulate(int(seed), {"goal": int(goal)})
    with Pointer(Path(folder)) as pilot:
        pilot.frames(10)
        pilot.tap_text = patient(pilot, pilot.tap_text)  # type: ignore[method-assign]
        begin(pilot)
        pilot.start("mast-year", record.options)
        play(pilot, record)
        pilot.until(lambda: pilot.name == "over")
        print("over", pilot.controllers.table.snapshot.number, flush=True)


def patient(pilot: Pilot, tap: Any) -> Any:
    """Returns `tap`, which waits until the server's events have led to another screen."""

    def tapped(text: str) -> None:
        before = pilot.name
        tap(text)
        pilot.until(lambda: pilot.name != before)

    return tapped


if __name__ == "__main__":
    main(*sys.argv[1:])
