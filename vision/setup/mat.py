"""The mat: a printed board of squares and markers (ChArUco) that marks the table's middle and each seat's edge."""

from dataclasses import dataclass
from functools import cache
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture

SQUARES: Final = (7, 5)
SQUARE_MM: Final = 36.0
MARKER_MM: Final = 27.0
SIZE_MM: Final = (SQUARES[0] * SQUARE_MM, SQUARES[1] * SQUARE_MM)
PLAY_MM: Final = 420.0
"""The side of the play area round the mat's middle."""
SEAT_MM: Final = 85.0
"""How far from the middle a seat lays its cards."""
LEAST_CORNERS: Final = 8
"""The minimum number of visible corners of the mat."""


@dataclass(frozen=True, slots=True, eq=False)
class FoundMat:
    """`to_px` (3, 3) maps millimetres from the mat's middle, y towards seat 0, to the frame's pixels."""

    to_px: NDArray[np.float64]
    corners: int


def draw_mat(px_per_mm: float) -> Picture:
    """Returns the mat as a picture (h, w), seat 0 at its lower edge."""
    size = round(SIZE_MM[0] * px_per_mm), round(SIZE_MM[1] * px_per_mm)
    return np.asarray(_board().generateImage(size, marginSize=0, borderBits=1), np.uint8)


def find_mat(bgr: Picture) -> FoundMat | None:
    """Returns where the mat lies, or None if too little of it is seen."""
    corners, numbers, _, _ = cv2.aruco.CharucoDetector(_board()).detectBoard(cv2.cvtColor(bgr, cv2.COLOR_BGR2GRAY))
    if corners is None or numbers is None or len(numbers) < LEAST_CORNERS:
        return None
    flat = np.asarray(_board().getChessboardCorners(), np.float64)[numbers.reshape(-1), :2]
    here = flat - np.array(SIZE_MM) / 2
    to_px = np.array(cv2.findHomography(here, np.asarray(corners, np.float64).reshape(-1, 2), cv2.RANSAC, 3.0)[0])
    return FoundMat(to_px.astype(np.float64), len(numbers)) if to_px.shape == (3, 3) else None


def places_on(mat: FoundMat, seats: int = 4) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Returns the play area's outline (4, 2) and the seats' places (n, 2), clockwise, in pixels."""
    half = PLAY_MM / 2
    area = np.array([[-half, -half], [half, -half], [half, half], [-half, half]])
    turns = np.arange(seats) * 2 * np.pi / seats
    places = SEAT_MM * np.column_stack([-np.sin(turns), np.cos(turns)])
    points = np.vstack([area, places]).reshape(-1, 1, 2).astype(np.float64)
    mapped = np.asarray(cv2.perspectiveTransform(points, mat.to_px), np.float64).reshape(-1, 2)
    return mapped[:4], mapped[4:]


@cache
def _board() -> cv2.aruco.CharucoBoard:
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    return cv2.aruco.CharucoBoard(SQUARES, SQUARE_MM, MARKER_MM, dictionary)
