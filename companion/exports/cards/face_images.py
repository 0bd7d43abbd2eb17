"""Drawn cards as a scene lays them: for simulated and drawn tables."""

import numpy as np

from companion.exports.cards.drawing import DrawnCard
from companion.exports.cards.picture import draw_card
from vision.scenes.decks.faces import PX_PER_MM, FaceImage, card_outline

CORNER_MM = 3.0
"""How round a card's corners are."""


def draw_face(card: DrawnCard, px_per_mm: float = PX_PER_MM) -> FaceImage:
    """Returns a card with round corners; it has no indices."""
    bgr = draw_card(card, px_per_mm)
    alpha = card_outline((bgr.shape[1], bgr.shape[0]), CORNER_MM * px_per_mm)
    return FaceImage(np.dstack([bgr, alpha]), np.zeros((0, 4, 2), np.float32))
