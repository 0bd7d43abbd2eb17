"""Steady: from readings of single frames to cards that lie still, and cards that were taken away.

Nothing here knows a game. The accumulator is fed with what was read where, and tells what came to rest. The reader
says what a card is; whether it is still there, its pixels say.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.change import Box, Glance
from vision.matching import centre_of, match_cards, shared, single, width_of
from vision.presence import BARE_LIKE, CLEARER, STILL_LIKE, cells_inside, likeness
from vision.reading import Reading
from vision.shift import Warp, in_cells, moved_cells, moved_quad

LOOKS: Final = 2
"""How often a card must be read in the same place before it counts as laid."""
DOUBTFUL_LOOKS: Final = 6
"""How often a card that is read with little confidence is looked at before it counts all the same."""
CONFIDENT: Final = 0.9
MISSES: Final = 2
"""How often a card must be looked for in vain before it counts as gone."""
SAME_PLACE: Final = 0.15
"""How far a card may seem to move, in card widths, and still lie still."""
LOST_S: Final = 6.0
"""How long something may lie over a card before that card is no longer believed to be there."""
REPLACED: Final = 0.5
"""The share of a card on which another one lies now, when neither it nor the bare table is seen."""
PHANTOM: Final = 0.3
"""The share that a doubtful reading may have in common with a card that lies there unchanged."""
LEAST_PROBABILITY: Final = 1e-6


@dataclass(frozen=True, slots=True, eq=False)
class Laid:
    """A card came to rest: `track` names it from now on, `quad` (4, 2) is its outline, `probabilities` (52,) its faces.

    `at_s` is when it was first seen in this place.
    """

    track: int
    quad: NDArray[np.float32]
    probabilities: NDArray[np.float32]
    at_s: float


@dataclass(frozen=True, slots=True, eq=False)
class Revised:
    """Further looks at a laid card changed what it most probably is, or made it sure."""

    track: int
    probabilities: NDArray[np.float32]
    at_s: float


@dataclass(frozen=True, slots=True, eq=False)
class Gone:
    """A laid card is no longer where it lay; `bare`: the table is seen there as it was before."""

    track: int
    at_s: float
    bare: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class Nudged:
    """The camera was moved; `warp` (2, 3) maps where things were seen to where they are seen now."""

    warp: Warp
    at_s: float


Event: TypeAlias = Laid | Revised | Gone | Nudged


@dataclass(frozen=True, slots=True, eq=False)
class Track:
    """One card over time; `log_faces` (52,) is the sum of its looks' log probabilities.

    `before` is how the table looked when the card had not come yet, `lying` how it looked when it was last read;
    `lost_s` is since when neither it nor the bare table was seen there.
    """

    number: int
    quad: NDArray[np.float32]
    log_faces: NDArray[np.float64]
    since_s: float
    before: Glance | None = None
    lying: Glance | None = None
    looks: int = 1
    misses: int = 0
    laid: bool = False
    lost_s: float | None = None

    @property
    def probabilities(self) -> NDArray[np.float32]:
        """What the card most probably is, shape (52,): the looks' geometric mean, as like looks are no new evidence."""
        mean = self.log_faces / self.looks
        faces = np.exp(mean - mean.max())
        return np.asarray(faces / faces.sum(), np.float32)

    @property
    def is_sure(self) -> bool:
        """Whether its face is hardly in doubt."""
        return float(self.probabilities.max()) >= CONFIDENT


