"""Reads the cards of a learned deck in parts of pictures, as whoever tracks cards asks for them."""

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
"""No card is found in a part that is smaller."""
AROUND_PX: Final = 48
"""So much round a part is looked at: a card is found by what lies beside it."""


class LearnedRegionReader:
    """Gives probabilities in the order of the deck's fronts; a back, and what fits no face, is no card to follow."""

    def __init__(self, deck: LearnedDeck) -> None:
        self._reader = DeckReader(deck)
        self._names = tuple(face.name for face in deck.fronts)

    def prepare(self) -> None:
        """Looks at what one more learned view is like, or what tells it from a twin, if any is left."""
        self._reader.prepare()

    def read_region(self, bgr: Picture, box: Box) -> Sequence[Reading]:
        """Returns the cards in a part of the picture, in the whole picture's pixels.

        They are looked for as large as they are, and as small as in the whole picture: what is missed in one size is
        found in the other. Each outline begins at a short side, however the card lay when it was learned.
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
    """Returns each card once, as it was told most surely."""
    return without_overlap(
        sorted(found, key=lambda one: -one.confidence),
        lambda one, kept: any(in_one_place(one.quad, other.quad) for other in kept),
    )
