"""Where in a picture cards are searched for once more: places at which none has been named yet."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import cv2
import numpy as np

from vision.geometry import Quad, intersection_over_smaller, is_about_as_large

ONE_PLACE: Final = 0.45
"""Two outlines that overlap by this share of the smaller one are of one card."""
SIZED: Final = 1.9  # EXPERIMENTS.md, 2026-11-27
"""The areas of cards on one table differ from the usual one by less than this factor."""
LIKE_SIZED: Final = 1.35  # EXPERIMENTS.md, 2026-11-26
"""The same for outlines that show no face, which would confirm their size."""
MOST_SEARCHED: Final = 10
MOST_IN_PLACE: Final = 2
"""How many outlines are searched near in a picture, and how many of these may be of one card."""


def in_one_place(one: Quad, other: Quad) -> bool:
    """Says whether two outlines (4, 2) may be of one card."""
    return intersection_over_smaller(one, other) >= ONE_PLACE


@dataclass(slots=True)
class SearchedPlaces:
    """The outlines (4, 2) of cards that were `told`, and all outlines with the pose with which each was `compared`.

    A pose is a face one way up (see `Matcher`).
    """

    told: list[Quad]
    compared: list[tuple[Quad, int]]
    _searched: list[Quad] = field(default_factory=list, init=False)

    def begin_search(self, quad: Quad) -> bool:
        """Says whether a search for a card near an outline is worthwhile; if so, counts it as searched."""
        is_free = not any(in_one_place(quad, other) for other in self.told)
        times = sum(in_one_place(quad, other) for other in self._searched)
        is_worth = (
            is_free and self.is_sized(quad, SIZED) and times < MOST_IN_PLACE and len(self._searched) < MOST_SEARCHED
        )
        if is_worth:
            self._searched.append(quad)
        return is_worth

    def begin_comparison(self, quad: Quad, pose: int) -> bool:
        """Says whether an outline has yet to be compared with a pose; if so, counts it as compared."""
        if any(in_one_place(quad, other) for other in self.told):
            return False
        if any(its == pose and in_one_place(quad, other) for other, its in self.compared):
            return False
        self.compared.append((quad, pose))
        return True

    def is_sized(self, quad: Quad, most: float) -> bool:
        """Says whether an outline is less than `most` times as large or small as the cards that are told."""
        areas: Sequence[float] = [cv2.contourArea(other) for other in self.told]
        return not areas or is_about_as_large(cv2.contourArea(quad), float(np.median(areas)), most)
