"""The cards on the table, as a camera reported them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from vision.tracking.camera_shift import moved_quad
from vision.tracking.events import CameraNudged, Event, TrackGone, TrackLaid, TrackMoved, TrackRevised


@dataclass(slots=True)
class CardsOnTable:
    """The cards on the table by track number, as last seen."""

    cards: dict[int, TrackLaid] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.cards)

    def __iter__(self) -> Iterator[TrackLaid]:
        return iter(self.cards.values())

    @property
    def quads(self) -> Iterable[NDArray[np.float32]]:
        """The outline (4, 2) of each card."""
        return [laid.quad for laid in self]

    def take(self, events: Sequence[Event]) -> None:
        """Takes in what happened on the table."""
        for event in events:
            if isinstance(event, TrackLaid):
                self.cards[event.track] = event
            elif isinstance(event, TrackGone):
                self.cards.pop(event.track, None)
            elif isinstance(event, CameraNudged):
                for track, laid in self.cards.items():
                    self.cards[track] = replace(laid, quad=moved_quad(laid.quad, event.warp))
            elif isinstance(event, TrackMoved) and event.track in self.cards:
                self.cards[event.track] = replace(self.cards[event.track], quad=event.quad)
            elif isinstance(event, TrackRevised) and event.track in self.cards:
                self.cards[event.track] = replace(self.cards[event.track], probabilities=event.probabilities)

    def forget(self) -> None:
        """Discards all cards: a new vision process starts its track numbers again."""
        self.cards.clear()
