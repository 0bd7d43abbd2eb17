"""Moments at which a table lies still after it has changed."""

from dataclasses import dataclass
from typing import Final

from vision.frames import Frame
from vision.tracking.change import CellImage, cell_image, changed_cells

STILL_S: Final = 0.35
"""How long nothing must have moved."""


@dataclass(slots=True)
class StillMoments:
    """Detects the moments at which nothing moves and the table looks different from the last such moment."""

    _last: CellImage | None = None
    _moment: CellImage | None = None
    _since_s: float = 0.0

    def is_one(self, frame: Frame) -> bool:
        """Whether the next frame is such a moment."""
        now = cell_image(frame.bgr)
        if self._last is None or changed_cells(self._last, now).any():
            self._last, self._since_s = now, frame.at_s
            return False
        is_new = self._moment is None or bool(changed_cells(self._moment, now).any())
        if is_new and frame.at_s - self._since_s >= STILL_S:
            self._moment = now
            return True
        return False
