"""What the pips of a grid's cards show: asked where their indices leave a doubt."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from companion.cards import DECK
from vision.frames import Picture
from vision.geometry import Floats
from vision.reader.lattice import Cell, Lattice
from vision.reading import Reading

SURE: Final = 0.9
"""Pips that show a face with this probability need no index beside them."""
SHOWS_FACE: Final = 0.93
"""With this probability a card lies face-up: cards that lie face-down, and the bare table, reach less."""


class PipReader(Protocol):
    """Reads cards by their pips."""

    def read_pips(self, bgr: Picture, quads: Floats) -> Sequence[Reading]:
        """Returns what the pips of each card show that lies at about these outlines (n, 4, 2)."""
        ...


class PipReadings:
    """The cards of a grid, each looked at once when it is asked for; only faces among `possible` (52,) lie there."""

    def __init__(self, bgr: Picture, lattice: Lattice, reader: PipReader, possible: NDArray[np.bool_]) -> None:
        self._bgr = bgr
        self._lattice = lattice
        self._reader = reader
        self._possible = possible
        self._found: dict[Cell, Reading | None] = {}

    def look(self, cells: Iterable[Cell]) -> Mapping[Cell, Reading]:
        """Returns what the cards in these cells show, as far as they show a face."""
        asked = list(cells)
        new = [cell for cell in asked if cell not in self._found]
        if new:
            quads = np.stack([self._lattice.quad(*cell) for cell in new])
            self._found |= zip(new, map(self._limited, self._reader.read_pips(self._bgr, quads)), strict=True)
        return {cell: found for cell in asked if (found := self._found[cell]) is not None}

    def _limited(self, reading: Reading) -> Reading | None:
        """Returns a card's reading with the possible faces only; None if it may lie face-down."""
        if 1 - len(DECK) * float(reading.probabilities.min()) < SHOWS_FACE:
            return None
        shares = reading.probabilities * self._possible
        shares = np.asarray(shares / shares.sum(), np.float32)
        best = int(shares.argmax())
        confidence = float(shares[best])
        return Reading(DECK[best] if confidence >= SURE else None, confidence, reading.quad, shares)
