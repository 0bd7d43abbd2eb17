"""Tells court cards by what is printed on them: pips do not tell a jack from a queen, but two of a face look alike."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import exp
from typing import Final

import numpy as np
from numpy.typing import NDArray

from companion.cards import DECK, Card
from vision.frames import Picture
from vision.reader.cell_rereading import SURE
from vision.reader.compatibility import NAMED_FROM
from vision.reader.lattice import Cell
from vision.reader.prints import Print, aligned_likeness, print_of
from vision.reader.tokens import COURTS
from vision.reader.views import cut_view
from vision.reading import Reading

SURER: Final = 0.99
"""Courts with less than this probability are compared with the others."""
UNLIKE: Final = 0.65
"""Prints of different faces seldom have a larger likeness."""
STEEPNESS: Final = 20.0
"""By how much more likelihood, as a logarithm, a face is likelier."""
LEAST_DOUBT: Final = 1e-3
"""A card that was read is doubted at least so much."""
VIEW: Final = (63, 88)
VIEW_PX_PER_MM: Final = 1.0


def weigh_courts(bgr: Picture, found: Mapping[Cell, Reading]) -> dict[Cell, Reading]:
    """Returns the readings; of a court that is not quite sure, the face of the one that is printed like it is likelier.

    It says nothing where several faces are printed alike, and where a face is not among the sure ones.
    """
    courts = [reading for reading in found.values() if _face_of(reading).rank in COURTS]
    asked = [reading for reading in courts if reading.confidence < SURER]
    prints = {id(one): _print(bgr, one) for one in courts if asked and (one.confidence >= SURE or one in asked)}
    weighed = {id(one): _weigh(one, [other for other in courts if other is not one], prints) for one in asked}
    return {cell: weighed.get(id(reading), reading) for cell, reading in found.items()}


def _face_of(reading: Reading) -> Card:
    return DECK[int(reading.probabilities.argmax())]


def _print(bgr: Picture, reading: Reading) -> Print:
    return print_of(cut_view(bgr, reading.quad, VIEW, 0.0), None, VIEW_PX_PER_MM)


def _weigh(reading: Reading, others: Sequence[Reading], prints: Mapping[int, Print]) -> Reading:
    """Returns a court's reading with its faces weighed by the prints of the other courts that are sure."""
    alike: dict[Card, tuple[float, float]] = {}
    for other in (one for one in others if one.confidence >= SURE):
        seen = aligned_likeness(prints[id(reading)], prints[id(other)]), other.confidence
        alike[_face_of(other)] = max(seen, alike.get(_face_of(other), seen))
    if not alike:
        return reading
    face = max(alike, key=lambda one: alike[one])
    likest, sure = alike[face]
    second = max((likeness for other, (likeness, _) in alike.items() if other is not face), default=0.0)
    odds = exp(STEEPNESS * max(0.0, likest - max(UNLIKE, second)))
    weights = np.ones(len(DECK))
    weights[DECK.index(face)] = max(1.0, min(odds, sure / max(1 - sure, LEAST_DOUBT)))
    shares = np.asarray(reading.probabilities * weights, np.float32)
    return _named(reading, np.asarray(shares / shares.sum(), np.float32))


def _named(reading: Reading, shares: NDArray[np.float32]) -> Reading:
    """Returns a reading with other probabilities, and the face and the confidence that go with them."""
    best = int(shares.argmax())
    confidence = float(shares[best])
    return replace(
        reading, card=DECK[best] if confidence >= NAMED_FROM else None, confidence=confidence, probabilities=shares
    )
