"""Outline maps drawn from known outlines, as a network without any fault would draw them."""

from collections.abc import Sequence

import cv2
import numpy as np

from vision.geometry import Quad
from vision.learned.outline_maps import OutlineMaps

SIZE = 160
"""The side of the maps in pixels."""


def card_at(x: float, y: float, degrees: float, width: float = 40.0, aspect: float = 1.4) -> Quad:
    """Returns the outline of a card round a middle, clockwise from its own top left."""
    angle = np.radians(degrees)
    right = np.array([np.cos(angle), np.sin(angle)])
    down = np.array([-right[1], right[0]]) * aspect
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    return np.array([np.array([x, y]) + width / 2 * (i * right + j * down) for i, j in corners], np.float32)


def draw_maps(quads: Sequence[Quad]) -> OutlineMaps:
    """Returns the maps of cards that lie apart; their edges are three pixels wide."""
    cards = np.zeros((SIZE, SIZE), np.float32)
    normals = np.zeros((2, SIZE, SIZE), np.float32)
    for quad in quads:
        cv2.fillConvexPoly(cards, np.round(quad).astype(np.int32), (1.0,))
        for start, end in zip(quad, np.roll(quad, -1, axis=0), strict=True):
            along = (end - start) / np.linalg.norm(end - start)
            edge = np.zeros((SIZE, SIZE), np.uint8)
            inset = 2 * along
            first, last = (np.round(spot).astype(int).tolist() for spot in (start + inset, end - inset))
            cv2.line(edge, first, last, (1,), 2)
            normals[:, edge > 0] = np.array([along[1], -along[0]])[:, None]
    return OutlineMaps(cards, normals, 1.0, (SIZE, SIZE))
