"""Cards laid in rows and columns, and readings of them, for tests of grids."""

from collections.abc import Mapping, Sequence
from typing import Final

import cv2
import numpy as np

from companion.card_notation import parse_card
from companion.cards import DECK
from vision.frames import Picture
from vision.geometry import Floats, Quad, centres_apart
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
        there = (one for one in self._pips if centres_apart(one.quad, quad) < 20)
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


class LaidGrid:
    """Rows of cards, two of four unless told otherwise: some faces that are read, and cards that show no index."""

    def __init__(self, size: tuple[int, int] = (2, 4)) -> None:
        self._size = size
        self._picture = np.full((1200, 1600, 3), 60, np.uint8)
        self._quads = [quad * 2 for quad in quads_of(*size)]

    def lay(
        self, place: int, stock: Sequence[int], rings: Sequence[int] = (), ink: Sequence[int] = (), pushed: int = 0
    ) -> None:
        """Lays a card printed with rings of these radii, pushed to the left by so many pixels."""
        cv2.fillConvexPoly(self._picture, np.round(self._quads[place] - (pushed, 0)).astype(np.int32), stock)
        for radius in rings:
            cv2.circle(self._picture, self._middle(place), 2 * radius, ink, 3)

    def paint_above(self, place: int, share: float, bgr: Sequence[int]) -> None:
        """Paints the upper share of a card's middle part."""
        left, top = np.round(self._quads[place][0]).astype(int)
        right, bottom = np.round(self._quads[place][2]).astype(int)
        edge = (bottom - top) // 8
        self._picture[top : top + edge + round(share * (bottom - top - 2 * edge)), left:right] = bgr

    def speckle(self, place: int, degrees: float) -> None:
        """Prints the same fine pattern on a card as on any other, turned by some degrees."""
        side, (x, y) = 300, self._middle(place)
        fine = cv2.GaussianBlur(np.random.default_rng(5).normal(0, 1, (side, side)), (0, 0), 1.5)
        turn = cv2.getRotationMatrix2D((side / 2, side / 2), degrees, 1)
        printed = cv2.warpAffine((fine > 0).astype(np.uint8), turn, (side, side))
        left, top = x - side // 2, y - side // 2
        inside = np.zeros_like(printed)
        cv2.fillConvexPoly(inside, np.round(self._quads[place] - (left, top)).astype(np.int32), 1)
        self._picture[top : top + side, left : left + side][(printed > 0) & (inside > 0)] = (90, 60, 60)

    def shade(self, place: int, share: float) -> None:
        """Leaves a card this share of its light."""
        left, top = np.round(self._quads[place][0]).astype(int)
        right, bottom = np.round(self._quads[place][2]).astype(int)
        card = self._picture[top:bottom, left:right]
        self._picture[top:bottom, left:right] = (card * share).astype(np.uint8)

    def put_token(self, place: int, bgr: Sequence[int], below: int = 0) -> None:
        """Puts a token so far below the middle of a card, in pixels."""
        x, y = self._middle(place)
        cv2.circle(self._picture, (x, y + below), 18, bgr, -1)

    def read_lower_row(self) -> Sequence[GridCell]:
        """Returns the last face and the three cards that show no index."""
        return self.read(dict.fromkeys(range(5), 0.99))[4:]

    def read(self, sure: Mapping[int, float], faces: Sequence[str] = FIVE) -> Sequence[GridCell]:
        """Returns all cells; the faces of some places are read with these probabilities."""
        readings = [reading(face, self._quads[at], sure[at]) for face, at in zip(faces, sure, strict=False)]
        cells = read_grid(self._picture, self._size, readings, NothingMore())
        assert cells is not None
        return [cell for row in cells for cell in row]

    def _middle(self, place: int) -> tuple[int, int]:
        x, y = self._quads[place].mean(axis=0)
        return round(x), round(y)
