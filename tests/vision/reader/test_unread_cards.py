"""Cards of a grid that show no index are told by their print and colours: face-down as the others, or asked about."""

from collections.abc import Mapping, Sequence

import cv2
import numpy as np
import pytest

from tests.vision.reader.laid_cards import FIVE, NothingMore, quads_of, reading
from vision.reader.grid import CellState, GridCell, read_grid

pytestmark = pytest.mark.one_python


class LaidGrid:
    """Rows of cards, two of four unless told otherwise: some faces that are read, and cards that show no index."""

    def __init__(self, size: tuple[int, int] = (2, 4)) -> None:
        self._size = size
        self._picture = np.full((1200, 1600, 3), 60, np.uint8)
        self._quads = [quad * 2 for quad in quads_of(*size)]

    def lay(self, place: int, stock: Sequence[int], rings: Sequence[int] = (), ink: Sequence[int] = ()) -> None:
        """Lays a card printed with rings of these radii."""
        cv2.fillConvexPoly(self._picture, np.round(self._quads[place]).astype(np.int32), stock)
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


@pytest.mark.parametrize(
    ("print_bgr", "has_token", "state"),
    [
        ((30, 30, 120), False, CellState.DOWN),
        ((120, 60, 30), False, CellState.DOUBTFUL),
        ((120, 60, 30), True, CellState.DOWN),
        ((235, 235, 235), True, CellState.DOUBTFUL),
    ],
    ids=["the others' back", "another print", "another print with a token", "white as faces with a token"],
)
def test_an_unread_card_is_compared_with_the_backs_of_others(
    print_bgr: tuple[int, int, int], has_token: bool, state: CellState
) -> None:
    grid = LaidGrid()
    for place in range(8):
        bgr = (235, 235, 235) if place < 5 else (30, 30, 120) if place < 7 else print_bgr
        grid.lay(place, bgr)
        if place in (5, 6) or (place == 7 and has_token):
            grid.put_token(place, (50, 190, 225))
    cells = grid.read_lower_row()
    assert [cell.state for cell in cells] == [CellState.FACE, CellState.DOWN, CellState.DOWN, state]
    assert cells[3].token == ("yellow" if has_token else None)


@pytest.mark.parametrize(
    ("like_backs", "state"), [(0.3, CellState.DOUBTFUL), (0.8, CellState.DOWN)], ids=["in part", "nearly whole"]
)
def test_a_card_without_a_token_lies_face_down_only_if_it_has_the_look_of_the_backs(
    like_backs: float, state: CellState
) -> None:
    """All that players turn over bears a token; a court whose index is not seen shares some of a back's colours."""
    grid = LaidGrid()
    for place in range(8):
        grid.lay(place, (235, 235, 235) if place < 5 else (30, 30, 120))
        if place in (5, 6):
            grid.put_token(place, (50, 190, 225))
    grid.paint_above(7, 1 - like_backs, (120, 160, 60))
    assert [cell.state for cell in grid.read_lower_row()[1:]] == [CellState.DOWN, CellState.DOWN, state]


def test_an_unread_court_is_compared_with_another_however_many_numbers_are_read() -> None:
    grid = LaidGrid((4, 4))
    for place in range(16):
        is_court, is_back = place in (12, 15), place in (13, 14)
        grid.lay(place, (250, 250, 250), FACE if is_court else BACK if is_back else (), (90, 90, 90))
        if is_back:
            grid.put_token(place, (190, 60, 30), 4 * (place - 13))
    numbers = [f"{rank}{suit}" for suit in "DH" for rank in range(2, 8)]
    cells = grid.read(dict.fromkeys(range(13), 0.99), [*numbers, "KD"])
    assert [cell.state for cell in cells[12:]] == [CellState.FACE, CellState.DOWN, CellState.DOWN, CellState.DOUBTFUL]


BACK, FACE, RATHER_FACE = (6, 12, 18, 24), (3, 30), (20, 30, 34, 38)
"""The radii of rings that are printed on backs and on faces."""


