"""Tracks cards that are read by their markers: reports when one has come to rest, and when one is gone."""

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Frame
from vision.geometry import Quad, centres_apart, height_of
from vision.reading import Reading
from vision.setup.marked_cards import MarkedCard, MarkedCardReader
from vision.tracking.change import CellImage, ChangeDetector, Marks, changed_cells
from vision.tracking.events import Event, TrackGone, TrackLaid, UnreadChange
from vision.tracking.presence import cells_inside, cells_of, likeness
from vision.tracking.unread_changes import UnreadChanges

EARLIER_S: Final = 0.65
"""How long before a card was first seen the table without it is taken from: it had not come by then."""
MISSED_S: Final = 1.3
"""How long before a card was missed the table with it is taken from: nothing lay on it by then."""
KEPT: Final = 12
WAITS_S: Final = 8.0
"""How long after a card was missed, or its place changed, a hand may still hide the place."""
MIN_TIMES_BARE: Final = 2
ALIKE: Final = 0.85
"""The share of the visible cells of its place that must look as before if a card was lifted."""
CHANGED: Final = 0.3
"""The visible part of a covered card has changed if this share of its cells has."""
COVERED_S: Final = 2.0
"""How long after a card was missed a change at its place is not the one by which it was covered."""
VISIBLE: Final = 0.08
"""The minimum visible share of a lifted card's place: other cards may lie on the rest."""
SAME_PLACE: Final = 0.12
"""How far, in card heights, a card that was covered and is seen again may lie from where it was."""
MOST_MISSED: Final = 40
TURNED: Final = 0.3
"""How far, in card heights, a card that was turned over may lie from where it was."""
TURNING_S: Final = 1.5
"""How long, at most, its other side is reported before its back is reported as gone."""
LONG_AGO: Final = float("-inf")
Pictures: TypeAlias = tuple[tuple[float, CellImage], ...]
"""When each picture was taken, and the picture."""


@dataclass(frozen=True, slots=True, eq=False)
class _KnownCard:
    """A card with the table as it was, or may have been, before it came: when that was, and the picture.

    `came_s` is when it came there, `told_s` when it was reported as lying, `gone_s` when it was reported as gone, or
    LONG_AGO; `is_again`: it lay there before, and was covered. `look` is the table with it, shortly before it was
    missed. Since then, `changed_s` is when something last changed there, `times_bare` how often its place was seen
    bare, and `by` the card that is seen there instead.
    """

    quad: Quad
    face: int
    before: Pictures
    came_s: float
    told_s: float
    is_again: bool = False
    gone_s: float = 0.0
    changed_s: float = 0.0
    look: CellImage | None = None
    times_bare: int = 0
    by: int | None = None

    def away_from(self, quad: Quad) -> float:
        """Returns how far another card lies away, in card heights."""
        return centres_apart(self.quad, quad) / height_of(quad)

    def is_near(self, quad: Quad, share: float) -> bool:
        """Whether another card lies less than `share` card heights away."""
        return self.away_from(quad) < share


