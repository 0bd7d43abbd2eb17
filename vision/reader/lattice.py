"""The lattice of rows and columns in which cards lie, fitted to the positions of the cards read."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Quad, centre_of

NEXT: Final = (0.8, 1.75)
"""The range of distances to a neighbour's middle, in card widths or heights."""
ASIDE: Final = 0.35
"""The maximum sideways offset of a neighbour."""
MAX_OFFSET: Final = 0.32
"""A card lies in a cell if its middle is nearer to the cell's middle than this, in cells."""
LEAST_CARDS: Final = 4
"""The minimum number of cards for a lattice."""
HELD: Final = 0.25
"""While a lattice is fitted, only cards that are nearer to their cells' middles than this count, in cells."""
ENOUGH: Final = 0.95
"""With this share of the cards no other lattice is looked for."""
MOST_ROUNDS: Final = 9
"""The number of rounds in which a lattice grows, by a cell each."""
Cell: TypeAlias = tuple[int, int]
"""A row and a column."""
Points: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Lattice:
    """`onto` (3, 3) maps (column, row) to pixels; `card` is a card's width and height in cells."""

    onto: Points
    card: tuple[float, float]

    def quad(self, row: int, column: int, grown: float = 1.0) -> Quad:
        """Returns the outline of a card that lies in the middle of a cell, clockwise from the picture's top left."""
        across, down = self.card[0] * grown / 2, self.card[1] * grown / 2
        corners = [(-across, -down), (across, -down), (across, down), (-across, down)]
        return _project(self.onto, np.add(corners, (column, row))).astype(np.float32)

    def places(self, quads: Sequence[Quad]) -> Points:
        """Returns where the middles of outlines lie, (n, 2): column and row with their fractions."""
        return _project(_inverse(self.onto), np.array([centre_of(quad) for quad in quads], np.float64))


def fit_lattice(quads: Sequence[Quad], size: tuple[int, int]) -> tuple[Lattice, dict[Cell, int]] | None:
    """Returns the lattice of `size` (rows, columns) that holds most of the cards, and which card lies in which cell.

    Rows run across the picture from its top left, however the cards lie. None if the cards lie in no lattice.
    """
    onto = _fit_best(quads, size) if len(quads) >= LEAST_CARDS else None
    if onto is None:
        return None
    lattice = Lattice(onto, _card_size(onto, quads))
    held = _held(lattice, quads)
    if not held:
        return None
    top, left = _window(list(held), size)
    shift = np.array([[1, 0, left], [0, 1, top], [0, 0, 1]], np.float64)
    lattice = Lattice(onto @ shift, lattice.card)
    inside = {(row - top, column - left): card for (row, column), card in held.items()}
    kept = {cell: card for cell, card in inside.items() if 0 <= cell[0] < size[0] and 0 <= cell[1] < size[1]}
    return (lattice, kept) if len(kept) >= LEAST_CARDS else None


def _centres(quads: Sequence[Quad]) -> Points:
    return np.array([centre_of(quad) for quad in quads], np.float64)


def _fit_best(quads: Sequence[Quad], size: tuple[int, int]) -> Points | None:
    """Returns the map of columns and rows to pixels that most cards agree with which lie in a window of `size`.

    Outlines can be wrong, so each card with two neighbours is tried as a beginning, from which the lattice grows. If
    the neighbour below is the next column's, all cards agree with the map, too, but each row lies a column farther.
    """
    centres = _centres(quads)
    best: tuple[int, float] = (0, 0.0)
    found: Points | None = None
    for seed in _seeds(quads, centres):
        onto = _grow(seed, centres)
        if onto is None:
            continue
        onto = _upright(onto, centres)
        off, cells = _off(onto, centres)
        held = off < HELD
        if held.sum() < best[0]:
            continue
        held = _in_window(cells, held, size)
        score = (int(held.sum()), -float(off[held].sum()))
        if score > best:
            best, found = score, onto
        if best[0] >= ENOUGH * len(quads):
            break
    return found


def _seeds(quads: Sequence[Quad], centres: Points) -> Iterator[Points]:
    """Yields maps (3, 3) of columns and rows to pixels, each from a card with a neighbour beside and one below."""
    downs = np.array([(quad[3] + quad[2] - quad[0] - quad[1]) / 2 for quad in quads], np.float64)
    acrosses = np.array([(quad[1] + quad[2] - quad[0] - quad[3]) / 2 for quad in quads], np.float64)
    middle = np.argsort(np.linalg.norm(centres - centres.mean(axis=0), axis=1))
    for i in middle:
        basis = np.column_stack([acrosses[i], downs[i]])
        if abs(np.linalg.det(basis)) < 1:
            continue
        steps = np.linalg.solve(basis, (centres - centres[i]).T).T
        beside, below = _nearest(steps, 0), _nearest(steps, 1)
        for across in beside:
            for down in below:
                columns = (centres[across[0]] - centres[i]) * across[1], (centres[down[0]] - centres[i]) * down[1]
                yield np.array([*np.column_stack([*columns, centres[i]]), [0, 0, 1]], np.float64)


