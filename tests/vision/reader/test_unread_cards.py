"""Cards of a grid that show no index are told by their print and colours: face-down as the others, or asked about."""

from collections.abc import Sequence

import pytest

from tests.vision.reader.laid_cards import FIVE, LaidGrid
from vision.reader.grid import CellState, GridCell

pytestmark = pytest.mark.one_python


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


def test_a_card_without_a_token_that_a_lamp_whitens_is_asked_though_its_edge_is_like_that_of_a_back() -> None:
    """A face of which nothing is left and a back so whitened, both pushed aside, share the table beside them."""
    grid = LaidGrid()
    for place in range(8):
        stock = (210, 220, 220) if place < 5 else (120, 60, 30) if place == 5 else (252, 252, 252)
        grid.lay(place, stock, FACE if place < 5 else BACK if place == 5 else (), (90, 90, 90), 18 * (place >= 6))
        if place in (5, 6):
            grid.put_token(place, (50, 190, 225), 8 * (place - 6))
    assert grid.read_lower_row()[3].state is CellState.DOUBTFUL


def test_a_back_with_a_token_in_brighter_light_than_the_others_is_told_by_its_hue() -> None:
    grid = LaidGrid()
    for place in range(8):
        rings = () if place == 7 else FACE if place < 5 else BACK
        grid.lay(place, (250, 250, 250) if place < 5 else (190, 220, 250), rings, (90, 90, 90))
        if place >= 5:
            grid.put_token(place, (50, 140, 30), 8 * (place - 6))
        if place < 7:
            grid.shade(place, 0.5)
    assert [cell.state for cell in grid.read_lower_row()[1:]] == [CellState.DOWN] * 3


def test_the_only_back_is_told_by_its_token_and_hue_though_no_other_back_is_there_to_be_compared_with() -> None:
    for stock, state in (((120, 60, 30), CellState.DOWN), ((250, 250, 250), CellState.DOUBTFUL)):
        grid = LaidGrid()
        for place in range(6):
            grid.lay(place, (250, 250, 250) if place < 5 else stock, RATHER_FACE if place == 5 else FACE, (90, 90, 90))
        grid.put_token(5, (50, 190, 225))
        assert grid.read(dict.fromkeys(range(5), 0.99))[5].state is state


@pytest.mark.parametrize("sure", [0.6, 0.7])
@pytest.mark.parametrize("face", ["5D", "7D"], ids=["the next card's", "another"])
@pytest.mark.parametrize("shown", [BACK, FACE], ids=["a back", "a face"])
def test_a_card_of_which_a_face_was_hardly_read_lies_as_it_looks(
    shown: tuple[int, ...], face: str, sure: float
) -> None:
    """The index of a card that is pushed onto its neighbour may be read as that one's."""
    grid = LaidGrid()
    for place in range(8):
        is_face = place < 5 or (place == 7 and shown is FACE)
        grid.lay(place, (235, 235, 235) if is_face else (120, 60, 30), FACE if is_face else BACK, (90, 90, 90))
        if place >= 5:
            grid.put_token(place, (50, 190, 225), 8 * (place - 6))
    cells = grid.read(dict.fromkeys(range(4), 0.99) | {7: sure}, [*FIVE[:4], face])
    assert cells[7].state is (CellState.DOWN if shown is BACK else CellState.DOUBTFUL)