def printed_cells(last: tuple[int, ...], contrast: float, *, has_token: bool) -> Sequence[GridCell]:
    """Reads five faces and, below them, two backs with tokens and a card that shows no index, printed with rings."""
    grid = LaidGrid()
    for place in range(8):
        ink = 250 - round((contrast if place == 7 else 1.0) * 160)
        grid.lay(place, (250, 250, 250), FACE if place < 5 else last if place == 7 else BACK, (ink, ink, ink))
        if place in (5, 6) or (place == 7 and has_token):
            grid.put_token(place, (190, 60, 30), 8 * (place - 6))
    return grid.read_lower_row()[1:]


@pytest.mark.parametrize("has_token", [True, False])
@pytest.mark.parametrize("contrast", [1.0, 0.05], ids=["clear", "faded"])
def test_an_unread_card_with_the_print_of_the_backs_is_one(contrast: float, has_token: bool) -> None:
    assert [cell.state for cell in printed_cells(BACK, contrast, has_token=has_token)] == [CellState.DOWN] * 3


@pytest.mark.parametrize("has_token", [True, False])
@pytest.mark.parametrize("contrast", [1.0, 0.05], ids=["clear", "faded"])
def test_an_unread_card_with_the_print_of_a_face_is_asked(contrast: float, has_token: bool) -> None:
    assert printed_cells(FACE, contrast, has_token=has_token)[-1].state is CellState.DOUBTFUL


@pytest.mark.parametrize(
    ("last_bgr", "state"),
    [((215, 225, 254), CellState.DOWN), ((252, 253, 254), CellState.DOUBTFUL)],
    ids=["a pale back", "burnt out"],
)
def test_a_pale_back_in_bright_light_is_not_taken_for_a_card_on_which_a_lamp_shines(
    last_bgr: tuple[int, int, int], state: CellState
) -> None:
    grid = LaidGrid()
    for place in range(8):
        bgr = (255, 255, 255) if place < 5 else (215, 225, 254) if place < 7 else last_bgr
        grid.lay(place, bgr)
        if place >= 5:
            grid.put_token(place, (50, 140, 30))
    assert [cell.state for cell in grid.read_lower_row()[1:]] == [CellState.DOWN, CellState.DOWN, state]


def test_a_white_card_is_asked_though_a_trace_of_the_backs_print_seems_to_lie_on_it() -> None:
    grid = LaidGrid()
    for place in range(8):
        stock = (190, 120, 80) if place in (5, 6) else (230, 230, 230)
        grid.lay(place, stock, FACE if place < 5 else BACK, [value - 8 for value in stock])
        if place in (5, 6):
            grid.put_token(place, (50, 190, 225), 8 * (place - 6))
    assert [cell.state for cell in grid.read_lower_row()[1:]] == [CellState.DOWN, CellState.DOWN, CellState.DOUBTFUL]


def test_a_card_with_a_token_and_the_colours_of_the_backs_lies_face_down_though_its_print_is_lost() -> None:
    grid = LaidGrid()
    for place in range(8):
        stock, rings = ((250, 250, 250), FACE) if place < 5 else ((120, 60, 30), BACK if place < 7 else ())
        grid.lay(place, stock, rings, (150, 90, 60))
        if place >= 5:
            grid.put_token(place, (50, 190, 225), 8 * (place - 6))
    assert [cell.state for cell in grid.read_lower_row()[1:]] == [CellState.DOWN] * 3


@pytest.mark.parametrize("degrees", [-6, 6])
def test_a_back_of_fine_print_that_lies_turned_is_told_by_its_print(degrees: int) -> None:
    grid = LaidGrid()
    for place in range(8):
        grid.lay(place, (240, 240, 240), FACE if place < 5 else (), (90, 90, 90))
        if place >= 5:
            grid.speckle(place, degrees if place == 7 else 0)
            grid.put_token(place, (50, 140, 30), 8 * (place - 6))
    assert [cell.state for cell in grid.read_lower_row()[1:]] == [CellState.DOWN] * 3


