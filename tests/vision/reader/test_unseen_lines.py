"""Rows and columns in which no card is read belong to the grid on the side where tokens lie."""

from collections.abc import Callable, Iterable
from typing import Final

import numpy as np
import pytest

from vision.reader.grid import settle_edges
from vision.reader.lattice import Cell, Lattice

LATTICE: Final = Lattice(np.diag([70.0, 95.0, 1.0]), (60.0, 84.0))
SIZE: Final = (3, 3)


def held(rows: Iterable[int], columns: Iterable[int]) -> dict[Cell, int]:
    """Returns the cells in which a card was read, numbered row by row."""
    columns = tuple(columns)
    return {cell: number for number, cell in enumerate((row, column) for row in rows for column in columns)}


def has_tokens(*lying: Cell) -> Callable[[Lattice, Cell], bool]:
    return lambda lattice, cell: cell in lying


def test_where_all_lines_have_cards_nothing_is_looked_at() -> None:
    def never(lattice: Lattice, cell: Cell) -> bool:
        raise AssertionError(cell)

    cells = held(range(3), range(3))
    assert settle_edges(LATTICE, cells, SIZE, never)[1] == cells


@pytest.mark.parametrize(
    ("tokens", "first"),
    [
        ([(-1, 0), (-1, 2)], (1, 0)),
        ([(2, 0), (2, 1)], (0, 0)),
        ([(-1, 0)], (0, 0)),
        ([(-1, 0), (-1, 1), (2, 2)], (0, 0)),
        ([], (0, 0)),
    ],
    ids=["two above", "two below", "one above alone", "hardly more above than below", "none"],
)
def test_a_row_without_a_card_lies_where_tokens_are(tokens: list[Cell], first: Cell) -> None:
    lattice, cells = settle_edges(LATTICE, held(range(2), range(3)), SIZE, has_tokens(*tokens))
    assert next(iter(cells)) == first
    assert np.allclose(lattice.quad(*first), LATTICE.quad(0, 0))


def test_columns_are_settled_as_rows_are() -> None:
    lattice, cells = settle_edges(LATTICE, held(range(3), range(2)), SIZE, has_tokens((0, -1), (2, -1)))
    assert set(cells) == set(held(range(3), (1, 2)))
    assert np.allclose(lattice.quad(0, 1), LATTICE.quad(0, 0))
