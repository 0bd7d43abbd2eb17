"""Detections and maps made by hand."""

import numpy as np

from vision.geometry import Floats
from vision.reader.detections import Detections, join
from vision.reader.evidence import NetworkScores
from vision.reader.layout import CORNERS, HEAT, MAPS, OFFSET, POSE_PX, RIGHT, STRIDE, UP

UNSCORED = NetworkScores(np.empty((0, 0), np.float32), np.empty(0, np.float32))
"""For evidence that no network has seen."""


def card_finds(x: float, y: float, width: float = 63, height: float = 88, turn: float = 0) -> Detections:
    """Returns the two corner indices, 14 px high, of a card whose centre lies at x, y, turned clockwise by degrees."""
    angle = np.radians(turn)
    spin = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * [width / 2, height / 2] @ spin.T
    index = np.array([[5 - width / 2, 10 - height / 2]]) @ spin.T
    up, right = np.array([[0, -14]]) @ spin.T, np.array([[14, 0]]) @ spin.T
    parts = []
    for side in (1, -1):
        own = corners if side == 1 else np.roll(corners, 2, axis=0)
        values = (np.ones(1), index * side + (x, y), up * side, right * side, own[None] + (x, y))
        parts.append(Detections(*(value.astype(np.float32) for value in values)))
    return join(parts)


def faces_of(*places: int, sure: float = 0.9) -> Floats:
    """Returns what each index shows, (n, 52): mostly the card at that place in the deck."""
    faces = np.full((len(places), 52), (1 - sure) / 51, np.float32)
    faces[np.arange(len(places)), places] = sure
    return faces


def maps_with(detections: Detections, size: int, heat: float = 6.0) -> Floats:
    """Returns maps (MAPS, size / 4, size / 4) as a faultless finder would give them for a picture of size × size."""
    maps = np.zeros((MAPS, size // STRIDE, size // STRIDE), np.float32)
    maps[HEAT] = -8
    for i in range(len(detections)):
        column, row = np.floor(detections.centre[i] / STRIDE).astype(int)
        cell = maps[:, row, column]
        cell[HEAT] = heat
        cell[OFFSET] = detections.centre[i] / STRIDE - (column + 0.5, row + 0.5)
        cell[UP], cell[RIGHT] = detections.up[i] / POSE_PX, detections.right[i] / POSE_PX
        cell[CORNERS] = ((detections.corners[i] - detections.centre[i]) / detections.height_px[i]).ravel()
    return maps
