"""Markers: small square patterns (ArUco) that say which card lies where; of the same dictionary as the mat's."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture

CELLS: Final = 6
"""How many cells a marker has on each side, its dark border included."""
LEAST_SIDE_PX: Final = 12.0
COLOURED: Final = 0.3
"""The minimum difference between the channels of coloured print, as a share of the brightness of its paper."""
ENLARGED: Final = 2
"""The factor by which a picture is enlarged: at 80 cm a cell of a marker is only three pixels wide."""


@dataclass(frozen=True, slots=True, eq=False)
class FoundMarker:
    """`quad` (4, 2) are its corners in pixels, clockwise as printed, the marker's own top left first."""

    number: int
    quad: NDArray[np.float64]


def marker_cells(number: int) -> NDArray[np.bool_]:
    """Returns which cells of a marker are dark, shape (CELLS, CELLS), the top row first."""
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    drawn = np.asarray(cv2.aruco.generateImageMarker(dictionary, number, CELLS, borderBits=1), np.uint8)
    return np.asarray(drawn == 0, np.bool_)


def find_markers(bgr: Picture, numbers: Collection[int]) -> list[FoundMarker]:
    """Returns the markers in a picture that have one of these numbers and are printed in black."""
    grey = cv2.cvtColor(bgr, cv2.COLOR_BGR2GRAY)
    larger = np.asarray(cv2.resize(grey, None, fx=ENLARGED, fy=ENLARGED, interpolation=cv2.INTER_CUBIC), np.uint8)
    corners, found, _ = _detector().detectMarkers(larger)
    quads = [(np.asarray(corner, np.float64).reshape(4, 2) + 0.5) / ENLARGED - 0.5 for corner in corners]
    read = zip(np.asarray(found, np.int32).ravel().tolist() if quads else (), quads, strict=True)
    return [
        FoundMarker(int(number), quad)
        for number, quad in read
        if number in numbers and _side(quad) >= LEAST_SIDE_PX and _is_black(bgr, quad)
    ]


def _is_black(bgr: Picture, quad: NDArray[np.float64]) -> bool:
    """Whether the border of what looks like a marker has no colour: a square symbol may look like one otherwise."""
    low, high = np.floor(quad.min(axis=0)).astype(int), np.ceil(quad.max(axis=0)).astype(int) + 1
    left, top = np.maximum(low, 0)
    part = bgr[top : high[1], left : high[0]]
    middle = quad.mean(axis=0)
    border = np.zeros(part.shape[:2], np.uint8)
    for share, shade in ((1.0, 1), (1 - 2 / CELLS, 0)):
        shrunk = middle + (quad - middle) * share - (left, top)
        cv2.fillConvexPoly(border, np.round(shrunk).astype(np.int32), (shade,))
    ink = np.median(part[border > 0], axis=0)
    return float(np.ptp(ink)) <= COLOURED * float(np.percentile(part.max(axis=2), 90))


def _side(quad: NDArray[np.float64]) -> float:
    return float(np.linalg.norm(quad - np.roll(quad, 1, axis=0), axis=1).min())


@cache
def _detector() -> cv2.aruco.ArucoDetector:
    """Returns a detector of small markers that corrects no errors: every cell must be right."""
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    parameters = cv2.aruco.DetectorParameters()
    parameters.errorCorrectionRate = 0.0
    parameters.adaptiveThreshWinSizeMin = 9
    parameters.adaptiveThreshWinSizeMax = 57
    parameters.adaptiveThreshWinSizeStep = 16
    parameters.minMarkerPerimeterRate = 0.02
    parameters.perspectiveRemovePixelPerCell = 9
    parameters.perspectiveRemoveIgnoredMarginPerCell = 0.25
    return cv2.aruco.ArucoDetector(dictionary, parameters)
