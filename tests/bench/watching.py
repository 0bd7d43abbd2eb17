"""The screen while the camera is watched: from a touch to changed pixels, and from a card that lies still to the entry.

`python -m tests.bench.watching [--seconds N] [--seed N] [--fps N]` shows a simulated table in time, as a webcam does:
as JPEG pictures, drawn before, of which the other process takes the newest; meanwhile fingers touch the screen at any
moment. The screen is drawn in memory, by the processor.
"""

import argparse
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Final, Self

import cv2
import numpy as np

import tests.conftest  # noqa: F401  # Kivy stays quiet
from companion.app.camera_controller import CameraController
from companion.commands.demo import ScriptedPlayer
from companion.games.mast_year.actions import Play, Trunk
from companion.simulation.film import add_disturbances
from companion.simulation.mast_year import GAME, PLAYERS, SIMULATION, film, simulate
from companion.sources import PACE_S, simulated_table
from companion.ui.texts import SAY
from hardware.sources.frame_source import FPS
from hardware.sources.simulated import REACH_S, Lay
from tests.bench._durations import spread
from tests.bench.screens import read_pixels
from tests.ui.pilot import Pilot
from vision.frames import Frame

FRAME_S: Final = 1 / 60
TOUCHES_EVERY_S: Final = 0.8
STARTS_S: Final = 10.0
"""So much longer than the watching the film lasts: the other process takes some seconds to start."""
PICTURE: Final = "{:06}.jpg"
QUALITY: Final = 95
BEGUN: Final = "begun"


@dataclass
class FilmedTable:
    """Shows a folder of pictures, `fps` a second; writes down when, by this machine's clock, the first one is due."""

    folder: Path
    fps: float
    _begun_s: float = field(default=0.0, init=False)
    _seq: int = field(default=0, init=False)

    def __enter__(self) -> Self:
        self._begun_s = time.monotonic()
        (self.folder / BEGUN).write_text(str(self._begun_s))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing is held."""

    def read(self) -> Frame | None:
        """Returns the newest frame, or the next one when its time has come."""
        self._seq = max(self._seq + 1, int((time.monotonic() - self._begun_s) * self.fps))
        at_s = self._seq / self.fps
        time.sleep(max(0.0, self._begun_s + at_s - time.monotonic()))
        bgr = cv2.imread(str(self.folder / PICTURE.format(self._seq)))
        return None if bgr is None else Frame(np.asarray(bgr, np.uint8), self._seq, at_s)


def draw_film(seed: int, fps: float, seconds: float, folder: Path) -> None:
    """Draws the pictures of a game, as large as a webcam sends them."""
    with simulated_table(seed, fps, hands=None, game="mast-year") as table:
        while (frame := table.read()) is not None and frame.at_s < seconds:
            cv2.imwrite(str(folder / PICTURE.format(frame.seq)), frame.bgr, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--fps", type=float, default=FPS)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Pilot(Path(folder)) as pilot:
        record = simulate(arguments.seed)
        draw_film(arguments.seed, arguments.fps, arguments.seconds + STARTS_S, Path(folder))
        player = ScriptedPlayer(
            [entry.action for entry in record.entries if SIMULATION.is_hidden_choice(entry.action)], 0.0
        )
        camera = CameraController(
            pilot.controllers, partial(FilmedTable, Path(folder), arguments.fps), player, speed=1.0
        )
        pilot.controllers.camera = camera
        pilot.controllers.table.start(GAME, {}, PLAYERS)
        pilot.until(lambda: pilot.name == "play")
        camera.open()
        pilot.until(lambda: bool(camera.shown))
        touched_ms, entered_s = _watch(pilot, arguments.seconds)
        camera.close()
        waits_s = _waits(arguments.seed, float((Path(folder) / BEGUN).read_text()), entered_s)
    print(f"touch to changed pixels while watching: {spread(touched_ms)}")
    print(f"card lying still to its entry on the screen: {spread([1000 * wait for wait in waits_s])}")


def _watch(pilot: Pilot, seconds: float) -> tuple[list[float], list[tuple[Any, float]]]:
    """Returns the milliseconds of each touch, and when each action that the camera entered was shown."""
    random, touched_ms, entered = Random(1), list[float](), list[tuple[Any, float]]()
    end_s = time.monotonic() + seconds
    touch_s = time.monotonic() + TOUCHES_EVERY_S
    while time.monotonic() < end_s:
        frame_s = time.monotonic()
        if frame_s >= touch_s:
            touched_ms.append(_touch(pilot, random, touch_s))
            touch_s = time.monotonic() + TOUCHES_EVERY_S * (0.5 + random.random())
        pilot.frames(1)
        read_pixels()
        known = pilot.controllers.table.snapshot.entries
        entered += [(logged.entry.action, time.monotonic()) for logged in known[len(entered) :]]
        time.sleep(max(0.0, frame_s + FRAME_S - time.monotonic()))
    return touched_ms, entered


def _touch(pilot: Pilot, random: Random, since_s: float) -> float:
    """Puts a finger on a button and draws it away again; returns the milliseconds until other pixels are there.

    The buttons are such as act when the finger is lifted: what is played is not to change.
    """
    finger = pilot.press(pilot.button(SAY(random.choice(("ui.bar.menu", "ui.bar.history")))))
    read_pixels()
    taken_ms = 1000 * (time.monotonic() - since_s)
    finger.touch_move(2, 2)
    finger.touch_up()
    return taken_ms


def _waits(seed: int, begun_s: float, entered: list[tuple[Any, float]]) -> list[float]:
    """Returns how long after it lay still each card was shown as entered."""
    moves = [move for move in add_disturbances(film(simulate(seed), seed, PACE_S, None), seed) if isinstance(move, Lay)]
    still_s: dict[Any, list[float]] = {}
    waits = []
    for move in moves:
        still_s.setdefault(move.card, []).append(begun_s + move.at_s + REACH_S)
    for action, shown_s in entered:
        if isinstance(action, Trunk | Play):
            before = [at_s for at_s in still_s.get(action.card, ()) if at_s < shown_s]
            waits += [shown_s - before[-1]] if before else []
    return waits


if __name__ == "__main__":
    main()
