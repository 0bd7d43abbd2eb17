"""Cells of a grid are looked at again, as often as their number allows."""

from collections.abc import Sequence

import numpy as np
import pytest

from companion.cards import DECK
from tests.vision.reader.laid_cards import NothingMore, quads_of, reading
from vision.frames import Picture
from vision.reader.cell_reader import CellReader
from vision.reader.lattice import fit_lattice
from vision.reading import Reading


class CountedLooks(NothingMore):
    """A reader that counts the enlarged pictures in which it sees nothing."""

    reads = 0

    def read(self, bgr: Picture) -> Sequence[Reading]:
        self.reads += 1
        return ()


@pytest.mark.parametrize(("size", "each"), [((6, 7), 1), ((2, 3), 4)], ids=["nearly a forest", "a few"])
def test_cards_are_looked_at_further_unless_very_many_are_in_doubt(size: tuple[int, int], each: int) -> None:
    quads = quads_of(*size)
    fitted = fit_lattice(quads, size)
    assert fitted is not None
    reader = CountedLooks()
    cells = CellReader(np.full((700, 600, 3), 90, np.uint8), fitted[0], reader, np.ones(len(DECK), np.bool_))
    first = {cell: reading("2H", quad, 0.5) for cell, quad in zip(np.ndindex(size), quads, strict=True)}
    assert cells.read(first).keys() == first.keys()
    assert reader.reads == each * len(quads)
