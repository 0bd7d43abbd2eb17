"""Turns a stream of frames into cards laid down and taken away, or a grid of them; reads only where it changed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Final, Protocol

from vision.frames import Frame, Picture
from vision.geometry import (
    Box,
    Quad,
    box_round,
    centre_of,
    do_boxes_overlap,
    grown_box,
    intersection_over_smaller,
    is_box_within,
    is_point_in,
    join_boxes,
    reach_box,
)
from vision.reader.cell_reader import GridReader
from vision.reader.grid import CellState, GridCells, read_grid
from vision.reading import Reading
from vision.tracking.camera_shift import find_shift
from vision.tracking.card_tracker import MAX_MISREAD_OVERLAP, MIN_READINGS, CardTracker, ReadRegion, part_of
from vision.tracking.change import CellImage, ChangeDetector
from vision.tracking.events import CameraNudged, Event, GridSeen
from vision.tracking.region_readings import (
    PreparingReader,
    RegionReader,
    RegionReadings,
    read_again,
    read_region,
    read_wider_region,
)
from vision.tracking.unread_changes import UnreadCardChanges

MARGIN_PX: Final = 32
"""The margin read around a change: an index at a card's edge needs its surroundings."""
PREVIOUS_FRAME_S: Final = 0.25
"""The previous frame is read too, if it is at most this old, so that a resting card is recognised at once."""
REREAD_MARGIN_PX: Final = 16
"""The margin around a doubtful card that is read again."""
PREPARED_S: Final = 0.5
"""The interval at which a reader prepares parts of its work: each part delays the frames after it."""
SLACK_PX: Final = 8
"""A card that extends this little beyond the part that was read still has its index inside."""


@dataclass(frozen=True, slots=True, eq=False)
class PendingRegion:
    """A part of the picture to be read `readings_left` times; `before` is the table before the change.

    An `early` part is read at once, even while something moves beside it. A `whole` one contains the whole of every
    card of interest; if all of these were `seen` in another frame, only the places found there are read.
    """

    box: Box
    readings_left: int
    before: CellImage | None
    early: bool = False
    whole: bool = False
    seen: RegionReadings | None = None


