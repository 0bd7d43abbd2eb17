"""Finds the edges of a grid in whose outer rows or columns no card is read: late in a game they may lie face-down."""

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np

from vision.reader.lattice import Cell, Lattice

LEAST_TOKENS: Final = 2
"""How many more tokens one side must show than the other to show that the grid continues there."""


def settle_edges(
    lattice: Lattice, held: Mapping[Cell, int], size: tuple[int, int], has_token: Callable[[Lattice, Cell], bool]
) -> tuple[Lattice, dict[Cell, int]]:
    """Returns the lattice and its cells, moved by rows and columns towards the side that shows more tokens.

    `held` are the cells with a card that was read. If they span all rows and columns, nothing changes.
    """
    down, right = (_move(lattice, held, size, axis, has_token) for axis in (0, 1))
    shift = np.array([[1, 0, right], [0, 1, down], [0, 0, 1]], np.float64)
    return Lattice(lattice.onto @ shift, lattice.card), {
        (row - down, column - right): card for (row, column), card in held.items()
    }


def _move(
    lattice: Lattice,
    held: Mapping[Cell, int],
    size: tuple[int, int],
    axis: int,
    has_token: Callable[[Lattice, Cell], bool],
) -> int:
    """Returns by how many lines the grid is to be moved along an axis (0: down, 1: right); back is negative."""
    lines = [cell[axis] for cell in held]
    first, last = min(lines), max(lines)
    missing = size[axis] - 1 - (last - first)
    if not missing:
        return 0
    across = range(size[1 - axis])
    outside = [*range(last - size[axis] + 1, first), *range(last + 1, first + size[axis])]
    tokens = {line: sum(has_token(lattice, _cell(axis, line, at)) for at in across) for line in outside}

    def shown(begin: int) -> int:
        return sum(tokens.get(line, 0) for line in range(begin, begin + size[axis]))

    best = max(range(last - size[axis] + 1, first + 1), key=lambda begin: (shown(begin), -abs(begin)))
    return best if shown(best) >= shown(0) + LEAST_TOKENS else 0


def _cell(axis: int, line: int, at: int) -> Cell:
    return (line, at) if axis == 0 else (at, line)
