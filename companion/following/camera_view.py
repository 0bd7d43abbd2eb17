"""Where the camera sees the table: turns what it saw in pixels into places in millimetres."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.following.sightings import (
    CardGone,
    CardLaid,
    CardMoved,
    CardOutline,
    CardRevised,
    GridRead,
    Point,
    Sighting,
    TableChanged,
)
from vision.tracking.events import (
    CameraNudged,
    Event,
    GridSeen,
    TrackGone,
    TrackLaid,
    TrackMoved,
    TrackRevised,
    UnreadChange,
)

CARD_MM: Final = 88.9
"""The height of a poker card: it gives the scale where nothing else does."""

Homography: TypeAlias = NDArray[np.float64]
"""A homography (3, 3) between the points of two planes."""


@dataclass(frozen=True, slots=True, eq=False)
class CameraView:
    """`to_table` maps the camera's pixels to millimetres of the table; None until that is known."""

    to_table: Homography | None = None

    def read(self, events: Sequence[Event]) -> "tuple[CameraView, tuple[Sighting, ...]]":
        """Returns the view after `events`, and what they say of the table. A nudged camera moves no card."""
        view, sightings = self, list[Sighting]()
        for event in events:
            if isinstance(event, CameraNudged):
                view = view._nudged(event)
            elif isinstance(event, GridSeen):
                sightings.append(GridRead(event.cells, event.at_s))
            elif (sighting := (view := view._scaled_by(event))._sighting(event)) is not None:
                sightings.append(sighting)
        return view, tuple(sightings)

    def place_of(self, quad: NDArray[np.float32]) -> CardOutline:
        """Returns where on the table an outline (4, 2) in pixels is."""
        assert self.to_table is not None
        first, second, third, fourth = map_points(self.to_table, quad)
        return CardOutline((first, second, third, fourth))

    def quad_of(self, place: CardOutline) -> NDArray[np.float64]:
        """Returns the outline (4, 2) in pixels of a place on the table."""
        assert self.to_table is not None
        to_pixels = np.asarray(np.linalg.inv(self.to_table), np.float64)
        return np.array(map_points(to_pixels, np.array(place.corners, np.float64)), np.float64)

    @property
    def _to_table_or_pixels(self) -> Homography:
        return np.eye(3) if self.to_table is None else self.to_table

    def _nudged(self, event: CameraNudged) -> "CameraView":
        if self.to_table is None:
            return self
        warp = np.vstack([event.warp, [0.0, 0.0, 1.0]]).astype(np.float64)
        return replace(self, to_table=self.to_table @ np.linalg.inv(warp))

    def _scaled_by(self, event: TrackLaid | TrackRevised | TrackMoved | TrackGone | UnreadChange) -> "CameraView":
        """Returns the view with the scale that a laid card gives, where there is none yet."""
        if self.to_table is not None or not isinstance(event, TrackLaid):
            return self
        height_px = float(np.linalg.norm(event.quad[3] - event.quad[0]) + np.linalg.norm(event.quad[2] - event.quad[1]))
        scale = CARD_MM / max(height_px / 2, 1.0)
        return replace(self, to_table=np.diag([scale, scale, 1.0]))

    def _sighting(self, event: TrackLaid | TrackRevised | TrackMoved | TrackGone | UnreadChange) -> Sighting | None:
        if isinstance(event, UnreadChange):  # without a scale its place is in pixels
            return TableChanged(replace(self, to_table=self._to_table_or_pixels).place_of(event.quad), event.at_s)
        if self.to_table is None:  # without a scale no card's place is known
            return None
        if isinstance(event, TrackGone):
            return CardGone(event.track, event.at_s, event.bare)
        if isinstance(event, TrackMoved):
            return CardMoved(event.track, self.place_of(event.quad), event.at_s)
        probabilities = tuple(event.probabilities.tolist())
        if isinstance(event, TrackRevised):
            return CardRevised(event.track, probabilities, event.at_s)
        return CardLaid(event.track, self.place_of(event.quad), probabilities, event.at_s)


def map_points(homography: Homography, points: NDArray[np.float32] | NDArray[np.float64]) -> list[Point]:
    """Returns points (n, 2) of one plane as points of the other."""
    mapped = cv2.perspectiveTransform(np.asarray(points, np.float64).reshape(-1, 1, 2), homography)
    return [(float(x), float(y)) for x, y in np.asarray(mapped).reshape(-1, 2)]
