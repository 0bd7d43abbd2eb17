"""CardTracker: from readings of single frames to cards that lie still, and cards that were taken away.

Nothing here knows a game. The accumulator is fed with what was read where, and tells what came to rest. The reader
says what a card is; whether it is still there, its pixels say.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Box, centre_of, intersection_over_smaller, is_point_in, width_of
from vision.reading import Reading
from vision.tracking.background import Background
from vision.tracking.camera_shift import Warp
from vision.tracking.change import CellImage
from vision.tracking.matching import match_cards, without_duplicates
from vision.tracking.track import CONFIDENT, Track, log_faces

LOOKS: Final = 2
"""How often a card must be read in the same place before it counts as laid."""
DOUBTFUL_LOOKS: Final = 8
"""How often a card that is read with little confidence is looked at before it counts all the same."""
MISSES: Final = 2
"""How often a card must be looked for in vain before it counts as gone."""
SAME_PLACE: Final = 0.15
"""How far a card may seem to move, in card widths, and still lie still."""
LOST_S: Final = 6.0
"""How long something may lie over a card before that card is no longer believed to be there."""
REPLACED: Final = 0.5
"""The share of a card on which another one lies now, when neither it nor the bare table is seen."""
SAME_SPOT: Final = 0.85
"""Two outlines that share so much are one spot, on which one card lies."""
PHANTOM: Final = 0.3
"""The share that a doubtful reading may have in common with a card that lies there unchanged."""


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
class ReadRegion:
    """A part of the picture that was looked at; `before` is the table as it last lay still there."""

    box: Box
    before: CellImage | None = None


@dataclass(slots=True)
class CardTracker:
    """Accumulates readings over time; the only state that tracking keeps about cards."""

    tracks: dict[int, Track] = field(default_factory=dict)
    _rivals: dict[int, Track] = field(default_factory=dict)
    """What is hardly read in the very place of a card that is not read there any more, by that card's number."""
    _number: int = 0
    _floor: Background = field(default_factory=Background)

    def see(
        self, at_s: float, readings: Sequence[Reading], looked: Sequence[ReadRegion], now: CellImage | None = None
    ) -> tuple[Event, ...]:
        """Takes in all that was read at `at_s`, in the parts that were looked at; returns what came to rest or went.

        `now` is the table as it is. A card that was read in several parts is one look at it.
        """
        there = [track for track in self.tracks.values() if part_of(track.quad, looked)]
        told = without_duplicates(readings)
        readings = [reading for reading in told if not self._is_phantom(reading, now)]
        pairs, fresh, missing = match_cards(there, readings, lambda track: track.is_still_there(now))
        phantoms = [reading for reading in told if all(reading is not other for other in readings)]
        rivals = {track.number: self._rivals.pop(track.number, None) for track in there}
        events = self._note_rivals(missing, phantoms, rivals, at_s)
        missing = [track for track in missing if track.number in self.tracks]
        for track, reading in pairs:
            if at_s not in track.read_s:
                events += self._look_again(track.looked_at(at_s), reading, at_s, now)
        for reading in fresh:
            self._number += 1
            part = part_of(reading.quad, looked)
            before = part.before if part else None
            self.tracks[self._number] = Track(
                self._number, reading.quad, log_faces(reading), at_s, (at_s,), before, now
            )
        others = [*(reading for _, reading in pairs), *fresh]
        for track in missing:
            if at_s not in track.read_s:
                events += self._miss(track.looked_at(at_s), others, at_s, now)
        if now is not None:
            self._floor.see(at_s, now, [track.quad for track in self.tracks.values()])
        return tuple(events)

    def forget(self) -> None:
        """Drops every card, as after the camera was moved; nothing counts as gone."""
        self.tracks.clear()
        self._rivals.clear()
        self._floor.forget()

    def nudge(self, warp: Warp, now: CellImage) -> None:
        """Moves every card as the picture moved."""
        self._floor.nudge(warp, now)
        for number, track in self.tracks.items():
            self.tracks[number] = track.nudged(warp, now)
        self._rivals.clear()

    def knows(self, reading: Reading) -> bool:
        """Whether a card with this face lies about there already."""
        return any(
            intersection_over_smaller(reading.quad, track.quad) > PHANTOM
            and _best(reading) == int(track.log_faces.argmax())
            for track in self.tracks.values()
            if track.laid
        )

    def doubtful(self) -> list[NDArray[np.float32]]:
        """Returns the outlines of cards that should be looked at again."""
        return [
            track.quad
            for track in self.tracks.values()
            if track.looks < DOUBTFUL_LOOKS and track.misses == 0 and not (track.laid and track.is_settled)
        ] + [rival.quad for rival in self._rivals.values()]

    def unconfirmed(self) -> list[NDArray[np.float32]]:
        """Returns the outlines of cards that a further look would make laid or gone."""
        return [
            track.quad
            for track in self.tracks.values()
            if track.misses == MISSES - 1 or (not track.laid and track.looks == LOOKS - 1)
        ]

    def _is_phantom(self, reading: Reading, now: CellImage | None) -> bool:
        """Whether a doubtful reading lies on a card that has not moved: print of that card, or its other corner."""
        return any(
            track.laid
            and intersection_over_smaller(reading.quad, track.quad) > PHANTOM
            and _best(reading) != int(track.log_faces.argmax())
            and (reading.card is None or reading.confidence < CONFIDENT)
            and track.is_sure
            and track.is_still_there(now)
            for track in self.tracks.values()
        )

    def _note_rivals(
        self, missing: Sequence[Track], phantoms: Sequence[Reading], before: Mapping[int, Track | None], at_s: float
    ) -> list[Event]:
        """Replaces cards that are not read any more by others that are read in their very place again and again."""
        events: list[Event] = []
        for track in missing:
            here = [one for one in phantoms if intersection_over_smaller(one.quad, track.quad) > SAME_SPOT]
            if not track.laid or not here:
                continue
            rival = _rival_of(track, before[track.number], here[0], at_s)
            if rival.looks < DOUBTFUL_LOOKS:
                self._rivals[track.number] = rival
                continue
            self._number += 1
            del self.tracks[track.number]
            self.tracks[self._number] = replace(rival, number=self._number, laid=True)
            events += [
                Gone(track.number, at_s, bare=False),
                Laid(self._number, rival.quad, rival.probabilities, rival.since_s),
            ]
        return events

    def _look_again(self, track: Track, reading: Reading, at_s: float, now: CellImage | None) -> list[Event]:
        away = float(np.linalg.norm(centre_of(track.quad) - centre_of(reading.quad)))
        moved = away > SAME_PLACE * width_of(track.quad) and not track.is_still_there(now)
        if moved and not track.laid:
            faces = log_faces(reading)
            self.tracks[track.number] = replace(
                track, quad=reading.quad, log_faces=faces, since_s=at_s, lying=now, looks=1, misses=0
            )
            return []
        faces = track.log_faces + log_faces(reading)
        since_s = min(track.since_s, at_s)
        again = replace(
            track,
            quad=reading.quad,
            log_faces=faces,
            since_s=since_s,
            looks=track.looks + 1,
            misses=0,
            lying=now,
            lost_s=None,
        )
        if not track.laid and (again.looks >= DOUBTFUL_LOOKS or (again.is_settled and again.looks >= LOOKS)):
            self.tracks[track.number] = replace(again, laid=True)
            return [Laid(track.number, again.quad, again.probabilities, again.since_s)]
        self.tracks[track.number] = again
        other = int(again.log_faces.argmax()) != int(track.log_faces.argmax())
        if track.laid and (other or again.is_settled > track.is_settled):
            return [Revised(track.number, again.probabilities, at_s)]
        return []

    def _miss(self, track: Track, readings: Sequence[Reading], at_s: float, now: CellImage | None) -> list[Event]:
        """Decides about a card that was not read: it lies there all the same, it is covered, or it is gone."""
        if track.laid and track.is_still_there(now) and not _is_covered(track, readings):
            return []
        bare = track.is_bare(now, self._floor.memories)
        over = max((intersection_over_smaller(reading.quad, track.quad) for reading in readings), default=0.0)
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


def _best(reading: Reading) -> int:
    return int(reading.probabilities.argmax())


def _is_covered(track: Track, readings: Sequence[Reading]) -> bool:
    """Whether another card is surely read in a card's very place; from afar the two may look alike."""
    return any(
        reading.confidence >= CONFIDENT and intersection_over_smaller(reading.quad, track.quad) > SAME_SPOT
        for reading in readings
        if _best(reading) != int(track.log_faces.argmax())
    )


def _rival_of(track: Track, before: Track | None, reading: Reading, at_s: float) -> Track:
    """Returns the rival of a card after one more look, or a new one if another face was read."""
    faces = log_faces(reading)
    if before is None or int(before.log_faces.argmax()) != _best(reading):
        return Track(0, reading.quad, faces, at_s, (at_s,), track.before, track.lying)
    if at_s in before.read_s:
        return before
    return replace(before.looked_at(at_s), log_faces=before.log_faces + faces, looks=before.looks + 1)


def part_of(quad: NDArray[np.float32], parts: Sequence[ReadRegion]) -> ReadRegion | None:
    """Returns the part in which a card mostly lies: its middle does."""
    x, y = centre_of(quad)
    return next((part for part in parts if is_point_in(part.box, x, y)), None)
