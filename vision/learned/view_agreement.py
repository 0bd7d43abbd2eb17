"""Which views of one face agree: one of half the card, or of something else, shows another print."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import numpy as np

from vision.frames import Picture
from vision.learned.alignment import warp_onto
from vision.learned.print_comparison import compare_print
from vision.learned.views import standardised, with_margin

MOST_AGAINST: Final = 3.5  # EXPERIMENTS.md, 2026-11-24
"""The maximum evidence against the same print in two views of one face, the smaller of both ways (see `PrintCells`)."""
ALIKE: Final = 0.6  # EXPERIMENTS.md, 2026-11-24
"""The minimum correlation of two views of one face: with less they show different things, or nothing printed."""
CLEAR: Final = 0.75  # EXPERIMENTS.md, 2026-11-24
"""The score from which outlines are clear: two such are of one card, however little is printed on it."""


def find_agreeing(views: Sequence[Picture], likely: Sequence[float]) -> list[int]:
    """Returns the places of the largest set of views (h, w, 3) that all agree with one of them.

    Where none agree it is the view that is most `likely` a whole card.
    """
    own = {place: {place} for place in range(len(views))}
    for one, other in combinations(own, 2):
        if _agree(views[one], views[other], is_clear=min(likely[one], likely[other]) >= CLEAR):
            own[one].add(other)
            own[other].add(one)
    return sorted(own[min(own, key=lambda place: (-len(own[place]), -likely[place]))]) if own else []


def _agree(one: Picture, other: Picture, *, is_clear: bool) -> bool:
    """Says whether two views show the same print, and are of a card: print is seen, or their outlines are clear."""
    pairs = [(warp_onto(with_margin(view), onto), onto) for view, onto in ((one, other), (other, one))]
    against = min(compare_print(laid, [onto]).against for laid, onto in pairs)
    return against <= MOST_AGAINST and (is_clear or max(_likeness(*pair) for pair in pairs) >= ALIKE)


def _likeness(one: Picture, other: Picture) -> float:
    first, second = standardised(np.stack([one, other]))
    return float(first @ second)