def _nearest(steps: Points, axis: int) -> list[tuple[int, int]]:
    """Returns the nearest neighbour along an axis, ahead and behind, each with its direction."""
    found = []
    for sign in (1, -1):
        ahead, aside = steps[:, axis] * sign, np.abs(steps[:, 1 - axis])
        near = np.flatnonzero((ahead > NEXT[0]) & (ahead < NEXT[1]) & (aside < ASIDE))
        if len(near):
            found.append((int(near[np.argmin(ahead[near] + aside[near])]), sign))
    return found


def _grow(onto: Points, centres: Points) -> Points | None:
    """Returns the map fitted to all cards that it reaches, from its beginning outwards, cell by cell."""
    reached = 1.5
    for _ in range(MOST_ROUNDS):
        places = _project(_inverse(onto), centres)
        cells = np.round(places)
        near = (np.abs(cells).max(axis=1) <= reached) & (np.linalg.norm(places - cells, axis=1) < HELD)
        if near.sum() >= LEAST_CARDS and _spans(cells[near]):
            fitted, _ = cv2.findHomography(cells[near], centres[near], 0)
            if fitted is None or not np.isfinite(fitted).all() or abs(np.linalg.det(fitted)) < 1e-9:
                return None
            onto = np.asarray(fitted, np.float64)
        reached += 1
    return onto


def _spans(cells: Points) -> bool:
    """Whether the cells fix a homography: at least two in each of two rows and of two columns."""
    return all(np.sum(np.unique(cells[:, axis], return_counts=True)[1] >= 2) >= 2 for axis in (0, 1))


def _off(onto: Points, centres: Points) -> tuple[Points, Points]:
    """Returns how far each card (n,) lies from the middle of its cell, in cells, and that cell (n, 2)."""
    places = _project(_inverse(onto), centres)
    cells = np.round(places)
    return np.linalg.norm(places - cells, axis=1), cells


def _in_window(cells: Points, held: NDArray[np.bool_], size: tuple[int, int]) -> NDArray[np.bool_]:
    """Returns which cards (n,) are held by cells (column, row) in the window of `size` with most of them."""
    if not held.any():
        return held
    rows, columns = cells[:, 1], cells[:, 0]
    top, left = _window([(int(row), int(column)) for column, row in cells[held]], size)
    inside = (rows >= top) & (rows < top + size[0]) & (columns >= left) & (columns < left + size[1])
    return np.asarray(held & inside)


def _upright(onto: Points, centres: Points) -> Points:
    """Returns the map with columns counted to the right and rows counted down, as they run in the picture."""
    middle = _project(_inverse(onto), np.asarray(centres.mean(axis=0), np.float64)[None])[0]
    here, beside, below = _project(onto, np.add(middle, [(0, 0), (1, 0), (0, 1)]))
    turn = np.eye(3)
    if abs((beside - here)[0]) < abs((below - here)[0]):
        turn = np.array([[0, 1, 0], [1, 0, 0], [0, 0, 1]], np.float64)
        beside, below = below, beside
    flips = np.diag([1.0 if (beside - here)[0] > 0 else -1.0, 1.0 if (below - here)[1] > 0 else -1.0, 1.0])
    return np.asarray(onto @ turn @ flips)


def _card_size(onto: Points, quads: Sequence[Quad]) -> tuple[float, float]:
    """Returns the median width and height of the cards in cells, as they lie in the picture."""
    back = _inverse(onto)
    flat = np.array([_project(back, quad.astype(np.float64)) for quad in quads])
    spans = np.median(flat.max(axis=1) - flat.min(axis=1), axis=0)
    return float(min(spans[0], 0.99)), float(min(spans[1], 0.99))


def _held(lattice: Lattice, quads: Sequence[Quad]) -> dict[Cell, int]:
    """Returns which card lies in which cell: the one nearest to the cell's middle."""
    held: dict[Cell, tuple[float, int]] = {}
    for card, (x, y) in enumerate(lattice.places(quads)):
        cell = (round(y), round(x))
        off = float(np.hypot(x - cell[1], y - cell[0]))
        if off < MAX_OFFSET and (cell not in held or off < held[cell][0]):
            held[cell] = (off, card)
    return {cell: card for cell, (_, card) in held.items()}


def _window(cells: Sequence[Cell], size: tuple[int, int]) -> Cell:
    """Returns the top left cell of the window of `size` that holds most cells; the most central one of equal ones."""
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    middle = ((min(rows) + max(rows) + 1 - size[0]) / 2, (min(columns) + max(columns) + 1 - size[1]) / 2)
    tops = range(min(rows) - size[0] + 1, max(rows) + 1)
    lefts = range(min(columns) - size[1] + 1, max(columns) + 1)

    def count(corner: Cell) -> tuple[int, float]:
        top, left = corner
        held = sum(top <= row < top + size[0] and left <= column < left + size[1] for row, column in cells)
        return held, -abs(top - middle[0]) - abs(left - middle[1])

    return max(((top, left) for top in tops for left in lefts), key=count)


def _project(plane: Points, points: Points) -> Points:
    return np.asarray(cv2.perspectiveTransform(points.reshape(-1, 1, 2).astype(np.float64), plane).reshape(-1, 2))


def _inverse(plane: Points) -> Points:
    return np.asarray(np.linalg.inv(plane), np.float64)
