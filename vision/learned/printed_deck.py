"""Learns a deck from the pictures from which it is printed, so that no camera has to see the cards first."""

from collections.abc import Sequence

import cv2
import numpy as np

from vision.frames import Picture
from vision.learned.deck import LearnedDeck, LearnedFace
from vision.learned.views import fine_size, view_size


def learn_pictures(faces: Sequence[tuple[str, int, Picture]]) -> LearnedDeck:
    """Returns the deck of faces given by name, copies and upright picture (h, w, 3); all pictures are of one size."""
    height, width = faces[0][2].shape[:2]
    size = fine_size(view_size(height / width))
    return LearnedDeck(
        tuple(LearnedFace(name, copies, 0, (_view(bgr, size),)) for name, copies, bgr in faces),
        round(height / width, 4),
        is_printed=True,
    )


def _view(bgr: Picture, size: tuple[int, int]) -> Picture:
    return np.asarray(cv2.resize(bgr, size, interpolation=cv2.INTER_AREA), np.uint8)
