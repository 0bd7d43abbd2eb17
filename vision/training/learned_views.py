"""What drawn views of learned cards share: their size, how large cards are in pictures, how exact outlines are."""

from typing import Final

import numpy as np

from vision.geometry import Quad
from vision.scenes.game_decks.any_card import draw_size
from vision.scenes.game_decks.art import Rng

SIZE: Final = (96, 144)
"""A view's width and height in pixels."""
ASPECTS: Final = (1.3, 1.75)
"""Cards of these aspects are drawn."""
WIDTH_MM: Final = 63.0
PX_PER_MM: Final = (1.2, 2.4)
"""How large cards of the usual width are on a table."""
OFF: Final = 0.003
"""Outlines are off by about so much of a card's height."""


def draw_viewed_size(rng: Rng) -> tuple[float, float]:
    """Returns the width and height in millimetres of a card that fills a view."""
    size_mm = draw_size(rng)
    while not ASPECTS[0] < size_mm[1] / size_mm[0] < ASPECTS[1]:
        size_mm = draw_size(rng)
    return size_mm


def outlined(rng: Rng, quad: Quad) -> Quad:
    """Returns an outline as the reader finds it."""
    size = float(np.linalg.norm(quad - np.roll(quad, 1, axis=0), axis=1).max())
    return np.asarray(quad + rng.normal(0, OFF * size, (4, 2)), np.float32)
