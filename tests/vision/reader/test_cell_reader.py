"""Cells of a grid are looked at again, as often as their number allows."""

from collections.abc import Sequence

import cv2
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


class TokenTakenForPip(NothingMore):
    """A reader that reads a card as another face while a blue token lies on it."""

    def __init__(self, seen: str) -> None:
        super().__init__()
        self._seen = seen

    def read(self, bgr: Picture) -> Sequence[Reading]:
        height, width = bgr.shape[:2]
        has_token = (bgr[:, :, 0].astype(int) - bgr[:, :, 2] > 60).any()
        quad = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32) - (width / 2, height / 2)
        quad = np.asarray(quad / 1.12 + (width / 2, height / 2), np.float32)
        return [reading("AH", quad, 0.7) if has_token else reading(self._seen, quad, 0.97)]


@pytest.mark.parametrize(("seen", "face"), [("AD", "AD"), ("2D", None)], ids=["another suit", "another rank"])
def test_a_card_in_doubt_is_read_without_the_token_on_it_which_hides_no_other_rank(seen: str, face: str | None) -> None:
    quads = [quad * 2 for quad in quads_of(2, 3)]
    fitted = fit_lattice(quads, (2, 3))
    assert fitted is not None
    picture = np.full((700, 600, 3), 90, np.uint8)
    for quad in quads:
        cv2.fillConvexPoly(picture, np.round(quad).astype(np.int32), (235, 235, 235))
    x, y = quads[5].mean(axis=0)
    cv2.circle(picture, (round(x), round(y)), 18, (170, 90, 30), -1)
    cells = CellReader(picture, fitted[0], TokenTakenForPip(seen), np.ones(len(DECK), np.bool_))
    found = cells.doubted({(1, 2): reading("AH", quads[5], 0.7)})[1, 2]
    assert (found.card.name if found.card else None) == (face or "AH")
    assert (found.confidence >= 0.9) is (face is not None)
