"""EnsembleReader: reads a standard deck that a table has learned, by its corners and by its faces.

The corners weigh as much as their reader is right: it reads the learned pictures of the deck, whose faces are known. A
deck whose corners it cannot read is read by its faces alone.
The same reading tells which faces were learned under a wrong name.
"""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import CARD_NAMES, DECK
from vision.frames import Picture
from vision.geometry import Box, intersection_over_smaller
from vision.learned.deck import LearnedDeck, LearnedFace
from vision.learned.deck_reader import LEAST_PROBABILITY, DeckReader
from vision.learned.region_reader import SMALLEST_PX
from vision.reader import Reader
from vision.reading import Reading

COLUMNS, ROWS = 5, 3
ENLARGED: Final = 1.6
"""The scale at which learned pictures are read: they are kept smaller than cards appear on most tables."""
GAP_PX: Final = 40
GROUND: Final = (74, 92, 66)
LEAST_MISNAMED: Final = 3
"""The minimum number of corners that must show other cards: a few may be misread."""


def read_corners(deck: LearnedDeck, corners: Reader) -> list[tuple[str, str]]:
    """Returns pairs of a face's name and the card that the corner reader sees on it, of those that it can read.

    Only one picture of each face is read, as the camera waits meanwhile.
    """
    each = COLUMNS * ROWS
    return [one for at in range(0, len(deck.fronts), each) for one in _read_sheet(deck.fronts[at : at + each], corners)]


def find_misnamed(deck: LearnedDeck) -> list[tuple[str, str]]:
    """Returns pairs of a face's name and the other card that its corners show, if most corners of the deck disagree.

    A few corners may be misread; [] for a deck of other than standard cards.
    """
    if any(face.name not in CARD_NAMES for face in deck.fronts):
        return []
    shown = read_corners(deck, Reader())
    others = [(name, corner) for name, corner in shown if name != corner]
    return others if len(others) >= LEAST_MISNAMED and 2 * len(others) > len(shown) else []


def _read_sheet(faces: Sequence[LearnedFace], corners: Reader) -> list[tuple[str, str]]:
    """Lays pictures of faces on a plain ground, and returns the name of each face that is read, and the card read.

    The ground is no larger than they need: a picture with a plain part up to a straight edge is taken for a cut one.
    """
    high, wide = (round(side * ENLARGED) for side in faces[0].views[0].shape[:2])
    rows, columns = -(-len(faces) // COLUMNS), min(len(faces), COLUMNS)
    sheet = np.empty((rows * (high + GAP_PX) + GAP_PX, columns * (wide + GAP_PX) + GAP_PX, 3), np.uint8)
    sheet[:] = GROUND
    placed = []
    for number, face in enumerate(faces):
        row, column = divmod(number, COLUMNS)
        x, y = GAP_PX + column * (wide + GAP_PX), GAP_PX + row * (high + GAP_PX)
        sheet[y : y + high, x : x + wide] = cv2.resize(face.views[0], (wide, high), interpolation=cv2.INTER_CUBIC)
        placed.append((face.name, x, y))
    read = [(reading.card.name, reading.quad.mean(axis=0)) for reading in corners.read(sheet) if reading.card]
    return [
        (name, answer)
        for name, x, y in placed
        for answer, middle in read
        if x <= middle[0] < x + wide and y <= middle[1] < y + high
    ]


ONE_CARD: Final = 0.5
"""Two outlines that overlap by this share of the smaller one are of one card."""
NAMES: Final = tuple(card.name for card in DECK)
NAMED_FROM: Final = 0.5
"""The minimum probability with which a card is named."""
UNTRUSTED: Final = 0.25
"""With less trust than this, cards that only the corner reader sees are ignored."""


class EnsembleReader:
    """Gives probabilities in the order of the 52 cards; `trust` is the share of corners that were read rightly."""

    def __init__(self, deck: LearnedDeck, corners: Reader) -> None:
        self._corners = corners
        self._faces = DeckReader(deck)
        self.trust = measure_trust(deck, corners)

    def prepare(self) -> None:
        """Finds the twins of the next learned view, or what tells it from one of them, if any is left."""
        self._faces.prepare()

    def read_region(self, bgr: Picture, box: Box) -> Sequence[Reading]:
        """Returns the cards in a part of the picture, in the whole picture's pixels."""
        by_corner = list(self._corners.read_region(bgr, box))
        weighed = []
        for reading in self._by_face(bgr, box):
            shares, same = reading.probabilities, _same_card(reading, by_corner)
            if same is not None:
                by_corner = [one for one in by_corner if one is not same]
                shares = _pooled(shares, same.probabilities, self.trust)
            weighed.append(_reading(reading, shares))
        if self.trust < UNTRUSTED:
            return weighed
        return [*weighed, *(_reading(one, _temperature_scaled(one.probabilities, self.trust)) for one in by_corner)]

    def _by_face(self, bgr: Picture, box: Box) -> list[Reading]:
        """Returns the cards in a part of the picture as their whole faces show them; backs are left out."""
        x, y, width, height = box
        if min(width, height) < SMALLEST_PX:
            return []
        part = np.ascontiguousarray(bgr[y : y + height, x : x + width])
        found = ((one, one.shares(NAMES)) for one in self._faces.read(part))
        offset = np.array((x, y), np.float32)
        return [
            Reading(None, float(shares.max()), (one.quad + offset).astype(np.float32), shares)
            for one, shares in found
            if shares is not None
        ]


def measure_trust(deck: LearnedDeck, corners: Reader) -> float:
    """Returns the share of a deck's learned pictures that the corner reader names rightly, of those that it names.

    One more counts as right and one as wrong (Laplace's rule), so that a deck of which it names none gives a half.
    """
    shown = read_corners(deck, corners)
    return (sum(name == corner for name, corner in shown) + 1) / (len(shown) + 2)


def _same_card(reading: Reading, others: Sequence[Reading]) -> Reading | None:
    """Returns the other reader's reading of the same card, if there is one."""
    shared = [(intersection_over_smaller(reading.quad, other.quad), other) for other in others]
    overlap, best = max(shared, key=lambda one: one[0], default=(0.0, None))
    return best if overlap >= ONE_CARD else None


def _temperature_scaled(shares: NDArray[np.float32], trust: float) -> NDArray[np.float32]:
    """Returns probabilities scaled by the temperature 1 / `trust`: the less reliable their reader, the less certain."""
    powered = np.power(np.maximum(shares, LEAST_PROBABILITY), max(trust, LEAST_PROBABILITY))
    return np.asarray(powered / powered.sum(), np.float32)


def _pooled(by_face: NDArray[np.float32], by_corner: NDArray[np.float32], trust: float) -> NDArray[np.float32]:
    """Returns the product of both probabilities, those of the corners scaled by their reliability."""
    pooled = by_face * _temperature_scaled(by_corner, trust)
    return np.asarray(pooled / pooled.sum(), np.float32)


def _reading(reading: Reading, shares: NDArray[np.float32]) -> Reading:
    best = int(shares.argmax())
    card = DECK[best] if shares[best] >= NAMED_FROM else None
    return Reading(card, float(shares[best]), reading.quad, shares)
