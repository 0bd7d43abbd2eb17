"""Combines the readings of single frames into cards that lie still and cards that were taken away."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import (
    Box,
    centre_of,
    centres_apart,
    intersection_over_smaller,
    is_point_in,
    width_of,
    without_overlap,
)
from vision.reading import Reading
from vision.tracking.background import Background
from vision.tracking.camera_shift import Warp
from vision.tracking.change import CellImage
from vision.tracking.events import (
    Event,
    TrackGone,
    TrackLaid,
    TrackMoved,
    TrackRevised,
)
from vision.tracking.track import CONFIDENT, Track, is_moved, log_faces

NEAR: Final = 0.45
"""The maximum distance, in card widths, at which a reading can be the same card moved."""
NEAR_ALIKE: Final = 1.0
"""The maximum distance if it also shows the same face."""
ONE_CARD: Final = 0.7
"""Readings that overlap by this share of the smaller one are one card, whatever they show."""
ONE_FACE: Final = 0.1
"""Readings of the same face with this overlap are one card."""
LIKELY: Final = 0.75
"""From this probability on another face means another card, if the earlier card is no longer seen."""
OTHER: Final = 0.9
"""From this probability on another face means another card, if the track's own face is as probable."""

NAMED: Final = 0.6
"""From this probability on a reading names its face."""
UNLIKE: Final = 0.02
"""A reading gives the face of a certain card at most this probability: it belongs to another card."""


def without_duplicates(readings: Sequence[Reading]) -> list[Reading]:
    """Returns one reading for each card, the most confident first (non-maximum suppression)."""
    order = sorted(readings, key=lambda reading: (reading.card is None, -reading.confidence))
    return without_overlap(order, lambda reading, kept: any(_is_one(reading, other) for other in kept))


def match_cards(
    tracks: Sequence[Track], readings: Sequence[Reading], is_there: Callable[[Track], bool]
) -> tuple[list[tuple[Track, Reading]], list[Reading], list[Track]]:
    """Returns pairs of a track and its reading, readings of new cards, and tracks that were not found.

    Cards of the same face are matched first, then those in the same place; `is_there` says whether a card's pixels
    are unchanged, so that an equal face elsewhere is not mistaken for it.
    """
    offers = []
    for place, reading in enumerate(readings):
        for track in tracks:
            away = centres_apart(track.quad, reading.quad) / width_of(track.quad)
            alike = int(track.probabilities.argmax()) == int(reading.probabilities.argmax())
            if alike and away < NEAR_ALIKE:
                offers.append((0, away, place, track.number, track))
            elif away < NEAR and not _is_other(track, reading, is_there):
                offers.append((1, away, place, track.number, track))
            elif alike and float(reading.probabilities.max()) >= OTHER and not is_there(track):
                offers.append((2, away, place, track.number, track))
    pairs: list[tuple[Track, Reading]] = []
    found: set[int] = set()
    used: set[int] = set()
    for _, _, place, number, track in sorted(offers, key=lambda offer: offer[:4]):
        if place not in used and number not in found:
            pairs.append((track, readings[place]))
            used.add(place)
            found.add(number)
    fresh = [reading for place, reading in enumerate(readings) if place not in used]
    return pairs, fresh, [track for track in tracks if track.number not in found]


def _is_one(reading: Reading, surer: Reading) -> bool:
    area = intersection_over_smaller(reading.quad, surer.quad)
    alike = int(reading.probabilities.argmax()) == int(surer.probabilities.argmax())
    return area > ONE_CARD or (alike and area > ONE_FACE)


def _is_other(track: Track, reading: Reading, is_there: Callable[[Track], bool]) -> bool:
    """Whether a reading in a track's place is another card, which took that place."""
    mine, its = track.probabilities, reading.probabilities
    if int(mine.argmax()) == int(its.argmax()):
        return False
    if float(mine.max()) >= OTHER and float(its.max()) >= OTHER:
        return True
    unlike = float(mine.max()) >= OTHER or (float(mine.max()) >= NAMED and float(mine @ its) < UNLIKE)
    return unlike and float(its.max()) >= LIKELY and not is_there(track)


MIN_READINGS: Final = 2
"""How often a card must be read in the same place before it counts as laid (a debounce)."""
MIN_DOUBTFUL_READINGS: Final = 8
"""How often a card that is read with low confidence is read before it counts nevertheless."""
MIN_MISSES: Final = 2
"""How often a card must be missed before it counts as gone."""
SAME_PLACE: Final = 0.15
"""How far a card may appear to move, in card widths, and still count as resting."""
LOST_S: Final = 6.0
"""How long a card may be covered by something before it counts as gone."""
REPLACED_OVERLAP: Final = 0.5
"""The overlap from which another card replaces one that is no longer seen, if the bare table is not seen either."""
SAME_SPOT_OVERLAP: Final = 0.85
"""Outlines with this intersection over union are the same spot, where a single card lies."""
MAX_MISREAD_OVERLAP: Final = 0.3
"""The overlap that a doubtful reading may have with an unchanged card."""


