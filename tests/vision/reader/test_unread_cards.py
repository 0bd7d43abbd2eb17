"""Cards of a grid that show no index are told by their print and colours: face-down as the others, or asked about."""

from collections.abc import Sequence

import cv2
import numpy as np
import pytest

from tests.vision.reader.laid_cards import FIVE, NothingMore, quads_of, reading
from vision.reader.grid import CellState, GridCell, read_grid


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
    picture = np.full((1200, 1600, 3), 60, np.uint8)
    quads = [quad * 2 for quad in quads_of(2, 4)]
    for place, quad in enumerate(quads):
        bgr = (235, 235, 235) if place < 5 else (30, 30, 120) if place < 7 else print_bgr
        cv2.fillConvexPoly(picture, np.round(quad).astype(np.int32), bgr)
        if place in (5, 6) or (place == 7 and has_token):
            x, y = quad.mean(axis=0)
            cv2.circle(picture, (round(x), round(y)), 18, (50, 190, 225), -1)
    readings = [reading(face, quad, 0.99) for face, quad in zip(FIVE, quads, strict=False)]
    cells = read_grid(picture, (2, 4), readings, NothingMore())
    assert cells is not None
    assert [cell.state for cell in cells[1]] == [CellState.FACE, CellState.DOWN, CellState.DOWN, state]
    assert cells[1][3].token == ("yellow" if has_token else None)


BACK, FACE = (6, 12, 18, 24), (3, 30)
"""The radii of rings that are printed on backs and on faces."""


def printed_cells(last: tuple[int, ...], contrast: float, *, has_token: bool) -> Sequence[GridCell]:
    """Reads five faces and, below them, two backs with tokens and a card that shows no index, printed with rings."""
    picture = np.full((1200, 1600, 3), 60, np.uint8)
    quads = [quad * 2 for quad in quads_of(2, 4)]
    for place, quad in enumerate(quads):
        cv2.fillConvexPoly(picture, np.round(quad).astype(np.int32), (250, 250, 250))
        x, y = quad.mean(axis=0)
        ink = 250 - round((contrast if place == 7 else 1.0) * 160)
        for radius in FACE if place < 5 else last if place == 7 else BACK:
            cv2.circle(picture, (round(x), round(y)), 2 * radius, (ink, ink, ink), 3)
        if place in (5, 6) or (place == 7 and has_token):
            cv2.circle(picture, (round(x), round(y) + 8 * (place - 6)), 18, (190, 60, 30), -1)
    readings = [reading(face, quad, 0.99) for face, quad in zip(FIVE, quads, strict=False)]
    cells = read_grid(picture, (2, 4), readings, NothingMore())
    assert cells is not None
    return cells[1][1:]


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
    picture = np.full((1200, 1600, 3), 60, np.uint8)
    quads = [quad * 2 for quad in quads_of(2, 4)]
    for place, quad in enumerate(quads):
        bgr = (255, 255, 255) if place < 5 else (215, 225, 254) if place < 7 else last_bgr
        cv2.fillConvexPoly(picture, np.round(quad).astype(np.int32), bgr)
        if place >= 5:
            x, y = quad.mean(axis=0)
            cv2.circle(picture, (round(x), round(y)), 18, (50, 140, 30), -1)
    readings = [reading(face, quad, 0.99) for face, quad in zip(FIVE, quads, strict=False)]
    cells = read_grid(picture, (2, 4), readings, NothingMore())
    assert cells is not None
    assert [cell.state for cell in cells[1][1:]] == [CellState.DOWN, CellState.DOWN, state]


def test_a_white_card_is_asked_though_a_trace_of_the_backs_print_seems_to_lie_on_it() -> None:
    picture = np.full((1200, 1600, 3), 60, np.uint8)
    quads = [quad * 2 for quad in quads_of(2, 4)]
    for place, quad in enumerate(quads):
        stock = (190, 120, 80) if place in (5, 6) else (230, 230, 230)
        cv2.fillConvexPoly(picture, np.round(quad).astype(np.int32), stock)
        x, y = quad.mean(axis=0)
        for radius in FACE if place < 5 else BACK:
            cv2.circle(picture, (round(x), round(y)), 2 * radius, [value - 8 for value in stock], 3)
        if place in (5, 6):
            cv2.circle(picture, (round(x), round(y) + 8 * (place - 6)), 18, (50, 190, 225), -1)
    readings = [reading(face, quad, 0.99) for face, quad in zip(FIVE, quads, strict=False)]
    cells = read_grid(picture, (2, 4), readings, NothingMore())
    assert cells is not None
    assert [cell.state for cell in cells[1][1:]] == [CellState.DOWN, CellState.DOWN, CellState.DOUBTFUL]
