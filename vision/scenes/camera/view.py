"""The camera over the table: from millimetres on the table to pixels."""

from math import cos, radians, sin
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Quad

Homography: TypeAlias = NDArray[np.float64]
"""A (3, 3) map of the plane, from millimetres on the table to pixels."""


def draw_view(
    rng: np.random.Generator, size: tuple[int, int], px_per_mm: float, elevation_deg: tuple[float, float]
) -> Homography:
    """Returns a camera that shows the table's origin in the middle of the picture at that scale."""
    low, high = elevation_deg
    # Cameras over tables stand high more often than low.
    tilt = radians(90 - (high - (high - low) * rng.random() ** 1.8))
    focal = max(size) * rng.uniform(1.0, 4.0)
    aside = rng.normal(0, 0.25, 2) * size
    turn = rng.uniform(0, 2 * np.pi)
    return view_from(size, px_per_mm, tilt=tilt, turn=turn, focal_px=focal, aside_px=(aside[0], aside[1]))


def view_from(
    size: tuple[int, int],
    px_per_mm: float,
    *,
    tilt: float = 0.0,
    turn: float = 0.0,
    focal_px: float = 1000.0,
    aside_px: tuple[float, float] = (0.0, 0.0),
) -> Homography:
    """Returns a camera tilted away from overhead (radians), its axis `aside_px` from the picture's middle."""
    turning = np.array([[cos(turn), -sin(turn), 0], [sin(turn), cos(turn), 0], [0, 0, 1]])
    tilting = np.array([[1, 0, 0], [0, cos(tilt), -sin(tilt)], [0, sin(tilt), cos(tilt)]])
    pose = tilting @ turning
    middle = np.array(size) / 2
    lens = np.array([[focal_px, 0, middle[0] + aside_px[0]], [0, focal_px, middle[1] + aside_px[1]], [0, 0, 1]])
    plane = lens @ np.column_stack([pose[:, 0], pose[:, 1], [0, 0, focal_px / px_per_mm]])
    return scaled_to(plane, middle, px_per_mm)


def scaled_to(plane: Homography, middle: NDArray[np.float64], px_per_mm: float) -> Homography:
    """Moves and scales the table so that its origin is seen at `middle` with that area scale."""
    origin = np.linalg.solve(plane, [*middle, 1.0])
    moved = plane @ np.array([[1, 0, origin[0] / origin[2]], [0, 1, origin[1] / origin[2]], [0, 0, 1.0]])
    moved /= moved[2, 2]
    step = 0.01
    here = project(moved, np.array([[0, 0], [step, 0], [0, step]]))
    sides = (here[1:] - here[0]) / step
    scale = abs(float(np.linalg.det(sides))) ** 0.5
    return np.asarray(moved @ np.diag([px_per_mm / scale, px_per_mm / scale, 1.0]))


def flattening(plane: Homography) -> float:
    """Returns how much the tilt shortens what lies across it, at the origin; 1 is overhead."""
    here = project(plane, np.array([[0, 0], [1, 0], [0, 1.0]]))
    long, short = np.linalg.svd(here[1:] - here[0], compute_uv=False)
    return float((short / long) ** 0.5)


def project(plane: Homography, points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Returns table points (n, 2) in pixels (n, 2)."""
    flat = points @ plane[:, :2].T + plane[:, 2]
    return np.asarray(flat[:, :2] / flat[:, 2:])


def lies_before(plane: Homography, points: NDArray[np.float64]) -> bool:
    """Says whether all table points (n, 2) lie well before the camera."""
    return bool(np.all(points @ plane[2, :2] + plane[2, 2] > 0.15))


def card_plane(plane: Homography, x_mm: float, y_mm: float, turn: float, size_mm: tuple[float, float]) -> Homography:
    """Returns the map from a card's unit square to pixels; the card's centre lies at (x_mm, y_mm)."""
    width, height = size_mm
    pose = np.array([[cos(turn), -sin(turn), x_mm], [sin(turn), cos(turn), y_mm], [0, 0, 1]])
    unit = np.array([[width, 0, -width / 2], [0, height, -height / 2], [0, 0, 1]])
    return np.asarray(plane @ pose @ unit)


def face_map(outline: Quad, quad: Quad) -> Homography:
    """Returns the map that takes a face's outline to `quad`."""
    return np.asarray(cv2.getPerspectiveTransform(outline, quad), np.float64)
