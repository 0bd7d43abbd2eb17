"""Readings made by hand, and a reader that says what it was told to."""

from collections.abc import Sequence

import numpy as np

from companion.card_notation import parse_card
from companion.cards import DECK
from vision.frames import Picture
from vision.reading import Reading


def reading(name: str, box: tuple[float, float, float, float] = (10, 10, 60, 84), confidence: float = 0.99) -> Reading:
    """Returns a reading of the card `name` ("" for one that cannot be told) that fills the box x, y, width, height."""
    x, y, width, height = box
    quad = np.array([[x, y], [x + width, y], [x + width, y + height], [x, y + height]], np.float32)
    card = parse_card(name) if name else None
    probabilities = np.full(52, (1 - confidence) / 51, np.float32)
    if card:
        probabilities[DECK.index(card)] = confidence
    return Reading(card, confidence, quad, probabilities)


class ScriptedReader:
    """Reads the same in every picture."""

    def __init__(self, readings: Sequence[Reading]) -> None:
        self._readings = tuple(readings)
        self.seen: list[Picture] = []

    def read(self, bgr: Picture) -> tuple[Reading, ...]:
        """Returns what it was told to."""
        self.seen.append(bgr)
        return self._readings
