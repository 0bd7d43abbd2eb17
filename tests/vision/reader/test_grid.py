"""Grids of cards: the lattice, each cell's card, tokens, and what is in doubt."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

import cv2
import numpy as np
import pytest

from companion.card_notation import parse_card
from companion.cards import DECK
from tests.vision.drawn_grids import CellTruth, DrawnGrid, draw_grid
from tests.vision.reader.laid_cards import FIVE, NothingMore, card_quad, quads_of, read_cells, reading
from vision.frames import Picture
from vision.geometry import Quad
from vision.reader import Reader
from vision.reader.grid import CellState, GridCell, GridCells, read_grid
from vision.reader.lattice import fit_lattice
from vision.reader.tokens import find_token, name_colour
from vision.reading import Reading
from vision.scenes import DeckCollection, SurfaceCollection
from vision.scenes.table.tokens import TOKEN_COLOURS


@dataclass(frozen=True)
class ScannedGrid:
    """A drawn grid and what was read of it."""

    drawn: DrawnGrid
    cells: GridCells

    def pairs(self) -> list[tuple[GridCell, CellTruth]]:
        """Returns each cell with what truly lies there."""
        rows = zip(self.cells, self.drawn.cells, strict=True)
        return [pair for cells, truths in rows for pair in zip(cells, truths, strict=True)]


SHIFTED, FADED, DARK, TWINS, PALE_ACE = 36, 39, 62, 140, 90_244
"""Drawn grids: a wrong outline, a card that glare has faded, a dark back, one face twice side by side, a pale ace."""


@pytest.fixture(scope="module")
def scanned() -> list[ScannedGrid]:
    decks, tables = DeckCollection.open("test", alphabet="english"), SurfaceCollection.open("test")
    reader, scans = Reader(), []
    for number in (SHIFTED, FADED, DARK, TWINS):
        drawn = draw_grid(900_001 + 1501 * number, decks, tables)
        cells = read_grid(drawn.bgr, (7, 7), reader.read(drawn.bgr), reader)
        assert cells is not None
        scans.append(ScannedGrid(drawn, cells))
    return scans


@pytest.mark.one_python
def test_drawn_grids_are_read_without_a_question(scanned: list[ScannedGrid]) -> None:
    for scan in scanned:
        read = [cell.face or cell.state for cell, _ in scan.pairs()]
        assert read == [truth.card or CellState.DOWN for _, truth in scan.pairs()]


@pytest.mark.one_python
def test_tokens_are_found_with_their_colours(scanned: list[ScannedGrid]) -> None:
    pairs = [pair for scan in scanned for pair in scan.pairs()]
    there = sum(truth.token is not None for _, truth in pairs)
    right = sum(cell.token == truth.token is not None for cell, truth in pairs)
    assert there > 5
    assert not [cell for cell, truth in pairs if cell.token not in (None, truth.token)]
    assert right / there > 0.8


@pytest.mark.one_python
def test_an_ace_whose_pip_has_the_colour_of_a_token_is_named_or_asked_about_and_no_back() -> None:
    decks, tables = DeckCollection.open("test", alphabet="english"), SurfaceCollection.open("test")
    drawn = draw_grid(900_001 + 1501 * PALE_ACE, decks, tables, evenly_pushed=True)
    reader = Reader()
    cells = read_grid(drawn.bgr, (7, 7), reader.read(drawn.bgr), reader)
    assert cells is not None
    ace = parse_card("AD")
    aces = [cell for cell, truth in ScannedGrid(drawn, cells).pairs() if truth.card is ace]
    assert aces
    assert all(cell.face is ace or cell.state is CellState.DOUBTFUL for cell in aces)
    assert all(truth.card is None for cell, truth in ScannedGrid(drawn, cells).pairs() if cell.state is CellState.DOWN)


@pytest.mark.parametrize(("name", "bgr"), TOKEN_COLOURS.items())
def test_colours_are_named_as_people_name_them(name: str, bgr: tuple[int, int, int]) -> None:
    assert name_colour(np.array(bgr, np.float64)) == name


def test_a_white_token_is_found_by_its_faint_edge() -> None:
    view = np.full((176, 126, 3), 232, np.uint8)
    cv2.circle(view, (70, 90), 17, (223, 224, 225), -1)
    found = find_token(view, 2.0, np.full(3, 232.0))
    assert found is not None
    assert found.colour == "white"


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


def test_a_face_that_lies_there_a_third_time_is_doubtful_where_it_is_least_sure() -> None:
    quads = quads_of(2, 3)
    faces = [("2H", 0.99), ("3D", 0.99), ("2H", 0.98), ("4D", 0.99), ("2H", 0.92), ("5D", 0.99)]
    cells = read_cells([reading(face, quad, sure) for (face, sure), quad in zip(faces, quads, strict=True)], (2, 3))
    assert [cell.state.value for cell in cells] == ["face", "face", "face", "face", "doubtful", "face"]
    assert cells[4].face is None
    assert cells[4].candidates[0][0].name == "2H"


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


class FurtherReadings(NothingMore):
    """A reader that sees in each enlarged picture the next of some faces, with its probability, filling the picture."""

    def __init__(self, *faces: tuple[str, float]) -> None:
        super().__init__()
        self._faces = iter(faces)

    def read(self, bgr: Picture) -> Sequence[Reading]:
        height, width = bgr.shape[:2]
        quad = card_quad(width / 2, height / 2, size=(width / 1.12, height / 1.12))
        return [reading(face, quad, sure) for face, sure in islice(self._faces, 1)]


def read_last(sure: float, *enlarged: tuple[str, float], off: float = 0) -> GridCell:
    """Reads six cards, of which the last was read as 7D, `off` its place by so many pixels, and then in `enlarged`."""
    quads = quads_of(2, 3)
    five = [reading(face, quad, 0.99) for face, quad in zip(FIVE, quads, strict=False)]
    return read_cells(
        [*five, reading("7D", np.asarray(quads[5] + (off, 0), np.float32), sure)], (2, 3), FurtherReadings(*enlarged)
    )[5]


def test_a_card_whose_outline_was_off_is_as_sure_as_all_looks_at_it() -> None:
    cell = read_last(0.99, ("7D", 0.86), off=24)
    assert (cell.state, cell.face) == (CellState.FACE, parse_card("7D"))


def test_looks_that_agree_confirm_each_other() -> None:
    cell = read_last(0.84, ("7D", 0.85), ("7D", 0.83), ("7D", 0.86), ("7D", 0.82))
    assert (cell.state, cell.face) == (CellState.FACE, parse_card("7D"))


@pytest.mark.parametrize(
    ("sure", "enlarged"),
    [(0.55, [("AD", 0.97)]), (0.84, [("7D", 0.85), ("7D", 0.85), ("7D", 0.85), ("8D", 0.5)]), (0.5, [("7D", 0.93)])],
    ids=["the second look says another face", "the last look says another face", "nothing more is seen"],
)
def test_looks_that_do_not_agree_leave_a_card_in_doubt(sure: float, enlarged: list[tuple[str, float]]) -> None:
    cell = read_last(sure, *enlarged)
    assert cell.state is CellState.DOUBTFUL
    assert cell.candidates


def test_a_face_seen_in_one_enlarged_look_only_is_doubtful() -> None:
    five = [reading(face, quad, 0.99) for face, quad in zip(FIVE, quads_of(2, 3), strict=False)]
    assert read_cells(five, (2, 3), FurtherReadings(("7D", 0.99)))[5].state is CellState.DOUBTFUL
    assert read_cells(five, (2, 3), FurtherReadings(("7D", 0.99), ("7D", 0.99)))[5].face == parse_card("7D")


def test_a_face_seen_only_beside_the_same_face_is_asked_with_that_face_offered() -> None:
    faces = ["2H", "3D", "4D", "5D", "6H", "6H"]
    readings = [reading(face, quad, 0.99) for face, quad in zip(faces, quads_of(2, 3), strict=True)]
    cells = read_cells(readings, (2, 3), NothingMore())
    assert [cell.state for cell in cells[4:]] == [CellState.DOUBTFUL] * 2
    assert cells[5].candidates[0][0] == parse_card("6H")


@pytest.mark.parametrize(("stock", "state"), [(230, CellState.EMPTY), (90, CellState.DOUBTFUL)])
def test_a_cell_without_a_card_is_asked_where_cards_look_like_the_table(stock: int, state: CellState) -> None:
    picture = np.full((600, 800, 3), 90, np.uint8)
    quads = quads_of(2, 3)
    for quad in quads[:5]:
        cv2.fillConvexPoly(picture, np.round(quad).astype(np.int32), (stock, stock, stock))
    readings = [reading(face, quad, 0.99) for face, quad in zip(FIVE, quads, strict=False)]
    cells = read_grid(picture, (2, 3), readings, NothingMore())
    assert cells is not None
    assert cells[1][2].state is state


def read_with_disc(faces: Sequence[str], place: int, bgr: tuple[int, int, int]) -> GridCells:
    """Returns what is read of a grid of two by three face-up cards, one of them with a disc as small as a pip."""
    picture = np.full((1200, 1600, 3), 90, np.uint8)
    quads = [quad * 2 for quad in quads_of(2, 3)]
    for quad in quads:
        cv2.fillConvexPoly(picture, np.round(quad).astype(np.int32), (235, 235, 235))
    x, y = quads[place].mean(axis=0)
    cv2.circle(picture, (round(x), round(y + 26)), 13, bgr, -1)
    readings = [reading(face, quad, 0.99) for face, quad in zip(faces, quads, strict=True)]
    cells = read_grid(picture, (2, 3), readings, NothingMore())
    assert cells is not None
    return cells


@pytest.mark.parametrize(
    ("bgr", "token"), [((40, 38, 38), "black"), ((45, 45, 190), None)], ids=["a black disc", "a red disc"]
)
def test_a_disc_as_small_as_a_pip_is_a_token_where_no_pip_has_its_colour(
    bgr: tuple[int, int, int], token: str | None
) -> None:
    cells = read_with_disc([*FIVE[:4], "7H", "8D"], 4, bgr)
    assert [cell.token for cell in cells[1]] == [None, token, None]


@pytest.mark.parametrize(("face", "token"), [("8D", "blue"), ("9D", None)], ids=["paired pips", "a pip may be alone"])
def test_a_disc_in_the_colour_of_pips_is_a_token_where_all_pips_lie_opposite_each_other(
    face: str, token: str | None
) -> None:
    cells = read_with_disc([*FIVE, face], 5, (200, 60, 30))
    assert cells[1][2].token == token


def test_a_back_is_searched_for_a_token_whose_edge_is_lost_on_one_side() -> None:
    view = np.full((176, 126, 3), (60, 120, 220), np.uint8)
    cv2.circle(view, (66, 90), 16, (190, 60, 30), -1)
    cv2.rectangle(view, (62, 70), (86, 78), (190, 60, 30), -1)
    stock = np.full(3, 235.0)
    found = find_token(view, 2.0, stock, is_down=True)
    assert found is not None
    assert found.colour == "blue"


@pytest.mark.one_python
def test_the_pips_of_cards_that_lie_sideways_are_read(scanned: list[ScannedGrid]) -> None:
    """Rows run across the picture, so the outline of such a cell begins at a long side."""
    drawn = scanned[0].drawn
    cards = [(cell.quad, truth.card) for cell, truth in scanned[0].pairs() if truth.card and truth.card.rank <= 10]
    turned = np.ascontiguousarray(np.rot90(drawn.bgr, -1))
    lying = [np.stack([drawn.bgr.shape[0] - quad[:, 1], quad[:, 0]], axis=1) for quad, _ in cards[:12]]
    found = Reader().read_pips(turned, np.stack([np.roll(quad, 1, axis=0) for quad in lying]))
    told = [(DECK[int(one.probabilities.argmax())], card) for one, (_, card) in zip(found, cards, strict=False)]
    assert [best for best, _ in told] == [card for _, card in told]
    assert min(one.confidence for one in found) > 0.9


def test_where_many_cards_are_in_doubt_only_the_surest_stay_out_of_it() -> None:
    quads = quads_of(2, 3)
    sure = [reading(face, quad, at) for face, quad, at in zip(FIVE, quads, (0.995, 0.95, 0.95, 0.95), strict=False)]
    [*_, fourth, fifth, _] = read_cells([*sure, reading("6H", quads[4], 0.6)], (2, 3), NothingMore())
    assert (fourth.state, fifth.state) == (CellState.FACE, CellState.DOUBTFUL)
    more = [*sure, *(reading(face, quad, 0.6) for face, quad in (("6H", quads[4]), ("7H", quads[5])))]
    cells = read_cells(more, (2, 3), NothingMore())
    assert [cell.state for cell in cells] == [CellState.FACE, *[CellState.DOUBTFUL] * 5]


@pytest.mark.parametrize(("discs", "token"), [(6, None), (4, "red")], ids=["on all cards", "on some"])
def test_discs_in_the_middle_of_many_cards_in_the_colour_of_pips_are_pips(discs: int, token: str | None) -> None:
    picture, quads = np.full((1200, 1600, 3), 90, np.uint8), [quad * 2 for quad in quads_of(2, 3)]
    for place, quad in enumerate(quads):
        cv2.fillConvexPoly(picture, np.round(quad).astype(np.int32), (235, 235, 235))
        x, y = quad.mean(axis=0)
        if place < discs:
            cv2.circle(picture, (round(x), round(y)), 20, (45, 45, 190), -1)
    readings = [reading(face, quad, 0.99) for face, quad in zip([*FIVE, "7H"], quads, strict=True)]
    cells = read_grid(picture, (2, 3), readings, NothingMore())
    assert cells is not None
    assert {cell.token for cell in [*cells[0], *cells[1]][:discs]} == {token}
