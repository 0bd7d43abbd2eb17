"""A track: one card over time, with the sum of its readings."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import centres_apart, width_of
from vision.reading import Reading
from vision.tracking.background import moved_cell_image
from vision.tracking.camera_shift import Warp, moved_quad
from vision.tracking.change import CellImage
from vision.tracking.presence import BARE_LIKE, CLEARER, STILL_LIKE, cells_inside, likeness

CONFIDENT: Final = 0.9
"""From this probability on a face is confident."""
SETTLED: Final = 0.97
"""From this probability on a face needs no further readings."""
NEW_EVIDENCE: Final = 0.2
"""n readings of a resting card weigh as n to this power independent ones; fitted on simulated hands."""
LEAST_PROBABILITY: Final = 1e-6
ELSEWHERE: Final = 1.0
"""How far, in card widths, a card must lie from where it was to count as moved and not as read inexactly."""
ACROSS: Final = 0.7
"""The cosine of 45°: beyond it a card lies across its former direction."""


@dataclass(frozen=True, slots=True, eq=False)
class Track:
    """One card over time; `log_faces` (n,) is the sum of its readings' log probabilities of the deck's n faces.

    `read_s` are the last times when it was read. `before` is how the table looked when the card had not come yet,
    `appearance` how it looked when it was last read; `lost_s`: since when neither it nor the bare table was seen there.
    `reported_quad` is its outline when it was last reported, None before that.
    """

    number: int
    quad: NDArray[np.float32]
    log_faces: NDArray[np.float64]
    since_s: float
    read_s: tuple[float, ...]
    before: CellImage | None = None
    appearance: CellImage | None = None
    times_read: int = 1
    misses: int = 0
    reported_quad: NDArray[np.float32] | None = None
    lost_s: float | None = None

    @property
    def laid(self) -> bool:
        """Whether it was reported."""
        return self.reported_quad is not None

    @property
    def probabilities(self) -> NDArray[np.float32]:
        """What the card most probably is, shape (n,): repeated readings of a resting card are correlated."""
        evidence = self.log_faces * self.times_read ** (NEW_EVIDENCE - 1)
        faces = np.exp(evidence - evidence.max())
        return np.asarray(faces / faces.sum(), np.float32)

    @property
    def is_sure(self) -> bool:
        """Whether its face is confident."""
        return float(self.probabilities.max()) >= CONFIDENT

    @property
    def is_settled(self) -> bool:
        """Whether its face is certain enough to need no question."""
        return float(self.probabilities.max()) >= SETTLED

    def read_at(self, at_s: float) -> "Track":
        """Returns the track after one more reading."""
        return replace(self, read_s=(*self.read_s[-2:], at_s))

    def is_still_there(self, now: CellImage | None) -> bool:
        """Whether its pixels look as they did when it was last read."""
        if now is None or self.appearance is None:
            return False
        inside = cells_inside(self.quad, now)
        still = likeness(self.appearance, now, inside)
        bare = likeness(self.before, now, inside) if self.before is not None else 0.0
        return still >= STILL_LIKE and still > bare + CLEARER

    def is_bare(self, now: CellImage | None, floors: Sequence[CellImage]) -> bool:
        """Whether its place looks as before it came, or as a stored picture of the bare table."""
        if now is None or self.before is None:
            return True
        inside = cells_inside(self.quad, now)
        return any(likeness(then, now, inside) >= BARE_LIKE for then in (self.before, *floors))

    def nudged(self, warp: Warp, now: CellImage) -> "Track":
        """Returns the card moved as the picture moved."""
        return replace(
            self,
            quad=moved_quad(self.quad, warp),
            reported_quad=None if self.reported_quad is None else moved_quad(self.reported_quad, warp),
            before=self.before and moved_cell_image(self.before, now, warp),
            appearance=self.appearance and moved_cell_image(self.appearance, now, warp),
        )


def log_faces(reading: Reading) -> NDArray[np.float64]:
    """Returns the logarithms (n,) of what a card may be."""
    return np.log(np.maximum(np.asarray(reading.probabilities, np.float64), LEAST_PROBABILITY))


def is_moved(before: NDArray[np.float32], now: NDArray[np.float32]) -> bool:
    """Whether a card was turned by about a right angle, or moved elsewhere, by its outlines (4, 2)."""
    away_px = centres_apart(before, now)
    return away_px > ELSEWHERE * width_of(before) or is_turned(before, now)


def is_turned(before: NDArray[np.float32], now: NDArray[np.float32]) -> bool:
    """Whether one of two outlines (4, 2) of a card lies across the other, whichever way up each was read."""
    one, other = (quad[3] - quad[0] + quad[2] - quad[1] for quad in (before, now))
    return bool(abs(float(one @ other)) < ACROSS * float(np.linalg.norm(one) * np.linalg.norm(other)))
