"""Grids of cards: the lattice, each cell's card, tokens, and what is in doubt."""

from collections.abc import Sequence

import numpy as np
import pytest

from companion.cards import DECK, parse_card
from vision.evaluate.grids import DrawnGrid, draw_grid
from vision.frames import Picture
from vision.geometry import Quad
from vision.reader import Reader
from vision.reader.grid import CellState, GridCell, read_grid
from vision.reader.lattice import fit_lattice
from vision.reader.tokens import name_colour
from vision.reading import Reading
from vision.scenes import DeckCollection, SurfaceCollection
from vision.scenes.table.tokens import TOKEN_COLOURS


@pytest.fixture(scope="module")
def drawn() -> list[DrawnGrid]:
    decks, tables = DeckCollection.open("test", alphabet="english"), SurfaceCollection.open("test")
    return [draw_grid(900_001 + 1501 * number, decks, tables) for number in (3, 8, 36)]


@pytest.fixture(scope="module")
def reader() -> Reader:
    return Reader()


def test_drawn_grids_are_read_without_a_question(drawn: list[DrawnGrid], reader: Reader) -> None:
    for grid in drawn:
        cells = read_grid(grid.bgr, (7, 7), reader.read(grid.bgr), reader)
        assert cells is not None
        read = [[cell.face or cell.state for cell in row] for row in cells]
        assert read == [[truth.card or CellState.DOWN for truth in row] for row in grid.cells]


def test_tokens_are_found_with_their_colours(drawn: list[DrawnGrid], reader: Reader) -> None:
    right = wrong = there = 0
    for grid in drawn:
        cells = read_grid(grid.bgr, (7, 7), reader.read(grid.bgr), reader)
        assert cells is not None
        for row, truths in zip(cells, grid.cells, strict=True):
            for cell, truth in zip(row, truths, strict=True):
                there += truth.token is not None
                right += cell.token == truth.token is not None
                wrong += cell.token not in (None, truth.token)
    assert there > 5
    assert wrong == 0
    assert right / there > 0.8


@pytest.mark.parametrize(("name", "bgr"), TOKEN_COLOURS.items())
def test_colours_are_named_as_people_name_them(name: str, bgr: tuple[int, int, int]) -> None:
    assert name_colour(np.array(bgr, np.float64)) == name


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


@pytest.mark.parametrize("sideways", [False, True], ids=["upright", "sideways"])
@pytest.mark.parametrize("missing", [(), (0,), (3, 4, 11)], ids=str)
def test_cards_are_counted_from_the_pictures_top_left(sideways: bool, missing: tuple[int, ...]) -> None:
    quads = quads_of(3, 4, turned=(1, 5, 6), sideways=sideways)
    kept = [quad for place, quad in enumerate(quads) if place not in missing]
    fitted = fit_lattice(kept, (3, 4))
    assert fitted is not None
    lattice, held = fitted
    places = [place for place in range(12) if place not in missing]
    assert {divmod(place, 4): number for number, place in enumerate(places)} == held
    assert np.abs(lattice.quad(1, 2).mean(axis=0) - quads[6].mean(axis=0)).max() < 3


def test_a_card_beside_the_grid_is_left_out() -> None:
    quads = [*quads_of(3, 3), card_quad(500, 430, turn=0.7)]
    fitted = fit_lattice(quads, (3, 3))
    assert fitted is not None
    assert sorted(fitted[1].values()) == list(range(9))


@pytest.mark.parametrize("quads", [[], quads_of(1, 1), quads_of(1, 3)], ids=["none", "one", "three"])
def test_few_cards_are_no_lattice(quads: list[Quad]) -> None:
    assert fit_lattice(quads, (7, 7)) is None


class NothingMore:
    """A reader that sees no card in any enlarged picture."""

    def read(self, bgr: Picture) -> Sequence[Reading]:
        return ()


def reading(face: str, quad: Quad, confidence: float) -> Reading:
    card = parse_card(face)
    shares = np.full(len(DECK), (1 - confidence) / (len(DECK) - 1), np.float32)
    shares[DECK.index(card)] = confidence
    return Reading(card if confidence > 0.65 else None, confidence, quad, shares)


def read_cells(readings: list[Reading], size: tuple[int, int]) -> list[GridCell]:
    picture = np.full((600, 800, 3), 90, np.uint8)
    cells = read_grid(picture, size, readings, NothingMore())
    assert cells is not None
    return [cell for row in cells for cell in row]


def test_a_face_that_lies_there_a_third_time_is_doubtful_where_it_is_least_sure() -> None:
    quads = quads_of(2, 3)
    faces = [("2H", 0.99), ("3D", 0.99), ("2H", 0.98), ("4D", 0.99), ("2H", 0.92), ("5D", 0.99)]
    cells = read_cells([reading(face, quad, sure) for (face, sure), quad in zip(faces, quads, strict=True)], (2, 3))
    assert [cell.state.value for cell in cells] == ["face", "face", "face", "face", "doubtful", "face"]
    assert cells[4].face is None
    assert "2H" not in [card.name for card, _ in cells[4].candidates]


def test_a_black_face_among_many_red_ones_is_doubtful() -> None:
    quads = quads_of(5, 5)
    red = [card.name for card in DECK if card.suit.value in "DH"][:24]
    readings = [reading(face, quad, 0.97) for face, quad in zip([*red, "AS"], quads, strict=True)]
    cells = read_cells(readings, (5, 5))
    assert cells[24].state is CellState.DOUBTFUL
    assert {card.suit.value for card, _ in cells[24].candidates} <= {"D", "H"}


def test_a_doubtful_cell_names_the_surest_faces_first() -> None:
    quads = quads_of(2, 3)
    readings = [reading(face, quad, 0.99) for face, quad in zip(["2H", "3D", "4C", "5S", "6H"], quads, strict=False)]
    cells = read_cells([*readings, reading("7C", quads[5], 0.5)], (2, 3))
    assert cells[5].state is CellState.DOUBTFUL
    assert cells[5].candidates[0][0].name == "7C"
    shares = [share for _, share in cells[5].candidates]
    assert shares == sorted(shares, reverse=True)
