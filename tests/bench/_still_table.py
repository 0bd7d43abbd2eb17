"""A table that lies still, as a camera shows it: only the sensor's noise and the lamps' flicker move."""

import time
from pathlib import Path
from types import TracebackType
from typing import Self

import numpy as np
import numpy.typing as npt

from companion.simulation.mast_year import film, simulate
from hardware.sources.simulated import SimulatedTable, TableSettings
from vision.frames import Frame
from vision.scenes import DeckCollection, SurfaceCollection

Pictures = npt.NDArray[np.uint8]

FPS = 10.0
DRAWN = 8


def draw_pictures() -> Pictures:
    """Returns DRAWN pictures (DRAWN, h, w, 3) of a trick that lies there."""
    moves = film(simulate(3, hands=1), 3)[:6]
    at_s = max(move.at_s for move in moves) + 1.5
    with SimulatedTable(moves, DeckCollection.open("test"), SurfaceCollection.open("test"), TableSettings(3)) as table:
        return np.stack([table.picture(at_s + 0.1 * place) for place in range(DRAWN)])


class StillTable:
    """Shows the pictures over and over, `fps` a second: drawing is not what is measured.

    `kept` is a file with them, for a camera that is opened again and again: drawing takes seconds each time.
    """

    def __init__(self, fps: float = FPS, kept: Path | None = None) -> None:
        self._fps = fps
        self._kept = kept

    def __enter__(self) -> Self:
        self._pictures: Pictures | tuple[()] = np.load(self._kept, mmap_mode="r") if self._kept else draw_pictures()
        self._order = np.random.default_rng(1)
        self._opened_s, self._seq, self._last = time.monotonic(), 0, 0
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pictures = ()

    def read(self) -> Frame | None:
        """Returns the next picture when its time has come; never the same twice."""
        time.sleep(max(0.0, self._opened_s + self._seq / self._fps - time.monotonic()))
        self._last = (self._last + int(self._order.integers(1, DRAWN))) % DRAWN
        frame = Frame(self._pictures[self._last], self._seq, time.monotonic() - self._opened_s)
        self._seq += 1
        return frame
