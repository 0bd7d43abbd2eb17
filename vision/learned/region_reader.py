"""Reads the cards of a learned deck in parts of pictures, as whoever tracks cards asks for them."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Box
from vision.learned.deck import BACK, LearnedDeck
from vision.learned.deck_reader import DeckReader, LearnedReading
from vision.reading import Reading

LEAST: Final = 1e-4
"""No face is less probable than this: a card may be misread."""
SMALLEST_PX: Final = 24
"""No card is found in a part that is smaller."""


class LearnedRegionReader:
    """Gives probabilities in the order of the deck's fronts; a back, and what fits no face, is no card to follow."""

    def __init__(self, deck: LearnedDeck) -> None:
        self._reader = DeckReader(deck)
        self._places = {face.name: place for place, face in enumerate(deck.fronts)}

    def read_region(self, bgr: Picture, box: Box) -> Sequence[Reading]:
        """Returns the cards in a part of the picture, in the whole picture's pixels."""
        x, y, width, height = box
        if min(width, height) < SMALLEST_PX:
            return ()
        part = np.ascontiguousarray(bgr[y : y + height, x : x + width])
        found = ((one, self._probabilities(one)) for one in self._reader.read(part))
        offset = np.array((x, y), np.float32)
        return tuple(
            Reading(None, float(probabilities.max()), (one.quad + offset).astype(np.float32), probabilities)
            for one, probabilities in found
            if probabilities is not None
        )

    def _probabilities(self, reading: LearnedReading) -> NDArray[np.float32] | None:
        """Returns the probabilities of the fronts; None for what fits none, or is most probably a back."""
        likely = {reading.card.name: reading.confidence} if reading.card else dict(reading.candidates)
        if max(likely, key=lambda name: likely[name], default=BACK) == BACK:
            return None
        likely = {name: share for name, share in likely.items() if name in self._places}
        rest = max(0.0, 1.0 - sum(likely.values())) / max(1, len(self._places) - len(likely))
        shares = np.full(len(self._places), max(rest, LEAST))
        for name, share in likely.items():
            shares[self._places[name]] = share
        return np.asarray(shares / shares.sum(), np.float32)
