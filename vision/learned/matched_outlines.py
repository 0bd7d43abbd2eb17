"""Outlines that may be cards, moved onto the learned views that they show."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from vision.geometry import Floats, Quad, intersection_over_union, is_about_as_large
from vision.learned.matching import FaceMatch
from vision.learned.outlined_picture import is_part
from vision.learned.searched_places import SIZED
from vision.learned.view_agreement import CLEAR

ALIGNED_FROM: Final = 0.6
"""The fit from which an outline counts as that of a card, so that no other one is tried there."""
SAME_OUTLINE: Final = 0.8
"""With this intersection over union an aligned outline is still the one that was seen."""


@dataclass(frozen=True, slots=True, eq=False)
class MatchedOutlines:
    """Outlines (4, 2), `scores` (n,) that say how likely each is a card's, and the matches with learned faces, if any.

    `seen` are the outlines before their alignment with what they show.
    """

    quads: list[Quad]
    scores: Floats
    matches: list[FaceMatch | None]
    seen: list[Quad]

    def sure_places(self) -> list[int]:
        """Returns the places of the outlines that show a learned face for sure."""
        return [place for place, match in enumerate(self.matches) if match is not None and match.fit > ALIGNED_FROM]

    def joined(self, more: "MatchedOutlines") -> "MatchedOutlines":
        """Returns these outlines and `more`."""
        scores = np.concatenate([self.scores, more.scores])
        matches = [*self.matches, *more.matches]
        return MatchedOutlines([*self.quads, *more.quads], scores, matches, [*self.seen, *more.seen])


def without_odd_backs(
    places: Sequence[int], quads: Sequence[Quad], matches: Sequence[FaceMatch | None], backs: Collection[int]
) -> list[int]:
    """Returns `places` without those of backs that are not about as large as the faces shown for sure.

    `backs` are the places of backs in the deck. A part of a back's regular pattern looks like the whole.
    """
    areas = {place: cv2.contourArea(quads[place]) for place in places}
    shown = [(place, match) for place in places if (match := matches[place]) is not None]
    faces = [areas[place] for place, match in shown if match.fit > ALIGNED_FROM and match.face not in backs]
    if not faces:
        return [*places]
    usual = float(np.median(faces))
    backs_shown = [place for place, match in shown if match.face in backs]
    odd = {place for place in backs_shown if not is_about_as_large(areas[place], usual, SIZED)}
    return [place for place in places if place not in odd]


def is_part_of_clearer(quad: Quad, seen: Sequence[Quad] | Floats, scores: Floats) -> bool:
    """Says whether an outline is a part of a larger one that is seen more clearly: of a card, perhaps an unknown one.

    A card in a clearly larger holder is such a part, too, as it cannot be told from a face printed on an unknown card.
    """
    others = [*zip(seen, scores, strict=True)]
    around = max((its for other, its in others if its >= CLEAR and is_part(quad, other)), default=0.0)
    own = (its for other, its in others if its >= around and intersection_over_union(quad, other) >= SAME_OUTLINE)
    return around > 0 and not any(own)