class Watcher:
    """Tracks the cards in one camera's frames; used by one thread."""

    def __init__(self, reader: RegionReader) -> None:
        self._reader = reader
        self._change = ChangeDetector()
        self._tracker = CardTracker()
        self._due: list[PendingRegion] = []
        self._previous: Frame | None = None
        self._prepared_s = -inf
        self._passed: set[int] = set()
        """The cards over which something moved and that have not been read since."""
        self._forgotten: tuple[Event, ...] = ()
        """The cards discarded when the frame size changed; reported as gone once it is known what lies there now."""
        self._unread = UnreadCardChanges()

    def see(self, frame: Frame) -> tuple[Event, ...]:
        """Processes the next frame; returns which cards came to rest or went. A frame with a flaw is ignored."""
        if frame.flaw is not None:
            self._previous = None
            return ()
        previous, self._previous = self._previous, frame
        before, last = self._change.settled, self._change.last
        change = self._change.look(frame.thumbnail, (frame.bgr.shape[1], frame.bgr.shape[0]))
        if before is not None and before.size != (frame.bgr.shape[1], frame.bgr.shape[0]):
            self._begin_anew(frame.at_s)
            previous = None
        elif change.settled and not change.moving and (nudged := self._nudge(frame, before)):
            return (nudged,)
        fresh = [PendingRegion(grown_box(box, MARGIN_PX, frame.bgr), MIN_READINGS, before) for box in change.settled]
        fresh += [PendingRegion(grown_box(box, MARGIN_PX, frame.bgr), 1, before, early=True) for box in change.early]
        self._due += fresh
        self._note_passing(change.moving)
        if not self._due:
            self._due = self._passed_by(change.moving, frame.bgr)
        ready = [
            due for due in self._due if due.early or not any(do_boxes_overlap(due.box, box) for box in change.moving)
        ]
        self._due = [due for due in self._due if due not in ready]
        if not ready and not change.moving:
            self._prepare(frame.at_s)
        events, seen = self._read(frame, ready, self._change.last)
        if previous is not None and frame.at_s - previous.at_s <= PREVIOUS_FRAME_S:
            events = (*events, *self._read(previous, self._unconfirmed(fresh, seen, frame.bgr), last)[0])
        now = self._change.last
        assert now is not None
        return (*events, *self._unread.see(change.resting, events, now, frame.at_s))

    def _prepare(self, at_s: float) -> None:
        """Lets the reader prepare a part of its work, if it has not done so just now."""
        if isinstance(self._reader, PreparingReader) and not 0.0 <= at_s - self._prepared_s < PREPARED_S:
            self._prepared_s = at_s
            self._reader.prepare()

    def _note_passing(self, moving: Sequence[Box]) -> None:
        """Notes over which cards something moves: a passing hand may have laid another card there."""
        laid = [track for track in self._tracker.tracks.values() if track.laid]
        over = {track.number for track in laid if _is_met(box_round(track.quad), moving)}
        self._passed = (self._passed & {track.number for track in laid}) | over

    def _passed_by(self, moving: Sequence[Box], bgr: Picture) -> list[PendingRegion]:
        """Returns the boxes of those cards over which nothing moves any more."""
        for number in sorted(self._passed):
            track = self._tracker.tracks[number]
            box = grown_box(box_round(track.quad), REREAD_MARGIN_PX, bgr)
            if box[2] > 0 and box[3] > 0 and not _is_met(box, moving):
                return [PendingRegion(box, 1, track.before)]
        return []

    def _unconfirmed(
        self, fresh: Sequence[PendingRegion], seen: Sequence[RegionReadings], bgr: Picture
    ) -> list[PendingRegion]:
        """Returns the boxes of cards read or missed once where nothing has moved since the previous frame.

        What was `seen` as a whole is whole in the previous frame too. A card that it read is read there in
        the same place; one that it missed is searched.
        """
        dues = []
        for track in self._tracker.unconfirmed():
            box = box_round(track.quad)
            before = next((due for due in fresh if do_boxes_overlap(box, due.box)), None)
            if before is not None:
                due = PendingRegion(grown_box(box, REREAD_MARGIN_PX, bgr), 1, before.before)
                whole = next((one for one in seen if is_box_within(_inner(due.box), one.box)), None)
                if whole is not None:
                    due = replace(due, box=whole.box, whole=True, seen=None if track.misses else whole)
                dues.append(due)
        return dues

    def scan(self, frame: Frame) -> Sequence[Reading]:
        """Returns every card in the whole frame; the tracked state does not change."""
        return () if frame.flaw else self._reader.read_region(frame.bgr, self._whole(frame.bgr))

    def _begin_anew(self, at_s: float) -> None:
        """Resets everything after a change of the frame size: all cards are gone, and those that lie there are new."""
        self._due.clear()
        self._passed.clear()
        self._unread = UnreadCardChanges()
        self._forgotten = (*self._forgotten, *self._tracker.forget(at_s))

    def _nudge(self, frame: Frame, before: CellImage | None) -> CameraNudged | None:
        """Moves all tracked cards if the whole picture moved, and has everything read again."""
        now = self._change.last
        warp = find_shift(before, now) if before and now else None
        if warp is None or now is None:
            return None
        self._tracker.nudge(warp, now)
        self._unread = UnreadCardChanges()
        self._due = [PendingRegion(self._whole(frame.bgr), MIN_READINGS, now)]
        return CameraNudged(warp, frame.at_s)

    def _read(
        self, frame: Frame, ready: Sequence[PendingRegion], now: CellImage | None
    ) -> tuple[tuple[Event, ...], Sequence[RegionReadings]]:
        """Reads the pending regions of a frame, and returns what was read; some become pending again."""
        if not ready:
            return (), ()
        found: list[Reading] = []
        looked: list[ReadRegion] = []
        seen: list[RegionReadings] = []
        for due in _merged(ready):
            region = self._read_whole_cards(due, frame.bgr)
            seen.append(region)
            found += region.readings
            looked.append(ReadRegion(region.box, due.before))
            if due.readings_left > 1:
                self._due.append(replace(due, box=region.box, readings_left=due.readings_left - 1))
        self._passed -= {number for number, track in self._tracker.tracks.items() if part_of(track.quad, looked)}
        events = self._tracker.see(frame.at_s, found, looked, now)
        if events or not self._due:
            events, self._forgotten = (*self._forgotten, *events), ()
        self._reread_doubtful(frame.bgr)
        return events, seen

    def _read_whole_cards(self, due: PendingRegion, bgr: Picture) -> RegionReadings:
        """Reads a part of the picture with the whole of every card in it.

        Where a new card is read on one that lay there, both are looked at whole: the other corner of that one, half
        covered and seen alone, may look like another card's.
        """
        if due.seen is not None:
            return self._of_interest(read_again(self._reader, bgr, due.seen), bgr)
        if due.whole:
            return self._of_interest(read_region(self._reader, bgr, due.box), bgr)
        lay = [track.quad for track in self._tracker.tracks.values()]
        region = self._of_interest(read_region(self._reader, bgr, self._around(due.box, lay, bgr)), bgr)
        new = [reading.quad for reading in region.readings if not self._tracker.knows(reading)]
        under = [
            quad for quad in lay if any(intersection_over_smaller(quad, other) > MAX_MISREAD_OVERLAP for other in new)
        ]
        whole = self._around(region.box, [*(reading.quad for reading in region.readings), *under], bgr)
        wider = reach_box(region.box, whole, SLACK_PX)
        if wider == region.box:
            return region
        return self._of_interest(read_wider_region(self._reader, bgr, region, wider), bgr)

    def _of_interest(self, region: RegionReadings, bgr: Picture) -> RegionReadings:
        """Returns what was read, without known cards that lie mostly outside the part of interest.

        Cards that lie mostly outside the picture do not count: no part of it contains them.
        """
        readings = [
            one
            for one in region.readings
            if is_point_in(region.box, *centre_of(one.quad))
            or (is_point_in(self._whole(bgr), *centre_of(one.quad)) and not self._tracker.knows(one))
        ]
        return replace(region, readings=readings)

    def _reread_doubtful(self, bgr: Picture) -> None:
        """Has cards with low confidence read again, each as a whole."""
        planned = [due.box for due in self._due]
        for quad in self._tracker.doubtful():
            box = grown_box(box_round(quad), REREAD_MARGIN_PX, bgr)
            if box[2] > 0 and box[3] > 0 and not any(is_box_within(box, other) for other in planned):
                self._due.append(PendingRegion(box, 1, None))
                planned.append(box)

    def _around(self, box: Box, quads: Sequence[Quad], bgr: Picture) -> Box:
        """Returns the box with the whole of every card that lies in it: both its corners count."""
        whole = box
        for quad in quads:
            if do_boxes_overlap(box_round(quad), box):
                whole = join_boxes(whole, grown_box(box_round(quad), 4, bgr))
        return whole

    def _whole(self, bgr: Picture) -> Box:
        return 0, 0, bgr.shape[1], bgr.shape[0]


