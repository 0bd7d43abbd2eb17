"""Drawn grids show the red cards of two decks, and say what lies where."""

from collections import Counter

import numpy as np
import pytest

from companion.cards import Rank, Suit
from tests.vision.drawn_grids import SIDE, DrawnGrid, draw_grid
from vision.scenes import CLEAN, DeckCollection, SurfaceCollection


@pytest.fixture(scope="module")
def grids() -> list[DrawnGrid]:
    """A grid, the same from another angle, and one of which no card lies face-down."""
    decks, tables = DeckCollection.open("test"), SurfaceCollection.open("test")
    views = [draw_grid(4, decks, tables, CLEAN, view=view) for view in (0, 1)]
    return [*views, draw_grid(4, decks, tables, CLEAN, built=0)]


def test_the_cells_are_those_of_a_forest(grids: list[DrawnGrid]) -> None:
    for grid in grids:
        assert [len(row) for row in grid.cells] == [SIDE] * SIDE
        faces = Counter(cell.card for row in grid.cells for cell in row if cell.card)
        assert {card.suit for card in faces} == {Suit.DIAMONDS, Suit.HEARTS}
        assert max(faces.values()) <= 2
        assert all(sum(faces[card] for card in faces if card.rank is rank) <= 3 for rank in (Rank.JACK, Rank.KING))


def test_cards_that_lie_face_down_bear_a_token(grids: list[DrawnGrid]) -> None:
    down = [[cell for row in grid.cells for cell in row if cell.card is None] for grid in grids]
    assert down[0]
    assert all(cell.token for cell in down[0])
    assert not down[2]


def test_another_look_is_another_picture_of_the_same_cards(grids: list[DrawnGrid]) -> None:
    first, again, _ = grids
    assert first.cells == again.cells
    assert not np.array_equal(first.bgr, again.bgr)