@pytest.mark.parametrize("stock", [(20, 20, 30), (60, 60, 60)], ids=["dark cards", "cards as the table"])
def test_where_hardly_a_face_is_read_every_card_is_asked(stock: tuple[int, int, int]) -> None:
    grid = LaidGrid()
    for place in range(8):
        grid.lay(place, stock, FACE, (50, 50, 190))
    grid.put_token(7, (50, 190, 225))
    cells = grid.read({0: 0.95, 1: 0.6, 2: 0.5, 3: 0.5, 4: 0.5})
    assert [cell.state for cell in cells] == [CellState.DOUBTFUL] * 8


@pytest.mark.parametrize(
    ("sure", "face", "other"),
    [(0.99, CellState.FACE, CellState.DOWN), (0.6, CellState.DOUBTFUL, CellState.DOUBTFUL)],
    ids=["faces read", "faces in doubt"],
)
def test_a_forest_mostly_face_down_under_tokens_is_told_where_its_faces_are_read(
    sure: float, face: CellState, other: CellState
) -> None:
    grid, faces = LaidGrid((3, 3)), (0, 1, 4, 8)
    for place in range(9):
        grid.lay(place, (250, 250, 250), FACE if place in faces else BACK, (90, 90, 90))
        if place not in (*faces, 7):
            grid.put_token(place, (190, 60, 30), 4 * (place - 4))
    states = [cell.state for cell in grid.read(dict.fromkeys(faces, sure))]
    assert states == [face if place in faces else other for place in range(9)]


@pytest.mark.parametrize("row", [0, 3])
def test_a_grid_whose_outer_row_lies_wholly_face_down_is_not_read_a_row_off(row: int) -> None:
    grid = LaidGrid((4, 4))
    faces = [place for place in range(16) if place // 4 != row]
    for place in range(16):
        grid.lay(place, (250, 250, 250), FACE if place in faces else BACK, (90, 90, 90))
        if place not in faces:
            grid.put_token(place, (190, 60, 30), 4 * (place % 4) - 6)
    numbers = [f"{rank}{suit}" for suit in "DH" for rank in range(2, 8)]
    cells = grid.read(dict.fromkeys(faces, 0.99), numbers)
    assert [place for place, cell in enumerate(cells) if cell.state is CellState.FACE] == faces


def test_a_back_that_glare_has_whitened_is_known_by_its_print_under_its_token() -> None:
    grid = LaidGrid()
    for place in range(8):
        stock = (230, 230, 230) if place < 5 or place == 7 else (190, 120, 80)
        grid.lay(place, stock, FACE if place < 5 else BACK, (90, 90, 90) if place < 7 else (205, 205, 205))
        if place >= 5:
            grid.put_token(place, (50, 190, 225), 8 * (place - 6))
    assert [cell.state for cell in grid.read_lower_row()[1:]] == [CellState.DOWN] * 3


def test_a_card_printed_as_the_only_back_with_a_token_lies_face_down() -> None:
    grid = LaidGrid()
    for place in range(7):
        grid.lay(place, (230, 230, 230) if place < 5 else (190, 120, 80), FACE if place < 5 else (), (90, 90, 90))
    for place in (5, 6):
        grid.speckle(place, 0)
    grid.put_token(5, (50, 190, 225))
    grid.shade(6, 0.25)
    assert [cell.state for cell in grid.read_lower_row()[1:3]] == [CellState.DOWN, CellState.DOWN]


def test_a_court_under_a_token_is_no_back_though_it_has_its_colours() -> None:
    grid = LaidGrid()
    for place in range(8):
        shown = FACE if place < 5 else BACK if place < 7 else RATHER_FACE
        grid.lay(place, (230, 230, 230) if place < 5 else (190, 120, 80), shown, (90, 60, 60))
        if place >= 5:
            grid.put_token(place, (50, 190, 225))
    assert [cell.state for cell in grid.read_lower_row()[1:]] == [CellState.DOWN, CellState.DOWN, CellState.DOUBTFUL]