@dataclass(slots=True)
class LiftedCards:
    """Called for each picture that was read; used by one thread."""

    _history: deque[tuple[float, CellImage]] = field(default_factory=lambda: deque(maxlen=KEPT))
    _on_table: dict[int, _KnownCard] = field(default_factory=dict)
    _missed: dict[int, _KnownCard] = field(default_factory=dict)

    def see(
        self, events: Sequence[Event], settled: CellImage, now: CellImage, at_s: float, rested: Marks | None = None
    ) -> tuple[TrackGone | UnreadChange, ...]:
        """Processes which cards came and went; returns those that were lifted, and covered ones that look different.

        `settled` is the table without hands, `rested` has the cells in which something came to rest, or went.
        """
        for event in events:
            if isinstance(event, TrackGone):
                self._miss(event.track, at_s)
            elif isinstance(event, TrackLaid):
                self._on_table[event.track] = self._lay(event, at_s)
        self._history.append((at_s, settled))
        changes = self._changed(rested, now, at_s) if rested is not None and rested.any() else ()
        return *changes, *(TrackGone(track, at_s, bare=True) for track in self._lifted(now, at_s))

    def _changed(self, rested: Marks, now: CellImage, at_s: float) -> list[UnreadChange]:
        """Returns where the visible part of covered cards has changed: one of them may have been pulled out."""
        changes = []
        for track, card in self._missed.items():
            inside = cells_inside(card.quad, now)
            if card.gone_s == LONG_AGO or not (rested & inside).any():
                continue
            self._missed[track] = replace(card, changed_s=at_s)
            upper = [one.quad for one in self._on_table.values() if one.came_s > card.came_s]
            shown = np.asarray(inside & (1 - _covered_cells(upper, now)), np.uint8)
            if at_s - card.gone_s > COVERED_S and 0 < CHANGED * shown.sum() <= (rested & shown).sum():
                changes.append(UnreadChange(card.quad, at_s))
        return changes

    def _miss(self, track: int, at_s: float) -> None:
        """Notes that a card is gone: one that was reported just before may be its other side.

        Cards in whose place it was seen are not reported any more; those that lay under it may be seen again.
        """
        card = self._on_table.pop(track)
        looks = [image for seen_s, image in self._history if card.told_s <= seen_s <= at_s - MISSED_S]
        card = replace(card, gone_s=at_s, changed_s=at_s, look=looks[-1] if looks else None)
        for other, newer in self._on_table.items():
            is_turned = at_s - newer.told_s <= TURNING_S and newer.is_near(card.quad, TURNED)
            if is_turned and not newer.is_again:
                self._on_table[other] = replace(newer, before=(*card.before[:1], *newer.before[-1:]))
                card = replace(card, by=other)
        missed = {key: replace(one, gone_s=LONG_AGO) if one.by == track else one for key, one in self._missed.items()}
        self._missed = dict([*missed.items(), (track, card)][-MOST_MISSED:])

    def _lifted(self, now: CellImage, at_s: float) -> list[int]:
        """Returns the cards whose places have been seen bare often enough, and forgets them."""
        lifted = []
        for track, card in list(self._missed.items()):
            if card.gone_s == LONG_AGO or at_s - card.changed_s > WAITS_S:
                continue
            is_bare = any(_is_bare(card, now, _covered_cells(quads, now)) for quads in self._may_cover(card))
            self._missed[track] = replace(card, times_bare=card.times_bare + 1 if is_bare else 0)
            if self._missed[track].times_bare == MIN_TIMES_BARE:
                lifted.append(track)
                del self._missed[track]
                self._take_from_under(card, now)
        return lifted

    def _take_from_under(self, lifted: _KnownCard, now: CellImage) -> None:
        """Removes a lifted card from the stored pictures with which the places of other cards are compared.

        What lay on it, and under the other card, stays in them.
        """
        if not lifted.before:
            return
        place = np.asarray(cv2.dilate(_covered_cells([lifted.quad], now), np.ones((3, 3), np.uint8)), np.uint8)
        for cards in (self._on_table, self._missed):
            for track, card in cards.items():
                if (place & cells_inside(card.quad, now)).any():
                    others = self._on_table.values()
                    on_it = [one.quad for one in others if lifted.came_s < one.came_s < card.came_s]
                    shown = place > _covered_cells(on_it, now)
                    cards[track] = replace(card, before=_without(card.before, lifted, shown))

    def _may_cover(self, missed: _KnownCard) -> tuple[list[Quad], ...]:
        """Returns two sets of outlines that may cover the place of a missed card: of earlier cards, and of later ones.

        The earlier ones were reported before it was missed: what was read only since then may have lain under it. The
        later ones came after it: what came before it lies under it.
        """
        others = self._on_table.values()
        earlier = [other.quad for other in others if other.told_s < missed.gone_s]
        return earlier, [other.quad for other in others if other.came_s > missed.came_s]

    def _lay(self, laid: TrackLaid, at_s: float) -> _KnownCard:
        """Returns a laid card as known: as it was before if it was only covered; if turned over, with its back's past.

        A card that lies where another is missed may have been turned over, or laid on it.
        """
        face = int(laid.probabilities.argmax())
        for track, card in reversed(self._missed.items()):
            if card.face == face and card.is_near(laid.quad, SAME_PLACE):
                del self._missed[track]
                return _KnownCard(laid.quad, face, card.before, card.came_s, at_s, is_again=True)
        before = tuple(one for one in self._history if one[0] <= laid.at_s - EARLIER_S)[-1:]
        recent = {track: card for track, card in self._missed.items() if at_s - card.gone_s <= WAITS_S}
        nearest = min(recent, key=lambda track: recent[track].away_from(laid.quad), default=None)
        if nearest is not None and recent[nearest].is_near(laid.quad, TURNED):
            self._missed[nearest] = replace(recent[nearest], by=laid.track)
            before = (*recent[nearest].before[:1], *before)
        return _KnownCard(laid.quad, face, before, laid.at_s, at_s)


def _is_bare(card: _KnownCard, now: CellImage, taken: Marks) -> bool:
    """Whether the place of a card looks as before it came, where no other card lies and the card looked different."""
    inside = cells_inside(card.quad, now)
    free = np.asarray(inside & (1 - taken), np.uint8)
    least = VISIBLE * float(inside.sum())
    if not 0 < least <= free.sum():
        return False
    for _, before in card.before:
        told = free if card.look is None else np.asarray(free & changed_cells(before, card.look), np.uint8)
        if told.sum() >= least and likeness(before, now, told) >= ALIKE:
            return True
    return False


def _without(pictures: Pictures, lifted: _KnownCard, shown: NDArray[np.bool_]) -> Pictures:
    """Returns pictures in which the cells where a card was shown look as before it came."""
    bare = lifted.before[0][1].cells
    return tuple(
        (at_s, image if at_s < lifted.came_s else CellImage(np.where(shown, bare, image.cells), image.size))
        for at_s, image in pictures
    )


def _covered_cells(quads: Collection[Quad], now: CellImage) -> Marks:
    """Returns the cells that cards cover, also in part."""
    marks = np.zeros(now.cells.shape, np.uint8)
    for quad in quads:
        marks |= cells_of(quad, now)
    return marks


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