@dataclass(frozen=True, slots=True, eq=False)
class ReadRegion:
    """A part of the picture that was read; `before` is the table there when it was last still."""

    box: Box
    before: CellImage | None = None


@dataclass(slots=True)
class CardTracker:
    """Accumulates readings over time; holds all state of tracking about cards."""

    tracks: dict[int, Track] = field(default_factory=dict)
    _rivals: dict[int, Track] = field(default_factory=dict)
    """By a card's number: the possible replacement that is read in its place while the card itself is not."""
    _number: int = 0
    _floor: Background = field(default_factory=Background)

    def see(
        self, at_s: float, readings: Sequence[Reading], regions: Sequence[ReadRegion], now: CellImage | None = None
    ) -> tuple[Event, ...]:
        """Processes what was read at `at_s` in `regions`; returns which cards came to rest or went.

        `now` is the table as it is. A card that was read in several parts counts once.
        """
        there = [track for track in self.tracks.values() if part_of(track.quad, regions)]
        distinct = without_duplicates(readings)
        readings = [reading for reading in distinct if not self._is_misread_part(reading, now)]
        pairs, fresh, missing = match_cards(there, readings, lambda track: track.is_still_there(now))
        misread = [reading for reading in distinct if all(reading is not other for other in readings)]
        rivals = {track.number: self._rivals.pop(track.number, None) for track in there}
        events = self._note_rivals(missing, misread, rivals, at_s)
        missing = [track for track in missing if track.number in self.tracks]
        for track, reading in pairs:
            if at_s not in track.read_s:
                events += self._reread(track.read_at(at_s), reading, at_s, now)
        for reading in fresh:
            self._number += 1
            part = part_of(reading.quad, regions)
            before = part.before if part else None
            self.tracks[self._number] = Track(
                self._number, reading.quad, log_faces(reading), at_s, (at_s,), before, now
            )
        others = [*(reading for _, reading in pairs), *fresh]
        for track in missing:
            if at_s not in track.read_s:
                events += self._miss(track.read_at(at_s), others, at_s, now)
        if now is not None:
            self._floor.see(at_s, now, [track.quad for track in self.tracks.values()])
        return tuple(events)

    def forget(self, at_s: float) -> list[TrackGone]:
        """Discards every card, as after a change of the frame size; returns those that had been reported, as gone."""
        gone = [TrackGone(track.number, at_s, bare=False) for track in self.tracks.values() if track.laid]
        self.tracks.clear()
        self._rivals.clear()
        self._floor.forget()
        return gone

    def nudge(self, warp: Warp, now: CellImage) -> None:
        """Moves every card as the picture moved."""
        self._floor.nudge(warp, now)
        for number, track in self.tracks.items():
            self.tracks[number] = track.nudged(warp, now)
        self._rivals.clear()

    def knows(self, reading: Reading) -> bool:
        """Whether a card with this face already lies near that place."""
        return any(
            intersection_over_smaller(reading.quad, track.quad) > MAX_MISREAD_OVERLAP
            and _best(reading) == int(track.log_faces.argmax())
            for track in self.tracks.values()
            if track.laid
        )

    def doubtful(self) -> list[NDArray[np.float32]]:
        """Returns the outlines of cards that should be read again."""
        return [
            track.quad
            for track in self.tracks.values()
            if track.times_read < MIN_DOUBTFUL_READINGS and track.misses == 0 and not (track.laid and track.is_settled)
        ] + [rival.quad for rival in self._rivals.values()]

    def unconfirmed(self) -> list[Track]:
        """Returns the cards that one more reading would confirm as laid or gone."""
        return [
            track
            for track in self.tracks.values()
            if track.misses == MIN_MISSES - 1 or (not track.laid and track.times_read == MIN_READINGS - 1)
        ]

    def _is_misread_part(self, reading: Reading, now: CellImage | None) -> bool:
        """Whether a doubtful reading lies on a card that has not moved: a misread part of that card."""
        return any(
            track.laid
            and intersection_over_smaller(reading.quad, track.quad) > MAX_MISREAD_OVERLAP
            and _best(reading) != int(track.log_faces.argmax())
            and (reading.card is None or reading.confidence < CONFIDENT)
            and track.is_sure
            and track.is_still_there(now)
            for track in self.tracks.values()
        )

    def _note_rivals(
        self, missing: Sequence[Track], misread: Sequence[Reading], before: Mapping[int, Track | None], at_s: float
    ) -> list[Event]:
        """Replaces cards that are no longer read by others that are read repeatedly in the same place."""
        events: list[Event] = []
        for track in missing:
            here = [one for one in misread if intersection_over_smaller(one.quad, track.quad) > SAME_SPOT_OVERLAP]
            if not track.laid or not here:
                continue
            rival = _rival_of(track, before[track.number], here[0], at_s)
            if rival.times_read < MIN_DOUBTFUL_READINGS:
                self._rivals[track.number] = rival
                continue
            self._number += 1
            del self.tracks[track.number]
            self.tracks[self._number] = replace(rival, number=self._number, reported_quad=rival.quad)
            events += [
                TrackGone(track.number, at_s, bare=False),
                TrackLaid(self._number, rival.quad, rival.probabilities, rival.since_s),
            ]
        return events

    def _reread(self, track: Track, reading: Reading, at_s: float, now: CellImage | None) -> list[Event]:
        away = centres_apart(track.quad, reading.quad)
        moved = away > SAME_PLACE * width_of(track.quad) and not track.is_still_there(now)
        if moved and not track.laid:
            if at_s >= max(track.read_s):  # in an earlier frame it was still being laid
                begun = Track(track.number, reading.quad, log_faces(reading), at_s, track.read_s, track.before, now)
                self.tracks[track.number] = begun
            return []
        again = replace(
            track,
            quad=reading.quad,
            log_faces=track.log_faces + log_faces(reading),
            since_s=min(track.since_s, at_s),
            times_read=track.times_read + 1,
            misses=0,
            appearance=now,
            lost_s=None,
        )
        if not track.laid and (
            again.times_read >= MIN_DOUBTFUL_READINGS or (again.is_settled and again.times_read >= MIN_READINGS)
        ):
            self.tracks[track.number] = replace(again, reported_quad=again.quad)
            return [TrackLaid(track.number, again.quad, again.probabilities, again.since_s)]
        events: list[Event] = []
        if track.reported_quad is not None and is_moved(track.reported_quad, again.quad):
            again = replace(again, reported_quad=again.quad)
            events.append(TrackMoved(track.number, again.quad, at_s))
        self.tracks[track.number] = again
        other = int(again.log_faces.argmax()) != int(track.log_faces.argmax())
        if track.laid and (other or again.is_settled > track.is_settled):
            events.append(TrackRevised(track.number, again.probabilities, at_s))
        return events

    def _miss(self, track: Track, readings: Sequence[Reading], at_s: float, now: CellImage | None) -> list[Event]:
        """Decides about a card that was not read: it is still there, covered, or gone."""
        if track.laid and track.is_still_there(now) and not _is_covered(track, readings):
            return []
        bare = track.is_bare(now, self._floor.memories)
        over = max((intersection_over_smaller(reading.quad, track.quad) for reading in readings), default=0.0)
        if track.laid and not bare and over < REPLACED_OVERLAP:
            lost_s = at_s if track.lost_s is None else track.lost_s
            if at_s - lost_s < LOST_S:
                self.tracks[track.number] = replace(track, lost_s=lost_s)
                return []
        if track.misses + 1 < MIN_MISSES:
            self.tracks[track.number] = replace(track, misses=track.misses + 1)
            return []
        del self.tracks[track.number]
        return [TrackGone(track.number, at_s, bare)] if track.laid else []


def _best(reading: Reading) -> int:
    return int(reading.probabilities.argmax())


def _is_covered(track: Track, readings: Sequence[Reading]) -> bool:
    """Whether another card is read with certainty in the same place; at low resolution the two may look alike."""
    return any(
        reading.confidence >= CONFIDENT and intersection_over_smaller(reading.quad, track.quad) > SAME_SPOT_OVERLAP
        for reading in readings
        if _best(reading) != int(track.log_faces.argmax())
    )


def _rival_of(track: Track, before: Track | None, reading: Reading, at_s: float) -> Track:
    """Returns a card's possible replacement after one more reading, or a new one if another face was read."""
    faces = log_faces(reading)
    if before is None or int(before.log_faces.argmax()) != _best(reading):
        return Track(0, reading.quad, faces, at_s, (at_s,), track.before, track.appearance)
    if at_s in before.read_s:
        return before
    return replace(before.read_at(at_s), log_faces=before.log_faces + faces, times_read=before.times_read + 1)


def part_of(quad: NDArray[np.float32], parts: Sequence[ReadRegion]) -> ReadRegion | None:
    """Returns the part that contains a card's middle."""
    x, y = centre_of(quad)
    return next((part for part in parts if is_point_in(part.box, x, y)), None)
