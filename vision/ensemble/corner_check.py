"""Compares the corners of a learned standard deck with the names under which its faces were learned."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from companion.cards import CARD_NAMES
from vision.learned.deck import LearnedDeck, LearnedFace
from vision.reader import Reader

COLUMNS, ROWS = 5, 3
ENLARGED: Final = 1.6
"""The scale at which learned pictures are read: they are kept smaller than cards appear on most tables."""
GAP_PX: Final = 40
GROUND: Final = (74, 92, 66)
LEAST_MISNAMED: Final = 3
"""The minimum number of corners that must show other cards: a few may be misread."""


def read_corners(deck: LearnedDeck, corners: Reader) -> list[tuple[str, str]]:
    """Returns pairs of a face's name and the card that the corner reader sees on it, of those that it can read.

    Only one picture of each face is read, as the camera waits meanwhile.
    """
    each = COLUMNS * ROWS
    return [one for at in range(0, len(deck.fronts), each) for one in _read_sheet(deck.fronts[at : at + each], corners)]


def find_misnamed(deck: LearnedDeck) -> list[tuple[str, str]]:
    """Returns pairs of a face's name and the other card that its corners show, if most corners of the deck disagree.

    A few corners may be misread; [] for a deck of other than standard cards.
    """
    if any(face.name not in CARD_NAMES for face in deck.fronts):
        return []
    shown = read_corners(deck, Reader())
    others = [(name, corner) for name, corner in shown if name != corner]
    return others if len(others) >= LEAST_MISNAMED and 2 * len(others) > len(shown) else []


def _read_sheet(faces: Sequence[LearnedFace], corners: Reader) -> list[tuple[str, str]]:
    """Lays pictures of faces on a plain ground, and returns the name of each face that is read, and the card read.

    The ground is no larger than they need: a picture with a plain part up to a straight edge is taken for a cut one.
    """
    high, wide = (round(side * ENLARGED) for side in faces[0].views[0].shape[:2])
    rows, columns = -(-len(faces) // COLUMNS), min(len(faces), COLUMNS)
    sheet = np.empty((rows * (high + GAP_PX) + GAP_PX, columns * (wide + GAP_PX) + GAP_PX, 3), np.uint8)
    sheet[:] = GROUND
    placed = []
    for number, face in enumerate(faces):
        row, column = divmod(number, COLUMNS)
        x, y = GAP_PX + column * (wide + GAP_PX), GAP_PX + row * (high + GAP_PX)
        sheet[y : y + high, x : x + wide] = cv2.resize(face.views[0], (wide, high), interpolation=cv2.INTER_CUBIC)
        placed.append((face.name, x, y))
    read = [(reading.card.name, reading.quad.mean(axis=0)) for reading in corners.read(sheet) if reading.card]
    return [
        (name, answer)
        for name, x, y in placed
        for answer, middle in read
        if x <= middle[0] < x + wide and y <= middle[1] < y + high
    ]
