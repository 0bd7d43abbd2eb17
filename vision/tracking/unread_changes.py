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
"""How long after a change a card that came or went is read at the latest."""
KEPT_S: Final = 4.0
"""How long before or after a change the card that explains it may come or go: a hand may hide it meanwhile."""
EXPLAINED_SCALE: Final = 1.5
"""The scale of a card's outline within which it explains changes: its shadow and edges change, too."""
LEAST_SHARE: Final = 0.2
"""The minimum size of an unexplained spot, as a share of a card."""


@dataclass(slots=True)
class UnreadChanges:
    """Called for each frame; used by one thread."""

    _waiting: list[tuple[float, Marks]] = field(default_factory=list)
    _explained: list[tuple[float, Quad]] = field(default_factory=list)

    def notice(self, resting: Marks | None, at_s: float) -> None:
        """Notes what came to rest in a frame."""
        if resting is not None and resting.any():
            self._waiting.append((at_s, resting))

    def explain(self, quads: Sequence[Quad], at_s: float) -> None:
        """Notes where cards came or went."""
        self._explained = [one for one in self._explained if at_s - one[0] < 2 * KEPT_S]
        self._explained += [(at_s, quad) for quad in quads]

    def due(self, now: CellImage, at_s: float, card: Quad | None) -> tuple[UnreadChange, ...]:
        """Returns changes that no card explained in time; `card` is the outline of any card, None if none was seen."""
        due = [one for one in self._waiting if at_s - one[0] >= WAITS_S]
        self._waiting = [one for one in self._waiting if at_s - one[0] < WAITS_S]
        if card is None:
            return ()
        least = LEAST_SHARE * cells_of(card, now).sum()
        return tuple(change for since_s, marks in due for change in self._left(since_s, marks, now, float(least)))

    def _left(self, since_s: float, marks: Marks, now: CellImage, least: float) -> list[UnreadChange]:
        """Returns the spots of a change that no card explains."""
        left = marks.copy()
        for at_s, quad in self._explained:
            if abs(at_s - since_s) < KEPT_S:
                left[cells_of(scaled(quad, EXPLAINED_SCALE), now) > 0] = 0
        count, _, stats, _ = cv2.connectedComponentsWithStats(left, connectivity=8)
        spots = [stats[number] for number in range(1, count) if stats[number][cv2.CC_STAT_AREA] >= least]
        return [UnreadChange(_box_px(spot, now), since_s) for spot in spots]


def _box_px(spot: NDArray[np.int32], now: CellImage) -> Quad:
    """Returns the outline (4, 2) in pixels of a box of cells."""
    rows, columns = now.cells.shape
    x, y, wide, high = (int(part) for part in spot[:4])
    box = np.array([[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]], np.float32)
    return np.asarray(box * np.array([now.size[0] / columns, now.size[1] / rows], np.float32), np.float32)
