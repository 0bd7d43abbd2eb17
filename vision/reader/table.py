"""Reader: a picture in, the cards that lie in it out."""

from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import DECK
from vision.frames import Picture
from vision.quality import find_flaw
from vision.reader.finds import Finds
from vision.reader.layout import LETTERS
from vision.reader.letters import card_probabilities, letter_weights, softmax
from vision.reader.merging import Group, group_indices, merged_quad, off_larger_cards
from vision.reader.networks import shipped
from vision.reader.patches import cut_patches
from vision.reader.pyramid import find_indices
from vision.reading import Reading

Floats: TypeAlias = NDArray[np.float32]
Box: TypeAlias = tuple[int, int, int, int]
"""A part of the picture: x, y, width, height in pixels."""

LEAST_INDEX: Final = 0.5
"""A find that is less surely an index is none."""
TOLD_FROM: Final = 0.5
"""A card read with less confidence is reported as a card that cannot be told."""
UNTOLD_FROM: Final = 0.5
"""A card that cannot be told is reported if the finder and the reader are so sure that there is an index."""
MARGIN_PX: Final = 48
"""What is looked at round a region."""
ALMOST_ALL: Final = 0.45
"""Two outlines that share so much of their joined area may be the same card's."""


class Reader:
    """Reads the cards in pictures, for a deck with the letters of `alphabet`: english, german or french.

    The networks are loaded once a process. The same picture always gives the same answer.
    """

    def __init__(self, alphabet: str = "english") -> None:
        self._weights = letter_weights(alphabet)
        self._finder, self._network, self._temper = shipped()

    def read(self, bgr: Picture) -> tuple[Reading, ...]:
        """Returns every card seen in the picture (h, w, 3), each once; what is no sound picture shows none."""
        if find_flaw(bgr) is not None:
            return ()
        finds = find_indices(bgr, self._finder)
        return self._name(bgr, finds)

    def read_region(self, bgr: Picture, box: Box) -> tuple[Reading, ...]:
        """Returns the cards with an index in `box` of the picture; the cost grows with the box."""
        if not is_picture(bgr):
            return ()
        height, width = bgr.shape[:2]
        x, y, across, down = box
        left, top = max(0, x - MARGIN_PX), max(0, y - MARGIN_PX)
        right, bottom = min(width, x + across + MARGIN_PX), min(height, y + down + MARGIN_PX)
        if left >= right or top >= bottom:
            return ()
        finds = find_indices(bgr[top:bottom, left:right], self._finder).seen_from((1, 1), (left, top))
        inside = (finds.centre >= [x, y]).all(axis=1) & (finds.centre < [x + across, y + down]).all(axis=1)
        return self._name(bgr, finds.pick(np.flatnonzero(inside)))

    def _name(self, bgr: Picture, finds: Finds) -> tuple[Reading, ...]:
        if not len(finds):
            return ()
        scores = self._network.scores(cut_patches(bgr, finds.centre, finds.up, finds.right))
        is_index = 1 / (1 + np.exp(-scores[:, -1] / self._temper.index))
        strength = finds.heat * is_index
        kept = np.flatnonzero(is_index >= LEAST_INDEX)
        kept = kept[off_larger_cards(finds.pick(kept), strength[kept])]
        if not len(kept):
            return ()
        finds, strength, faces = finds.pick(kept), strength[kept], self._faces(scores[kept])
        groups = group_indices(finds, faces, faces.max(axis=1) * strength)
        readings = [self._reading(finds, group, faces, strength) for group in groups]
        return single_out([reading for reading in readings if reading is not None])

    def _faces(self, scores: Floats) -> Floats:
        """Returns the probabilities of cards (n, 52) from scores (n, letters + 5)."""
        letters = softmax(scores[:, : len(LETTERS)], self._temper.letters)
        suits = softmax(scores[:, len(LETTERS) : -1], self._temper.suits)
        return card_probabilities(letters, suits, self._weights)

    def _reading(self, finds: Finds, group: Group, faces: Floats, strength: Floats) -> Reading | None:
        """Returns what a card's indices say together, or None if they may be no card's."""
        members = list(group.members)
        face = combine(faces[members], self._temper.votes)
        sure = 1 - float(np.prod(1 - strength[members].astype(np.float64)))
        best = int(face.argmax())
        confidence = float(face[best]) * sure
        quad = merged_quad(finds, group)
        if confidence >= TOLD_FROM:
            return Reading(DECK[best], confidence, quad, face)
        return Reading(None, confidence, quad, face) if sure >= UNTOLD_FROM else None


def is_picture(bgr: object) -> bool:
    """Tells whether something is a picture that can be read: (h, w, 3) of bytes."""
    if not isinstance(bgr, np.ndarray) or bgr.dtype != np.uint8 or bgr.ndim != 3:
        return False
    return bool(bgr.shape[2] == 3 and min(bgr.shape[:2]) > 0)


def combine(faces: Floats, weight: float) -> Floats:
    """Returns one (52,) from what a card's indices show (k, 52): their product, each vote weighed."""
    if len(faces) == 1:
        return np.asarray(faces[0])
    logs = np.log(np.maximum(faces, 1e-7)).sum(axis=0, dtype=np.float64) * weight
    raised = np.exp(logs - logs.max())
    known = float(faces.sum(axis=1).max())
    return np.asarray(raised / raised.sum() * known, np.float32)


def single_out(readings: list[Reading]) -> tuple[Reading, ...]:
    """Returns the readings without second ones of the same card, in reading order of their middles."""
    order = sorted(readings, key=lambda reading: -reading.confidence)
    kept: list[Reading] = []
    for reading in order:
        if not any(_same_card(reading, other) for other in kept):
            kept.append(reading)
    return tuple(sorted(kept, key=_place))


def _same_card(reading: Reading, surer: Reading) -> bool:
    if reading.card is not None and reading.card is not surer.card:
        return False
    return shared(reading.quad, surer.quad) >= ALMOST_ALL


def _place(reading: Reading) -> tuple[float, float]:
    x, y = reading.quad.mean(axis=0)
    return float(y), float(x)


def shared(one: Floats, other: Floats) -> float:
    """Returns the area that two outlines share, divided by their joined area."""
    if not (cv2.isContourConvex(one.reshape(-1, 1, 2)) and cv2.isContourConvex(other.reshape(-1, 1, 2))):
        return 0.0
    area, _ = cv2.intersectConvexConvex(one, other)
    joined = cv2.contourArea(one) + cv2.contourArea(other) - area
    return float(area / joined) if joined > 0 else 0.0