def _merged(dues: Sequence[PendingRegion]) -> list[PendingRegion]:
    """Merges pending regions that overlap; of two stored pictures the older one is kept."""
    merged: list[PendingRegion] = []
    for due in dues:
        while hit := next((other for other in merged if do_boxes_overlap(due.box, other.box)), None):
            merged.remove(hit)
            due = PendingRegion(
                join_boxes(hit.box, due.box),
                max(hit.readings_left, due.readings_left),
                hit.before or due.before,
                hit.early or due.early,
                hit.whole and due.whole,
                hit.seen if hit.seen is due.seen else None,
            )
        merged.append(due)
    return merged


def _inner(box: Box) -> Box:
    """Returns a box to be read again without its margin."""
    x, y, width, height = box
    return x + REREAD_MARGIN_PX, y + REREAD_MARGIN_PX, width - 2 * REREAD_MARGIN_PX, height - 2 * REREAD_MARGIN_PX


def _is_met(box: Box, others: Sequence[Box]) -> bool:
    """Whether one of the other boxes overlaps a box."""
    return any(do_boxes_overlap(box, other) for other in others)


STILL_S: Final = 0.4
"""How long nothing must have moved before the table is read."""
MOST_READINGS: Final = 3
"""How often a table is read whose cards are in doubt, or lie in no lattice."""


class GridTableReader(GridReader, RegionReader, Protocol):
    """Reads the whole table, parts of it, and the cells of a grid."""


class GridWatcher:
    """`size` are the rows and columns in which the cards lie; used by one thread."""

    def __init__(self, reader: GridTableReader, size: tuple[int, int]) -> None:
        self._reader = reader
        self._watcher = Watcher(reader)
        self._size = size
        self._change = ChangeDetector()
        self._readings_left = 0
        self._moved_s = 0.0

    def see(self, frame: Frame) -> tuple[Event, ...]:
        """Returns how the cards lie, if that has changed; a frame with a flaw is ignored."""
        if frame.flaw is not None:
            return ()
        change = self._change.look(frame.thumbnail, (frame.bgr.shape[1], frame.bgr.shape[0]))
        if change.settled:
            self._readings_left = MOST_READINGS
        if change.settled or change.moving or frame.at_s < self._moved_s:
            self._moved_s = frame.at_s
        if not self._readings_left or frame.at_s - self._moved_s < STILL_S:
            return ()
        grid = self.scan_grid(frame, self._size, self.scan(frame))
        self._readings_left = 0 if grid is not None and is_read(grid) else self._readings_left - 1
        return () if grid is None else (GridSeen(grid, frame.at_s),)

    def scan(self, frame: Frame) -> Sequence[Reading]:
        """Returns every card in the whole frame."""
        return self._watcher.scan(frame)

    def scan_grid(self, frame: Frame, size: tuple[int, int], readings: Sequence[Reading]) -> GridCells | None:
        """Returns the cells of a grid, given the cards in the frame; None where they lie in no lattice."""
        return read_grid(frame.bgr, size, readings, self._reader)


def is_read(grid: GridCells) -> bool:
    """Whether nothing is in doubt: a face-down card without a token is, as another reading may show its face."""
    return not any(
        cell.state is CellState.DOUBTFUL or (cell.state is CellState.DOWN and cell.token is None)
        for row in grid
        for cell in row
    )
