"""Reads the cards of a learned deck in parts of pictures, for the tracker."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from vision.frames import Picture
from vision.geometry import Box, centre_of, grown_box, is_point_in, upright, without_overlap
from vision.learned.deck import LearnedDeck
from vision.learned.deck_reader import DeckReader, LearnedReading
from vision.learned.outline_maps import seen_scale
from vision.learned.searched_places import in_one_place
from vision.reading import Reading

SMALLEST_PX: Final = 24
"""The minimum side of a part in which cards are searched for."""
AROUND_PX: Final = 48
"""The margin around a part that is read with it: a card is found by what lies beside it."""


class LearnedRegionReader:
    """Gives probabilities in the order of the deck's fronts; backs, and what fits no face, are left out."""

    def __init__(self, deck: LearnedDeck) -> None:
        self._reader = DeckReader(deck)
        self._names = tuple(face.name for face in deck.fronts)

    def prepare(self) -> None:
        """Finds the twins of the next learned view, or what tells it from one of them, if any is left."""
        self._reader.prepare()

    def read_region(self, bgr: Picture, box: Box) -> Sequence[Reading]:
        """Returns the cards in a part of the picture, in the whole picture's pixels.

        They are searched for at full size and at the scale of the whole picture: what is missed at one may be found at
        the other. Each outline begins at a short side, however the card lay when it was learned.
        """
        if min(box[2:]) < SMALLEST_PX:
            return ()
        x, y, width, height = grown_box(box, AROUND_PX, bgr)
        part = np.ascontiguousarray(bgr[y : y + height, x : x + width])
        offset = np.array((x, y), np.float32)
        sizes = {seen_scale(picture): picture for picture in (part, bgr)}.values()
        found = [one for size in sizes for one in self._reader.read(part, size)]
        seen = (one for one in _surest(found) if is_point_in(box, *centre_of(one.quad + offset)))
        weighed = ((one, one.shares(self._names)) for one in seen)
        return tuple(
            Reading(None, float(probabilities.max()), (upright(one.quad) + offset).astype(np.float32), probabilities)
            for one, probabilities in weighed
            if probabilities is not None
        )


def _surest(found: Sequence[LearnedReading]) -> Sequence[LearnedReading]:
    """Returns each card once, in its most confident reading."""
    return without_overlap(
        sorted(found, key=lambda one: -one.confidence),
        lambda one, kept: any(in_one_place(one.quad, other.quad) for other in kept),
    )
