"""Cards laid in rows and columns, and readings of them, for tests of grids."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from companion.cards import DECK, parse_card
from vision.frames import Picture
from vision.geometry import Floats, Quad
from vision.reader.cell_reader import GridReader
from vision.reader.grid import GridCell, read_grid
from vision.reading import Reading

FIVE: Final = ["2H", "3D", "4D", "5D", "6H"]


def card_quad(x: float, y: float, *, turn: float = 0.0, size: tuple[float, float] = (60, 84)) -> Quad:
    spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * size / 2
    return np.asarray(corners @ spin.T + (x, y), np.float32)


def quads_of(rows: int, columns: int, *, turned: Sequence[int] = (), sideways: bool = False) -> list[Quad]:
    turn = np.pi / 2 if sideways else 0.0
    across, down = (95, 70) if sideways else (70, 95)
    return [
        card_quad(100 + across * column, 100 + down * row, turn=turn + (np.pi if place in turned else 0))
        for place, (row, column) in enumerate(np.ndindex(rows, columns))
    ]


class NothingMore:
    """A reader that sees no card in any enlarged picture; of pips it sees only those that it is told of."""

    def __init__(self, *pips: Reading) -> None:
        self._pips = pips

    def read(self, bgr: Picture) -> Sequence[Reading]:
        return ()

    def read_pips(self, bgr: Picture, quads: Floats) -> Sequence[Reading]:
        return [self._pip_reading(quad) for quad in quads]

    def _pip_reading(self, quad: Quad) -> Reading:
        there = (one for one in self._pips if np.linalg.norm(one.quad.mean(axis=0) - quad.mean(axis=0)) < 20)
        return next(there, Reading(None, 0, quad, np.full(len(DECK), 1 / len(DECK), np.float32)))


def reading(face: str, quad: Quad, confidence: float) -> Reading:
    card = parse_card(face)
    shares = np.full(len(DECK), (1 - confidence) / (len(DECK) - 1), np.float32)
    shares[DECK.index(card)] = confidence
    return Reading(card if confidence > 0.65 else None, confidence, quad, shares)


def read_cells(readings: list[Reading], size: tuple[int, int], reader: GridReader | None = None) -> list[GridCell]:
    """Returns the cells of a grid of so many rows and columns, read from these readings on an empty picture."""
    picture = np.full((600, 800, 3), 90, np.uint8)
    cells = read_grid(picture, size, readings, reader or NothingMore())
    assert cells is not None
    return [cell for row in cells for cell in row]
