"""What drawn views of learned cards share: their size, how large cards are in pictures, how exact outlines are."""

from typing import Final

import numpy as np

from vision.geometry import Quad
from vision.scenes.game_decks.any_card import draw_size
from vision.scenes.game_decks.art import Rng

SIZE: Final = (96, 144)
"""A view's width and height in pixels."""
ASPECTS: Final = (1.3, 1.75)
"""The range of aspects of the cards drawn."""
WIDTH_MM: Final = 63.0
PX_PER_MM: Final = (1.2, 2.4)
"""The range of scales at which cards of the usual width are seen on a table."""
OUTLINE_ERROR: Final = 0.003
"""The standard deviation of the errors of outlines, as a share of a card's height."""


def draw_viewed_size(rng: Rng) -> tuple[float, float]:
    """Returns the width and height in millimetres of a card that fills a view."""
    size_mm = draw_size(rng)
    while not ASPECTS[0] < size_mm[1] / size_mm[0] < ASPECTS[1]:
        size_mm = draw_size(rng)
    return size_mm


def outlined(rng: Rng, quad: Quad) -> Quad:
    """Returns an outline with errors like those of the reader."""
    size = float(np.linalg.norm(quad - np.roll(quad, 1, axis=0), axis=1).max())
    return np.asarray(quad + rng.normal(0, OUTLINE_ERROR * size, (4, 2)), np.float32)
