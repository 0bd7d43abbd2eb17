"""Marked cards: whole cards found by the markers in two of their corners, with what each shows."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import centres_apart, height_of
from vision.setup.markers import FoundMarker, find_markers
from vision.setup.printed_card import CARD_MM, EDGE_MM, MARKER_MM

SAME: Final = 0.35
"""Two markers are of one card if the middles that they give for it are nearer than this, in card heights."""
CONFIDENCE: Final = 0.999
_CORNER: Final = np.array([CARD_MM[0] - EDGE_MM - MARKER_MM, EDGE_MM])
_MARKER: Final = MARKER_MM * np.array([[0, 0], [1, 0], [1, 1], [0, 1]]) + _CORNER
_CARD: Final = np.array([[0, 0], [CARD_MM[0], 0], [CARD_MM[0], CARD_MM[1]], [0, CARD_MM[1]]])
_OPPOSITE: Final = np.array(CARD_MM) - _MARKER


@dataclass(frozen=True, slots=True)
class MarkedFace:
    """What a card with a marker shows."""

    name: str

    @property
    def sign(self) -> str:
        """Its name for people."""
        return self.name


@dataclass(frozen=True, slots=True, eq=False)
class MarkedCard:
    """A card that was seen; `quad` (4, 2) is its outline in pixels, clockwise from its own top left."""

    card: MarkedFace
    quad: NDArray[np.float32]
    confidence: float = CONFIDENCE


class MarkedCardReader:
    """Reads cards by their markers; `names` has a name for each marker's number."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self._names = names

    def read(self, bgr: Picture) -> tuple[MarkedCard, ...]:
        """Returns every card of which a marker is seen in a picture (h, w, 3), blue first."""
        return tuple(
            MarkedCard(MarkedFace(self._names[group[0].number]), _outline(group))
            for group in _grouped(find_markers(bgr, self._names))
        )


def _grouped(markers: Sequence[FoundMarker]) -> Iterator[tuple[FoundMarker, ...]]:
    """Yields the markers card by card: one, or two of the same card."""
    left = list(markers)
    while left:
        one = left.pop(0)
        other = next((other for other in left if other.number == one.number and _are_together(one, other)), None)
        if other is None:
            yield (one,)
        else:
            left.remove(other)
            yield one, other


def _are_together(one: FoundMarker, other: FoundMarker) -> bool:
    mine, its = _outline((one,)), np.roll(_outline((other,)), 2, axis=0)
    is_opposite = float((mine[1] - mine[0]) @ (its[1] - its[0])) > 0
    return is_opposite and centres_apart(mine, its) < SAME * height_of(mine)


def _outline(markers: tuple[FoundMarker, ...]) -> NDArray[np.float32]:
    """Returns the outline of the card on which the markers are, the first the right way up, the second opposite it.

    One marker alone is too small to tell perspective: from it the card is taken for a parallelogram.
    """
    places = np.vstack([_MARKER, _OPPOSITE][: len(markers)])
    seen = np.vstack([marker.quad for marker in markers])
    if len(markers) > 1:
        to_px = np.asarray(cv2.findHomography(places, seen)[0], np.float64)
        mapped = cv2.perspectiveTransform(_CARD.reshape(-1, 1, 2), to_px)
        return np.asarray(mapped, np.float32).reshape(4, 2)
    affine, *_ = np.linalg.lstsq(np.column_stack([places, np.ones(len(places))]), seen, rcond=None)
    return np.asarray(np.column_stack([_CARD, np.ones(4)]) @ affine, np.float32)
