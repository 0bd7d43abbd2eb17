"""Rows and columns of cards are found however the picture shows them, with gaps and a stray card."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vision.geometry import Quad, centre_of
from vision.reader.lattice import Cell, fit_lattice

SIZE = (4, 5)
WIDE, HIGH = 60.0, 90.0
CELLS = [(row, column) for row in range(SIZE[0]) for column in range(SIZE[1])]


def lay(cell: Cell, degrees: float, slant: float = 0.0) -> Quad:
    """Returns the outline of a card in a cell of a table that is turned and seen aslant."""
    row, column = cell
    x, y = column * WIDE * 1.15, row * HIGH * 1.15
    corners = np.array([[0, 0], [WIDE, 0], [WIDE, HIGH], [0, HIGH]]) + np.array([x - 180, y - 190])
    angle = np.radians(degrees)
    turned = corners @ np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    return np.asarray(turned / (1 + slant * turned[:, 1:]) + 400, np.float32)


@settings(max_examples=15, deadline=None, derandomize=True)
@given(st.floats(-30, 30), st.floats(-0.0006, 0.0006), st.sets(st.sampled_from(CELLS), max_size=6))
def test_each_card_has_its_cell(degrees: float, slant: float, gaps: set[Cell]) -> None:
    corners = {(0, 0), (0, 4), (3, 0), (3, 4)}
    cells = [cell for cell in CELLS if cell not in gaps - corners]
    found = fit_lattice([lay(cell, degrees, slant) for cell in cells], SIZE)
    assert found is not None
    lattice, held = found
    assert held == {cell: place for place, cell in enumerate(cells)}
    for cell in CELLS:
        off = np.linalg.norm(centre_of(lattice.quad(*cell)) - centre_of(lay(cell, degrees, slant)))
        assert off < 0.15 * WIDE


def test_a_card_that_lies_elsewhere_has_no_cell() -> None:
    stray = lay((1, 2), 0) + np.float32(WIDE / 2)
    cells = [cell for cell in CELLS if cell != (1, 2)]
    found = fit_lattice([*(lay(cell, 0) for cell in cells), stray], SIZE)
    assert found is not None
    assert set(found[1]) == set(cells)


def test_the_places_of_outlines_are_columns_and_rows_with_fractions() -> None:
    found = fit_lattice([lay(cell, 10) for cell in CELLS], SIZE)
    assert found is not None
    between = np.asarray((lay((2, 1), 10) + lay((2, 2), 10)) / 2, np.float32)
    assert found[0].places([between])[0] == pytest.approx((1.5, 2.0), abs=0.01)


def test_outlines_that_lean_do_not_shift_each_row_by_a_column() -> None:
    """Where cards of dark stock overlap their edges are hardly seen: the one below seems to be the next column's."""
    lean = np.array([[-35, 0], [-35, 0], [35, 0], [35, 0]], np.float32)
    found = fit_lattice([lay(cell, 0) + lean * (cell in ((1, 2), (2, 2))) for cell in CELLS], SIZE)
    assert found is not None
    assert found[1] == {cell: place for place, cell in enumerate(CELLS)}


@pytest.mark.parametrize("count", [0, 1, 3])
def test_few_cards_make_no_lattice(count: int) -> None:
    assert fit_lattice([lay(cell, 0) for cell in CELLS[:count]], SIZE) is None


def test_cards_in_one_row_make_no_lattice() -> None:
    assert fit_lattice([lay((0, column), 0) for column in range(5)], SIZE) is None
