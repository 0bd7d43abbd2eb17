"""The printed mat says where the table's middle is, and before whom each edge lies."""

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from vision.frames import Picture
from vision.setup.mat import PLAY_MM, SEAT_MM, SIZE_MM, FoundMat, draw_mat, find_mat, places_on

PX_PER_MM = 2.0
TO_PX = np.array([[1.4, 0.2, 400], [-0.1, 1.3, 300], [0.0002, -0.0003, 1.0]])
"""How the mat's millimetres from its middle lie in the picture: turned a little, and aslant."""


@pytest.fixture(scope="module")
def picture() -> Picture:
    """The mat on a grey table."""
    half_x, half_y = (side / 2 for side in SIZE_MM)
    to_mm = np.array([[1 / PX_PER_MM, 0, -half_x], [0, 1 / PX_PER_MM, -half_y], [0, 0, 1]])
    mat = cv2.cvtColor(draw_mat(PX_PER_MM), cv2.COLOR_GRAY2BGR)
    table = np.full((600, 800, 3), 120, np.uint8)
    laid = cv2.warpPerspective(mat, TO_PX @ to_mm, (800, 600), table, borderMode=cv2.BORDER_TRANSPARENT)
    return np.asarray(laid, np.uint8)


def project(points: list[tuple[float, float]]) -> NDArray[np.float64]:
    return np.asarray(cv2.perspectiveTransform(np.array([points], np.float64), TO_PX)[0], np.float64)


def test_the_mat_is_found_where_it_lies(picture: Picture) -> None:
    found = find_mat(picture)
    assert found is not None
    corners: list[tuple[float, float]] = [(0, 0), (-100, -70), (100, -70), (100, 70), (-100, 70)]
    told = cv2.perspectiveTransform(np.array([corners], np.float64), found.to_px)[0]
    assert np.abs(told - project(corners)).max() < 2


def test_a_mat_that_is_half_hidden_is_found_in_the_same_place(picture: Picture) -> None:
    hidden = picture.copy()
    hidden[:, 400:] = 90
    whole, half = find_mat(picture), find_mat(hidden)
    assert whole is not None
    assert half is not None
    assert half.corners < whole.corners
    assert np.abs(half.to_px[:2, 2] / half.to_px[2, 2] - whole.to_px[:2, 2] / whole.to_px[2, 2]).max() < 3


def test_a_table_without_a_mat_has_none() -> None:
    assert find_mat(np.full((480, 640, 3), 120, np.uint8)) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_seats_lie_clockwise_round_the_middle_the_first_at_the_lower_edge(seats: int) -> None:
    area, places = places_on(FoundMat(np.eye(3), 24), seats)
    assert np.abs(area).max() == PLAY_MM / 2
    assert places[0] == pytest.approx((0, SEAT_MM))
    assert np.linalg.norm(places, axis=1) == pytest.approx(SEAT_MM)
    turn = 2 * np.pi / seats
    clockwise = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    assert np.allclose(np.roll(places, -1, axis=0), places @ clockwise)
