"""Matches readings to cards seen before, and removes duplicate readings of one card."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from vision.geometry import centres_apart, intersection_over_smaller, width_of, without_overlap
from vision.reading import Reading

NEAR: Final = 0.45
"""The maximum distance, in card widths, at which a reading can be the same card moved."""
NEAR_ALIKE: Final = 1.0
"""The maximum distance if it also shows the same face."""
ONE_CARD: Final = 0.7
"""Readings that overlap by this share of the smaller one are one card, whatever they show."""
ONE_FACE: Final = 0.1
"""Readings of the same face with this overlap are one card."""
LIKELY: Final = 0.75
"""From this probability on another face means another card, if the earlier card is no longer seen."""
OTHER: Final = 0.9
"""From this probability on another face means another card, if the track's own face is as probable."""

NAMED: Final = 0.6
"""From this probability on a reading names its face."""
UNLIKE: Final = 0.02
"""A reading gives the face of a certain card at most this probability: it belongs to another card."""


class SeenCard(Protocol):
    """A card as seen so far."""

    @property
    def number(self) -> int:
        """Its track number."""
        ...

    @property
    def quad(self) -> NDArray[np.float32]:
        """Its outline (4, 2)."""
        ...

    @property
    def probabilities(self) -> NDArray[np.float32]:
        """The probabilities of the deck's faces (n,)."""
        ...


SeenT = TypeVar("SeenT", bound=SeenCard)


def without_duplicates(readings: Sequence[Reading]) -> list[Reading]:
    """Returns one reading for each card, the most confident first (non-maximum suppression)."""
    order = sorted(readings, key=lambda reading: (reading.card is None, -reading.confidence))
    return without_overlap(order, lambda reading, kept: any(_is_one(reading, other) for other in kept))


def match_cards(
    tracks: Sequence[SeenT], readings: Sequence[Reading], is_there: Callable[[SeenT], bool]
) -> tuple[list[tuple[SeenT, Reading]], list[Reading], list[SeenT]]:
    """Returns pairs of a track and its reading, readings of new cards, and tracks that were not found.

    Cards of the same face are matched first, then those in the same place; `is_there` says whether a card's pixels
    are unchanged, so that an equal face elsewhere is not mistaken for it.
    """
    offers = []
    for place, reading in enumerate(readings):
        for track in tracks:
            away = centres_apart(track.quad, reading.quad) / width_of(track.quad)
            alike = int(track.probabilities.argmax()) == int(reading.probabilities.argmax())
            if alike and away < NEAR_ALIKE:
                offers.append((0, away, place, track.number, track))
            elif away < NEAR and not _is_other(track, reading, is_there):
                offers.append((1, away, place, track.number, track))
            elif alike and float(reading.probabilities.max()) >= OTHER and not is_there(track):
                offers.append((2, away, place, track.number, track))
    pairs: list[tuple[SeenT, Reading]] = []
    found: set[int] = set()
    used: set[int] = set()
    for _, _, place, number, track in sorted(offers, key=lambda offer: offer[:4]):
        if place not in used and number not in found:
            pairs.append((track, readings[place]))
            used.add(place)
            found.add(number)
    fresh = [reading for place, reading in enumerate(readings) if place not in used]
    return pairs, fresh, [track for track in tracks if track.number not in found]


def _is_one(reading: Reading, surer: Reading) -> bool:
    area = intersection_over_smaller(reading.quad, surer.quad)
    alike = int(reading.probabilities.argmax()) == int(surer.probabilities.argmax())
    return area > ONE_CARD or (alike and area > ONE_FACE)


def _is_other(track: SeenT, reading: Reading, is_there: Callable[[SeenT], bool]) -> bool:
    """Whether a reading in a track's place is another card, which took that place."""
    mine, its = track.probabilities, reading.probabilities
    if int(mine.argmax()) == int(its.argmax()):
        return False
    if float(mine.max()) >= OTHER and float(its.max()) >= OTHER:
        return True
    unlike = float(mine.max()) >= OTHER or (float(mine.max()) >= NAMED and float(mine @ its) < UNLIKE)
    return unlike and float(its.max()) >= LIKELY and not is_there(track)
