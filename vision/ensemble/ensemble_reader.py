"""EnsembleReader: reads a standard deck that a table has learned, by its corners and by its faces.

The corners weigh as much as their reader is right: it reads the learned pictures of the deck, whose faces are known. A
deck whose corners it cannot read is read by its faces alone.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from companion.cards import DECK
from vision.ensemble.corner_check import read_corners
from vision.frames import Picture
from vision.geometry import Box, intersection_over_smaller
from vision.learned.deck import LearnedDeck
from vision.learned.deck_reader import LEAST_PROBABILITY, DeckReader
from vision.learned.region_reader import SMALLEST_PX
from vision.reader import Reader
from vision.reading import Reading

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
