"""Lifted cards: those that are gone and where the table looks as it did before they came."""

from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np

from vision.geometry import Quad, centre_of, height_of
from vision.tracking.change import CellImage, Marks
from vision.tracking.events import Event, TrackGone, TrackLaid
from vision.tracking.presence import cells_inside, likeness

EARLIER_S: Final = 0.65
"""The table is taken from so long before a card was first seen: by then it was not there."""
KEPT: Final = 12
WAITS_S: Final = 8.0
"""So long after a card was seen last its place may still be hidden by a hand."""
MIN_TIMES_BARE: Final = 2
ALIKE: Final = 0.85
"""The share of its cells that must look as before."""
VISIBLE: Final = 0.25
"""At least this share of its place must be seen: other cards may lie on the rest."""
TURNED: Final = 0.3
"""A card that was turned over lies at most so many card heights from where it lay."""


@dataclass(frozen=True, slots=True, eq=False)
class _KnownCard:
    """A card with the table as it was before it came; `told_s` is when it was known to lie, `gone_s` to be missed.

    `times_bare` is how often its place was seen bare since then.
    """

    quad: Quad
    before: CellImage | None
    told_s: float
    gone_s: float = 0.0
    times_bare: int = 0


@dataclass(slots=True)
class LiftedCards:
    """Called for each picture that was read; used by one thread."""

    _history: deque[tuple[float, CellImage]] = field(default_factory=lambda: deque(maxlen=KEPT))
    _on_table: dict[int, _KnownCard] = field(default_factory=dict)
    _missed: dict[int, _KnownCard] = field(default_factory=dict)

    def see(self, events: Sequence[Event], settled: CellImage, now: CellImage, at_s: float) -> tuple[TrackGone, ...]:
        """Takes in which cards came and went; returns those that were lifted. `settled` is the table without hands."""
        for event in events:
            if isinstance(event, TrackGone):
                self._missed[event.track] = replace(self._on_table.pop(event.track), gone_s=at_s)
            elif isinstance(event, TrackLaid):
                self._on_table[event.track] = _KnownCard(event.quad, self._before(event), at_s)
        self._history.append((at_s, settled))
        taken = _cells_of([card.quad for card in self._on_table.values()], now)
        lifted = []
        for track, card in list(self._missed.items()):
            is_bare = _is_bare(card, now, taken) or _is_bare(card, now, self._taken_before(card.gone_s, now))
            times_bare = card.times_bare + 1 if is_bare else 0
            self._missed[track] = replace(card, times_bare=times_bare)
            if times_bare == MIN_TIMES_BARE:
                lifted.append(TrackGone(track, at_s, bare=True))
            if times_bare == MIN_TIMES_BARE or at_s - card.gone_s > WAITS_S:
                del self._missed[track]
        return tuple(lifted)

    def _taken_before(self, gone_s: float, now: CellImage) -> Marks:
        """Returns where cards lie that lay there before one was missed: what is read since may have lain under it."""
        return _cells_of([card.quad for card in self._on_table.values() if card.told_s < gone_s], now)

    def _before(self, laid: TrackLaid) -> CellImage | None:
        """Returns the table before a card came; one that was turned over came as the back that lay there."""
        high = height_of(laid.quad)
        for track, card in self._missed.items():
            if np.linalg.norm(centre_of(card.quad) - centre_of(laid.quad)) < TURNED * high:
                del self._missed[track]
                return card.before
        earlier = [image for seen_s, image in self._history if seen_s <= laid.at_s - EARLIER_S]
        return earlier[-1] if earlier else None


def _is_bare(card: _KnownCard, now: CellImage, taken: Marks) -> bool:
    """Whether the place of a card, as far as no other lies there, looks as before it came."""
    if card.before is None:
        return False
    inside = cells_inside(card.quad, now)
    free = np.asarray(inside & (1 - taken), np.uint8)
    return bool(free.sum() >= VISIBLE * inside.sum() > 0 and likeness(card.before, now, free) >= ALIKE)


def _cells_of(quads: Collection[Quad], now: CellImage) -> Marks:
    marks = np.zeros(now.cells.shape, np.uint8)
    for quad in quads:
        marks |= cells_inside(quad, now)
    return marks
