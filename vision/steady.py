"""Steady: from readings of single frames to cards that lie still, and cards that were taken away.

Nothing here knows a game. The accumulator is fed with what was read where, and tells what came to rest.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import Reading

Box: TypeAlias = tuple[int, int, int, int]
"""A part of the picture: x, y, width, height in pixels."""

LOOKS: Final = 2
"""How often a card must be read in the same place before it counts as laid."""
MISSES: Final = 2
"""How often a card must be looked for in vain before it counts as gone."""
SAME_PLACE: Final = 0.15
"""How far a card may seem to move, in card widths, and still lie still."""
NEAR: Final = 0.45
"""How far a card may be from where it was, in card widths, to be the same one moved."""
COVERED: Final = 0.2
"""The share of a card under another one from which on it need not be seen again."""
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
    """Further looks at a laid card changed what it most probably is."""

    track: int
    probabilities: NDArray[np.float32]
    at_s: float


@dataclass(frozen=True, slots=True, eq=False)
class Gone:
    """A laid card is no longer where it lay."""

    track: int
    at_s: float


Event: TypeAlias = Laid | Revised | Gone


@dataclass(frozen=True, slots=True, eq=False)
class Track:
    """One card over time; `log_faces` (52,) is the sum of its looks' log probabilities."""

    number: int
    quad: NDArray[np.float32]
    log_faces: NDArray[np.float64]
    since_s: float
    looks: int = 1
    misses: int = 0
    laid: bool = False

    @property
    def probabilities(self) -> NDArray[np.float32]:
        """What the card most probably is, shape (52,): the looks' geometric mean, as like looks are no new evidence."""
        mean = self.log_faces / self.looks
        faces = np.exp(mean - mean.max())
        return np.asarray(faces / faces.sum(), np.float32)

    @property
    def centre(self) -> NDArray[np.float32]:
        """The middle of the card in pixels, shape (2,)."""
        middle: NDArray[np.float32] = self.quad.mean(axis=0)
        return middle

    @property
    def width_px(self) -> float:
        """The card's width: the shorter of its sides, on average."""
        return float(np.linalg.norm(self.quad[1] - self.quad[0]) + np.linalg.norm(self.quad[2] - self.quad[3])) / 2


@dataclass(slots=True)
class Steady:
    """The small accumulator over time; the only thing of the live view that remembers."""

    tracks: dict[int, Track] = field(default_factory=dict)
    _number: int = 0

    def see(self, at_s: float, readings: Sequence[Reading], looked: Sequence[Box]) -> tuple[Event, ...]:
        """Takes in what was read at `at_s` in the boxes that were looked at; returns what came to rest or went."""
        there = [track for track in self.tracks.values() if _inside(track.centre, looked)]
        pairs, fresh, missing = _match(there, readings)
        events: list[Event] = []
        for track, reading in pairs:
            events += self._look_again(track, reading, at_s)
        for reading in fresh:
            self._number += 1
            self.tracks[self._number] = Track(self._number, reading.quad, _log_faces(reading), at_s)
        for track in missing:
            events += self._miss(track, readings, at_s)
        return tuple(events)

    def forget(self) -> None:
        """Drops every card, as after the camera was moved; nothing counts as gone."""
        self.tracks.clear()

    def _look_again(self, track: Track, reading: Reading, at_s: float) -> list[Event]:
        moved = float(np.linalg.norm(track.centre - reading.quad.mean(axis=0))) > SAME_PLACE * track.width_px
        if moved and not track.laid:
            self.tracks[track.number] = Track(track.number, reading.quad, _log_faces(reading), at_s)
            return []
        faces = track.log_faces + _log_faces(reading)
        again = replace(track, quad=reading.quad, log_faces=faces, looks=track.looks + 1, misses=0)
        if not track.laid and again.looks >= LOOKS:
            self.tracks[track.number] = replace(again, laid=True)
            return [Laid(track.number, again.quad, again.probabilities, track.since_s)]
        self.tracks[track.number] = again
        if track.laid and int(again.log_faces.argmax()) != int(track.log_faces.argmax()):
            return [Revised(track.number, again.probabilities, at_s)]
        return []

    def _miss(self, track: Track, readings: Sequence[Reading], at_s: float) -> list[Event]:
        if track.laid and any(_overlap(track.quad, reading.quad) > COVERED for reading in readings):
            return []
        if track.misses + 1 < MISSES:
            self.tracks[track.number] = replace(track, misses=track.misses + 1)
            return []
        del self.tracks[track.number]
        return [Gone(track.number, at_s)] if track.laid else []


def _match(
    tracks: Sequence[Track], readings: Sequence[Reading]
) -> tuple[list[tuple[Track, Reading]], list[Reading], list[Track]]:
    """Returns pairs of a track and its reading, nearest first; readings of new cards; tracks that were not found."""
    near = sorted(
        (
            (float(np.linalg.norm(track.centre - reading.quad.mean(axis=0))), place, track, reading)
            for track in tracks
            for place, reading in enumerate(readings)
        ),
        key=lambda item: (item[0], item[1], item[2].number),
    )
    pairs: list[tuple[Track, Reading]] = []
    used_tracks: set[int] = set()
    used_readings: set[int] = set()
    for distance, place, track, reading in near:
        free = track.number not in used_tracks and place not in used_readings
        if free and distance < NEAR * track.width_px:
            pairs.append((track, reading))
            used_tracks.add(track.number)
            used_readings.add(place)
    fresh = [reading for place, reading in enumerate(readings) if place not in used_readings]
    return pairs, fresh, [track for track in tracks if track.number not in used_tracks]


def _log_faces(reading: Reading) -> NDArray[np.float64]:
    return np.log(np.maximum(np.asarray(reading.probabilities, np.float64), LEAST_PROBABILITY))


def _inside(point: NDArray[np.float32], boxes: Sequence[Box]) -> bool:
    return any(x <= point[0] < x + width and y <= point[1] < y + height for x, y, width, height in boxes)


def _overlap(under: NDArray[np.float32], over: NDArray[np.float32]) -> float:
    """Returns the share of the quad `under` that the quad `over` covers."""
    area, _ = cv2.intersectConvexConvex(under, over)
    return float(area) / max(float(cv2.contourArea(under)), 1.0)
