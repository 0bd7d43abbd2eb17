"""Unread changes: what came to rest on the table, or went, and is explained by no card that was read."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Quad, scaled
from vision.tracking.change import CellImage, Marks
from vision.tracking.events import UnreadChange
from vision.tracking.presence import cells_of

WAITS_S: Final = 1.5
"""A card that came or went is read at the latest so long after the change."""
KEPT_S: Final = 4.0
"""So long before or after a change a card may have come or gone that explains it: a hand hides it meanwhile."""
GROWN: Final = 1.5
"""A card explains what changes in its outline, grown so many times: its shadow and edges change too."""
LEAST: Final = 0.2
"""What is left must be at least so large, in parts of a card."""


@dataclass(slots=True)
class UnreadChanges:
    """Called for each frame; used by one thread."""

    _waiting: list[tuple[float, Marks]] = field(default_factory=list)
    _explained: list[tuple[float, Quad]] = field(default_factory=list)

    def notice(self, resting: Marks | None, at_s: float) -> None:
        """Takes in what came to rest in a frame."""
        if resting is not None and resting.any():
            self._waiting.append((at_s, resting))

    def explain(self, quads: Sequence[Quad], at_s: float) -> None:
        """Takes in where cards came or went."""
        self._explained = [one for one in self._explained if at_s - one[0] < 2 * KEPT_S]
        self._explained += [(at_s, quad) for quad in quads]

    def due(self, now: CellImage, at_s: float, card: Quad | None) -> tuple[UnreadChange, ...]:
        """Returns the changes that no card has explained in time; `card` is how large one is, None if none was seen."""
        due = [one for one in self._waiting if at_s - one[0] >= WAITS_S]
        self._waiting = [one for one in self._waiting if at_s - one[0] < WAITS_S]
        if card is None:
            return ()
        least = LEAST * cells_of(card, now).sum()
        return tuple(change for since_s, marks in due for change in self._left(since_s, marks, now, float(least)))

    def _left(self, since_s: float, marks: Marks, now: CellImage, least: float) -> list[UnreadChange]:
        """Returns the spots of a change that no card explains."""
        left = marks.copy()
        for at_s, quad in self._explained:
            if abs(at_s - since_s) < KEPT_S:
                left[cells_of(scaled(quad, GROWN), now) > 0] = 0
        count, _, stats, _ = cv2.connectedComponentsWithStats(left, connectivity=8)
        spots = [stats[number] for number in range(1, count) if stats[number][cv2.CC_STAT_AREA] >= least]
        return [UnreadChange(_box_px(spot, now), since_s) for spot in spots]


def _box_px(spot: NDArray[np.int32], now: CellImage) -> Quad:
    """Returns the outline (4, 2) in pixels of a box of cells."""
    rows, columns = now.cells.shape
    x, y, wide, high = (int(part) for part in spot[:4])
    box = np.array([[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]], np.float32)
    return np.asarray(box * np.array([now.size[0] / columns, now.size[1] / rows], np.float32), np.float32)