@dataclass(slots=True)
class Steady:
    """The small accumulator over time; the only thing of the live view that remembers."""

    tracks: dict[int, Track] = field(default_factory=dict)
    _number: int = 0
    _floor: Glance | None = None
    """The table as it was last seen where no card lies."""

    def see(
        self,
        at_s: float,
        readings: Sequence[Reading],
        looked: Sequence[Box],
        before: Glance | None = None,
        now: Glance | None = None,
    ) -> tuple[Event, ...]:
        """Takes in what was read at `at_s` in the boxes that were looked at; returns what came to rest or went.

        `before` is the table as it was when it last lay still, `now` as it is.
        """
        there = [track for track in self.tracks.values() if _touched(track.quad, looked)]
        readings = [reading for reading in single(readings) if not self._is_phantom(reading, now)]
        pairs, fresh, missing = match_cards(there, readings, lambda track: _still_there(track, now))
        events: list[Event] = []
        for track, reading in pairs:
            events += self._look_again(track, reading, at_s, now)
        for reading in fresh:
            self._number += 1
            self.tracks[self._number] = Track(
                self._number, reading.quad, _log_faces(reading), at_s, before=before, lying=now
            )
        for track in missing:
            events += self._miss(track, [*(reading for _, reading in pairs), *fresh], at_s, now)
        self._floor = now and _floor_after(self._floor, now, [track.quad for track in self.tracks.values()])
        return tuple(events)

    def forget(self) -> None:
        """Drops every card, as after the camera was moved; nothing counts as gone."""
        self.tracks.clear()
        self._floor = None

    def nudge(self, warp: Warp, now: Glance) -> None:
        """Moves every card as the picture moved."""
        self._floor = _moved(self._floor, now, warp)
        for number, track in self.tracks.items():
            self.tracks[number] = replace(
                track,
                quad=moved_quad(track.quad, warp),
                before=_moved(track.before, now, warp),
                lying=_moved(track.lying, now, warp),
            )

    def doubtful(self) -> list[NDArray[np.float32]]:
        """Returns the outlines of cards that should be looked at again."""
        return [
            track.quad
            for track in self.tracks.values()
            if track.looks < DOUBTFUL_LOOKS and track.misses == 0 and not (track.laid and track.is_sure)
        ]

    def _is_phantom(self, reading: Reading, now: Glance | None) -> bool:
        """Whether a doubtful reading lies on a card that has not moved: print of that card, or its other corner."""
        return any(
            track.laid
            and shared(reading.quad, track.quad) > PHANTOM
            and _best(reading) != int(track.log_faces.argmax())
            and (reading.card is None or reading.confidence < CONFIDENT)
            and track.is_sure
            and _still_there(track, now)
            for track in self.tracks.values()
        )

    def _look_again(self, track: Track, reading: Reading, at_s: float, now: Glance | None) -> list[Event]:
        moved = float(np.linalg.norm(centre_of(track.quad) - centre_of(reading.quad))) > SAME_PLACE * width_of(
            track.quad
        )
        if moved and not track.laid:
            faces = _log_faces(reading)
            self.tracks[track.number] = replace(
                track, quad=reading.quad, log_faces=faces, since_s=at_s, lying=now, looks=1, misses=0
            )
            return []
        faces = track.log_faces + _log_faces(reading)
        again = replace(
            track, quad=reading.quad, log_faces=faces, looks=track.looks + 1, misses=0, lying=now, lost_s=None
        )
        if not track.laid and (again.looks >= DOUBTFUL_LOOKS or (again.is_sure and again.looks >= LOOKS)):
            self.tracks[track.number] = replace(again, laid=True)
            return [Laid(track.number, again.quad, again.probabilities, track.since_s)]
        self.tracks[track.number] = again
        other = int(again.log_faces.argmax()) != int(track.log_faces.argmax())
        if track.laid and (other or again.is_sure > track.is_sure):
            return [Revised(track.number, again.probabilities, at_s)]
        return []

    def _miss(self, track: Track, readings: Sequence[Reading], at_s: float, now: Glance | None) -> list[Event]:
        """Decides about a card that was not read: it lies there all the same, it is covered, or it is gone."""
        if track.laid and _still_there(track, now):
            return []
        bare = _is_bare(track, now, self._floor)
        over = max((shared(reading.quad, track.quad) for reading in readings), default=0.0)
        if track.laid and not bare and over < REPLACED:
            lost_s = at_s if track.lost_s is None else track.lost_s
            if at_s - lost_s < LOST_S:
                self.tracks[track.number] = replace(track, lost_s=lost_s)
                return []
        if track.misses + 1 < MISSES:
            self.tracks[track.number] = replace(track, misses=track.misses + 1)
            return []
        del self.tracks[track.number]
        return [Gone(track.number, at_s, bare)] if track.laid else []


def _still_there(track: Track, now: Glance | None) -> bool:
    if now is None or track.lying is None:
        return False
    inside = cells_inside(track.quad, now)
    still = likeness(track.lying, now, inside)
    bare = likeness(track.before, now, inside) if track.before is not None else 0.0
    return still >= STILL_LIKE and still > bare + CLEARER


def _is_bare(track: Track, now: Glance | None, floor: Glance | None) -> bool:
    if now is None or track.before is None:
        return True
    inside = cells_inside(track.quad, now)
    return max(likeness(then, now, inside) for then in (track.before, floor or track.before)) >= BARE_LIKE


def _floor_after(floor: Glance | None, now: Glance, quads: Sequence[NDArray[np.float32]]) -> Glance:
    """Returns the memory of the bare table in today's light, renewed where no card lies."""
    if floor is None or floor.size != now.size:
        return now
    taken = np.zeros(now.cells.shape, np.uint8)
    for quad in quads:
        taken |= cells_inside(quad, now)
    taken = cv2.dilate(taken, np.ones((3, 3), np.uint8)).astype(np.uint8)
    free = taken == 0
    light = float(np.median((now.cells[free] + 4) / (floor.cells[free] + 4))) if free.any() else 1.0
    return Glance(np.where(free, now.cells, floor.cells * light).astype(np.float32), now.size)


def _moved(glance: Glance | None, now: Glance, warp: Warp) -> Glance | None:
    return None if glance is None else Glance(moved_cells(glance, now, in_cells(warp, now)), now.size)


def _best(reading: Reading) -> int:
    return int(reading.probabilities.argmax())


def _log_faces(reading: Reading) -> NDArray[np.float64]:
    return np.log(np.maximum(np.asarray(reading.probabilities, np.float64), LEAST_PROBABILITY))


def _touched(quad: NDArray[np.float32], boxes: Sequence[Box]) -> bool:
    """Whether a card lies mostly in the boxes: its middle does."""
    x, y = centre_of(quad)
    return any(left <= x < left + width and top <= y < top + height for left, top, width, height in boxes)


def box_of(quad: NDArray[np.float32]) -> Box:
    """Returns the upright box round an outline."""
    x, y, width, height = cv2.boundingRect(np.asarray(np.round(quad), np.int32))
    return int(x), int(y), int(width), int(height)
