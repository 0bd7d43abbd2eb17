"""A table that lies still, as a camera shows it: only the sensor's noise and the lamps' flicker move."""

import time
from types import TracebackType
from typing import Self

import numpy as np

from companion.simulation.mast_year import film, simulate
from hardware.sources.simulated import SimulatedTable, TableSettings
from vision.frames import Frame
from vision.scenes import DeckCollection, SurfaceCollection

FPS = 10.0
DRAWN = 8


class StillTable:
    """Shows a trick that lies there, DRAWN pictures over and over, `fps` a second: drawing is not what is measured."""

    def __init__(self, fps: float = FPS) -> None:
        self._fps = fps

    def __enter__(self) -> Self:
        moves = film(simulate(3, hands=1), 3)[:6]
        at_s = max(move.at_s for move in moves) + 1.5
        with SimulatedTable(
            moves, DeckCollection.open("test"), SurfaceCollection.open("test"), TableSettings(3)
        ) as table:
            self._pictures = [table.picture(at_s + 0.1 * place) for place in range(DRAWN)]
        self._order = np.random.default_rng(1)
        self._opened_s, self._seq, self._last = time.monotonic(), 0, 0
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pictures = []

    def read(self) -> Frame | None:
        """Returns the next picture when its time has come; never the same twice."""
        time.sleep(max(0.0, self._opened_s + self._seq / self._fps - time.monotonic()))
        self._last = (self._last + int(self._order.integers(1, DRAWN))) % DRAWN
        frame = Frame(self._pictures[self._last], self._seq, time.monotonic() - self._opened_s)
        self._seq += 1
        return frame
