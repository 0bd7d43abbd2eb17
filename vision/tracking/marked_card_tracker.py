"""Tracks cards that are read by their markers: reports when one has come to rest, and when one is gone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.frames import Frame
from vision.geometry import Quad, centres_apart, height_of
from vision.reading import Reading
from vision.setup.marked_cards import MarkedCard, MarkedCardReader
from vision.tracking.change import ChangeDetector, Marks
from vision.tracking.events import Event, TrackGone, TrackLaid
from vision.tracking.lifted_cards import LiftedCards
from vision.tracking.unread_changes import UnreadChanges

MIN_READINGS: Final = 2
"""How often a card must be seen in one place before it counts as laid, and missed before it counts as gone."""
STILL: Final = 0.12
"""How far, in card heights, a card may appear to move and still count as resting."""

EVERY_S: Final = 0.35
"""The minimum time between two frames that are read: finding markers in a whole picture takes time."""


@dataclass(frozen=True, slots=True, eq=False)
class MarkedTrack:
    """One card over time; `since_s` is when it was first seen in its place."""

    number: int
    name: str
    quad: NDArray[np.float32]
    since_s: float
    seen: int = 1
    missed: int = 0

    def fits(self, card: MarkedCard) -> bool:
        """Whether a card that was seen is this one, where it lay."""
        high = height_of(self.quad)
        away = centres_apart(card.quad, self.quad)
        return card.card.name == self.name and away < STILL * high


class MarkedCardTracker:
    """`names` are all faces, in the order in which probabilities are given."""

    def __init__(self, names: Sequence[str]) -> None:
        self._places = {name: place for place, name in enumerate(names)}
        self.tracks: list[MarkedTrack] = []
        self._next = 1

    def see(self, cards: Sequence[MarkedCard], at_s: float) -> tuple[Event, ...]:
        """Processes the cards of one picture; returns which have come to rest, and which are gone."""
        events: list[Event] = []
        left = list(cards)
        tracks = []
        for track in self.tracks:
            card = next((card for card in left if track.fits(card)), None)
            if card is None:
                track = replace(track, missed=track.missed + 1)
                if track.missed >= MIN_READINGS:
                    events += [TrackGone(track.number, at_s, bare=False)] if track.seen >= MIN_READINGS else []
                    continue
            else:
                left.remove(card)
                track = replace(track, seen=track.seen + 1, missed=0)
                if track.seen == MIN_READINGS:
                    events.append(self._laid(track))
            tracks.append(track)
        for card in left:
            tracks.append(MarkedTrack(self._next, card.card.name, card.quad, at_s))
            self._next += 1
        self.tracks = tracks
        return tuple(events)

    def forget(self, at_s: float) -> tuple[Event, ...]:
        """Discards every card, as after a change of the frame size; returns those that had been reported, as gone."""
        told = [track.number for track in self.tracks if track.seen >= MIN_READINGS]
        self.tracks = []
        return tuple(TrackGone(number, at_s, bare=False) for number in told)

    def _laid(self, track: MarkedTrack) -> TrackLaid:
        probabilities = np.zeros(len(self._places), np.float32)
        probabilities[self._places[track.name]] = 1.0
        return TrackLaid(track.number, track.quad, probabilities, track.since_s)


class MarkedCardWatcher:
    """Watches frames for cards with markers; `names` has the face of each marker, in the order of the faces."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self._reader, self._tracker = MarkedCardReader(names), MarkedCardTracker(tuple(names.values()))
        self._change, self._unread, self._lifted = ChangeDetector(), UnreadChanges(), LiftedCards()
        self._quads: dict[int, Quad] = {}
        self._read_s = -inf
        self._rested: Marks | None = None
        """Where something came to rest, or went, since a frame was last read."""

    def see(self, frame: Frame) -> tuple[Event, ...]:
        """Returns which cards came to rest or went, and other changes; a frame with a flaw is ignored.

        Cards are not read in a frame that comes too soon after the last one.
        """
        if frame.flaw:
            return ()
        size, before = (frame.bgr.shape[1], frame.bgr.shape[0]), self._change.last
        gone = () if before is None or before.size == size else self._begin_anew(frame.at_s)
        change = self._change.look(frame.thumbnail, size)
        self._unread.notice(change.resting, frame.at_s)
        self._rested = _united(self._rested, change.resting)
        if frame.at_s - self._read_s < EVERY_S:
            return ()
        self._read_s = frame.at_s
        events = self._tracker.see(self._reader.read(frame.bgr), frame.at_s)
        self._unread.explain(self._moved(events), frame.at_s)
        now, settled = self._change.last, self._change.settled
        assert now is not None
        assert settled is not None
        card = next(iter(self._quads.values()), None)
        lifted = self._lifted.see(events, settled, now, frame.at_s, self._rested)
        self._rested = None
        return (*gone, *events, *lifted, *self._unread.due(now, frame.at_s, card))

    def _begin_anew(self, at_s: float) -> tuple[Event, ...]:
        """Resets everything after a change of the frame size; returns which cards are gone."""
        self._change, self._unread, self._lifted = ChangeDetector(), UnreadChanges(), LiftedCards()
        self._quads.clear()
        self._read_s, self._rested = -inf, None
        return self._tracker.forget(at_s)

    def _moved(self, events: Sequence[Event]) -> list[Quad]:
        """Returns where cards came or went, and notes where they lie now."""
        quads = []
        for event in events:
            if isinstance(event, TrackLaid):
                self._quads[event.track] = event.quad
                quads.append(event.quad)
            elif isinstance(event, TrackGone):
                quads.append(self._quads.pop(event.track))
        return quads

    def scan(self, frame: Frame) -> tuple[Reading, ...]:
        """Returns no standard cards: none lies on a table of marked cards."""
        return ()


def _united(one: Marks | None, other: Marks | None) -> Marks | None:
    if one is None or other is None:
        return one if other is None else other
    return one | other
