"""Unread changes: what came to rest on the table, or went, and is explained by no card that was read."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import UNIT_SQUARE, Quad, scaled
from vision.tracking.change import CellImage, Marks
from vision.tracking.events import Event, TrackGone, TrackLaid, TrackMoved, UnreadChange
from vision.tracking.presence import cells_of

WAITS_S: Final = 1.5
"""How long after a change a card that came or went is read at the latest."""
KEPT_S: Final = 4.0
"""How long before or after a change the card that explains it may come or go: a hand may hide it meanwhile."""
EXPLAINED_SCALE: Final = 1.5
"""The scale of a card's outline within which it explains changes: its shadow and edges change, too."""
LEAST_SHARE: Final = 0.2
"""The minimum size of an unexplained spot, as a share of a card."""
USUAL_SHARE: Final = 0.14
USUAL_ASPECT: Final = 1.4
"""A card's height as a share of the picture's, and over its width, while no card was read."""
LEAST_SIDE: Final = 0.7
MOST_SIDE: Final = 1.2
"""The box round a spot that may be a card has at least this share of the shorter side, and at most of the diagonal."""


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

    def is_due(self, at_s: float) -> bool:
        """Says whether some change waited long enough for a card."""
        return any(at_s - since_s >= WAITS_S for since_s, _ in self._waiting)

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


class UnreadCardChanges:
    """What came to rest, or went, on a table of tracked cards and was read as none of them, though as large as one.

    Called for each frame; used by one thread.
    """

    def __init__(self) -> None:
        self._changes = UnreadChanges()
        self._quads: dict[int, Quad] = {}
        self._card: Quad | None = None
        """The outline of the card that was laid last."""

    def see(
        self, resting: Marks | None, events: Sequence[Event], now: CellImage, at_s: float
    ) -> tuple[UnreadChange, ...]:
        """Takes in what rests since the last frame, and which cards came and went; returns what no card explains."""
        self._changes.notice(resting, at_s)
        came_and_went = [quad for event in events for quad in self._follow(event)]
        if self._changes.is_due(at_s):
            came_and_went += self._quads.values()
        if came_and_went:
            self._changes.explain(came_and_went, at_s)
        card = _usual_card(now) if self._card is None else self._card
        return tuple(one for one in self._changes.due(now, at_s, card) if _is_like_card(one.quad, card, now))

    def _follow(self, event: Event) -> list[Quad]:
        """Notes where a card lies now; returns where it came to lie, and where it lay."""
        if isinstance(event, TrackLaid | TrackMoved):
            before = self._quads.get(event.track)
            self._quads[event.track] = self._card = event.quad
            return [event.quad, *([] if before is None else [before])]
        if isinstance(event, TrackGone):
            return [self._quads.pop(event.track)] if event.track in self._quads else []
        return []


def _is_like_card(box: Quad, card: Quad, now: CellImage) -> bool:
    """Says whether a box may be one card's, which lies wholly in the picture: hands and arms reach out of it."""
    low, high = box[0], box[2]
    sides = np.linalg.norm(card - np.roll(card, -1, axis=0), axis=1)
    is_whole = bool((low > 0).all() and (high < now.size).all())
    is_large = float((high - low).min()) >= LEAST_SIDE * float(sides.min())
    return is_whole and is_large and float((high - low).max()) <= MOST_SIDE * float(np.hypot(*sides[:2]))


def _usual_card(now: CellImage) -> Quad:
    """Returns the outline of a card as large as cards usually are in a picture of a table."""
    height = USUAL_SHARE * now.size[1]
    return UNIT_SQUARE * np.array([height / USUAL_ASPECT, height], np.float32)


def _box_px(spot: NDArray[np.int32], now: CellImage) -> Quad:
    """Returns the outline (4, 2) in pixels of a box of cells."""
    rows, columns = now.cells.shape
    x, y, wide, high = (int(part) for part in spot[:4])
    box = np.array([[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]], np.float32)
    return np.asarray(box * np.array([now.size[0] / columns, now.size[1] / rows], np.float32), np.float32)
