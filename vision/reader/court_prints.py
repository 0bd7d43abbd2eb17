"""Tells court cards by what is printed on them: pips do not tell a jack from a queen, but two of a face look alike."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations
from math import exp
from operator import itemgetter
from typing import Final

import numpy as np

from companion.cards import DECK, Card
from vision.frames import Picture
from vision.reader.cell_rereading import SURE, named
from vision.reader.lattice import Cell
from vision.reader.prints import Print, aligned_likeness, print_of, symmetry
from vision.reader.tokens import COURTS
from vision.reader.views import STOCK, cut_view
from vision.reading import Reading

SURER: Final = 0.99
"""Courts with less than this probability are compared with the others."""
UNLIKE: Final = 0.65
"""Prints of different faces seldom have a larger likeness."""
STEEPNESS: Final = 20.0
"""The factor from a difference in likeness to one in log odds."""
LEAST_DOUBT: Final = 1e-3
"""The minimum doubt about a card that was read."""
CLEAR: Final = 0.8  # EXPERIMENTS.md, 2026-11-26
"""A court's print with this likeness to itself upside down is seen whole, with nothing lying on it."""
FADED: Final = 0.4
"""Light has changed a print whose darkest part is lighter than this share of the stock."""
DARK_PRINT: Final = 3
"""The percentile of a court's brightness that is its darkest print."""
SAME: Final = 0.8
"""The minimum likeness of two clear prints of the same face."""
VIEW: Final = (63, 88)
VIEW_PX_PER_MM: Final = 1.0


def weigh_courts(bgr: Picture, found: Mapping[Cell, Reading]) -> dict[Cell, Reading]:
    """Returns the readings; of a court that is not quite sure, the face of the one that is printed like it is likelier.

    It says nothing where several faces are printed alike, and where a face is not among the sure ones. The faces of
    sure courts that are printed otherwise are less likely, where the two cards of each face are seen to look alike.
    """
    courts = [reading for reading in found.values() if _face_of(reading).rank in COURTS]
    asked = [reading for reading in courts if reading.confidence < SURER]
    if not asked:
        return dict(found)
    deck = _Courts(bgr, [reading for reading in courts if reading.confidence >= SURE])
    weighed = {id(one): deck.weigh(one) for one in asked}
    return {cell: weighed.get(id(reading), reading) for cell, reading in found.items()}


def _face_of(reading: Reading) -> Card:
    return DECK[int(reading.probabilities.argmax())]


class _Courts:
    """The prints of the courts in a picture, of which some are `sure`."""

    def __init__(self, bgr: Picture, sure: Sequence[Reading]) -> None:
        self._bgr = bgr
        self._sure = sure
        self._prints: dict[int, Print] = {}
        self._clear: dict[int, bool] = {}

    def weigh(self, reading: Reading) -> Reading:
        """Returns a court's reading with its faces weighed by the prints of the other courts that are sure."""
        seen = [(self._likeness(reading, other), other) for other in self._sure if other is not reading]
        if not seen:
            return reading
        highest, nearest = max(seen, key=lambda one: (one[0], one[1].confidence))
        face = _face_of(nearest)
        second = max((likeness for likeness, other in seen if _face_of(other) is not face), default=0.0)
        odds = exp(STEEPNESS * max(0.0, highest - max(UNLIKE, second)))
        weights = np.ones(len(DECK))
        if reading.confidence < SURE and self._is_clear(reading) and self._look_alike:
            clear = [one for one in seen if self._is_clear(one[1])]
            for likeness, other in sorted(clear, key=itemgetter(0)):  # of two with one face the more alike one counts
                unlike = exp(STEEPNESS * min(0.0, likeness - SAME))
                weights[DECK.index(_face_of(other))] = max(_doubt(other), unlike)
        weights[DECK.index(face)] *= max(1.0, min(odds, nearest.confidence / _doubt(nearest)))
        shares = reading.probabilities * weights
        return named(shares / shares.sum(), reading.quad)

    @cached_property
    def _look_alike(self) -> bool:
        """Whether clear prints of the same face are alike, at least one pair of them: two other decks may be mixed."""
        clear = [reading for reading in self._sure if self._is_clear(reading)]
        pairs = [(one, other) for one, other in combinations(clear, 2) if _face_of(one) is _face_of(other)]
        return bool(pairs) and all(self._likeness(*pair) >= SAME for pair in pairs)

    def _is_clear(self, reading: Reading) -> bool:
        if id(reading) not in self._clear:
            dark, stock = np.percentile(self._view(reading), (DARK_PRINT, STOCK))
            self._clear[id(reading)] = bool(dark < FADED * stock) and symmetry(self._print(reading)) >= CLEAR
        return self._clear[id(reading)]

    def _likeness(self, one: Reading, other: Reading) -> float:
        return aligned_likeness(self._print(one), self._print(other))

    def _print(self, reading: Reading) -> Print:
        if id(reading) not in self._prints:
            self._prints[id(reading)] = print_of(self._view(reading), None, VIEW_PX_PER_MM)
        return self._prints[id(reading)]

    def _view(self, reading: Reading) -> Picture:
        return cut_view(self._bgr, reading.quad, VIEW, 0.0)


def _doubt(reading: Reading) -> float:
    """Returns the probability that a reading's face is wrong."""
    return max(1 - reading.confidence, LEAST_DOUBT)
