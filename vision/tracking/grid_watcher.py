"""Watches frames for cards in rows and columns: all are read whenever they lie still and have changed."""

from collections.abc import Sequence
from typing import Final, Protocol

from vision.frames import Frame
from vision.reader.cell_reader import GridReader
from vision.reader.grid import CellState, GridCells, read_grid
from vision.reading import Reading
from vision.tracking.change import ChangeDetector
from vision.tracking.events import Event, GridSeen
from vision.tracking.region_readings import RegionReader
from vision.tracking.watcher import Watcher

STILL_S: Final = 0.4
"""How long nothing must have moved before the table is read."""
MOST_READINGS: Final = 3
"""How often a table is read whose cards are in doubt, or lie in no lattice."""


class GridTableReader(GridReader, RegionReader, Protocol):
    """Reads the whole table, parts of it, and the cells of a grid."""


class GridWatcher:
    """`size` are the rows and columns in which the cards lie; used by one thread."""

    def __init__(self, reader: GridTableReader, size: tuple[int, int]) -> None:
        self._reader = reader
        self._watcher = Watcher(reader)
        self._size = size
        self._change = ChangeDetector()
        self._readings_left = 0
        self._moved_s = 0.0

    def see(self, frame: Frame) -> tuple[Event, ...]:
        """Returns how the cards lie, if that has changed; a frame with a flaw is ignored."""
        if frame.flaw is not None:
            return ()
        change = self._change.look(frame.thumbnail, (frame.bgr.shape[1], frame.bgr.shape[0]))
        if change.settled:
            self._readings_left = MOST_READINGS
        if change.settled or change.moving or frame.at_s < self._moved_s:
            self._moved_s = frame.at_s
        if not self._readings_left or frame.at_s - self._moved_s < STILL_S:
            return ()
        grid = self.scan_grid(frame, self._size, self.scan(frame))
        self._readings_left = 0 if grid is not None and is_read(grid) else self._readings_left - 1
        return () if grid is None else (GridSeen(grid, frame.at_s),)

    def scan(self, frame: Frame) -> Sequence[Reading]:
        """Returns every card in the whole frame."""
        return self._watcher.scan(frame)

    def scan_grid(self, frame: Frame, size: tuple[int, int], readings: Sequence[Reading]) -> GridCells | None:
        """Returns the cells of a grid, given the cards in the frame; None where they lie in no lattice."""
        return read_grid(frame.bgr, size, readings, self._reader)


def is_read(grid: GridCells) -> bool:
    """Whether nothing is in doubt: a face-down card without a token is, as another reading may show its face."""
    return not any(
        cell.state is CellState.DOUBTFUL or (cell.state is CellState.DOWN and cell.token is None)
        for row in grid
        for cell in row
    )
