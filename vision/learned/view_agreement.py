"""Which pictures of one face agree: a view of half the card, or of something else, shows another print."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import numpy as np

from vision.frames import Picture
from vision.learned.alignment import warp_onto
from vision.learned.print_comparison import compare_print
from vision.learned.views import standardised, with_margin

DISAGREE: Final = 3.5
"""Two views of which more than that speaks against the same print, both ways, are not of one face (see `PrintCells`).
"""
ALIKE: Final = 0.6
"""Views that correlate less are of different things or without print, as bare places of a table are."""
CLEAR: Final = 0.75
"""Two outlines of that rank are of one card, as each picture shows it alone, however little is printed on it."""


def find_agreeing(views: Sequence[Picture], likely: Sequence[float]) -> list[int]:
    """Returns the places of the most views (h, w, 3) that agree with one of them.

    Where none agree it is the one that is most `likely` a whole card.
    """
    own = {place: {place} for place in range(len(views))}
    for one, other in combinations(own, 2):
        if _agree(views[one], views[other], is_clear=min(likely[one], likely[other]) >= CLEAR):
            own[one].add(other)
            own[other].add(one)
    return sorted(own[min(own, key=lambda place: (-len(own[place]), -likely[place]))]) if own else []


def _agree(one: Picture, other: Picture, *, is_clear: bool) -> bool:
    """Says whether two views have one print, and both are of a card: they have some, or their outlines are clear."""
    pairs = [(warp_onto(with_margin(view), onto), onto) for view, onto in ((one, other), (other, one))]
    against = min(compare_print(laid, [onto]).against for laid, onto in pairs)
    return against <= DISAGREE and (is_clear or max(_likeness(*pair) for pair in pairs) >= ALIKE)


def _likeness(one: Picture, other: Picture) -> float:
    first, second = standardised(np.stack([one, other]))
    return float(first @ second)
