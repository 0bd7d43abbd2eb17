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
"""Where a card fits so well, no other outline is tried."""
AS_SEEN: Final = 0.8
"""What was moved by so little is still the outline that was seen."""


@dataclass(frozen=True, slots=True, eq=False)
class MatchedOutlines:
    """Outlines (4, 2), how likely each is a card's, `rank` (n,), and what those show that were compared.

    `seen` are the outlines before they were moved onto what they show.
    """

    quads: list[Quad]
    rank: Floats
    matches: list[FaceMatch | None]
    seen: list[Quad]

    def sure_places(self) -> list[int]:
        """Returns the places of the outlines that show a learned face for sure."""
        return [place for place, match in enumerate(self.matches) if match is not None and match.fit > ALIGNED_FROM]

    def joined(self, more: "MatchedOutlines") -> "MatchedOutlines":
        """Returns these outlines and `more`."""
        rank = np.concatenate([self.rank, more.rank])
        matches = [*self.matches, *more.matches]
        return MatchedOutlines([*self.quads, *more.quads], rank, matches, [*self.seen, *more.seen])


def without_odd_backs(
    places: Sequence[int], quads: Sequence[Quad], matches: Sequence[FaceMatch | None], backs: Collection[int]
) -> list[int]:
    """Returns some places of outlines without those of backs that are not as large as the faces shown for sure.

    `backs` are the places of backs in the deck. Each part of a regular pattern looks like the whole.
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


def is_part_of_clearer(quad: Quad, seen: Sequence[Quad] | Floats, rank: Floats) -> bool:
    """Says whether an outline is a part of what is outlined more clearly: of a card that may be unknown.

    Cards in clearly larger holders are such parts, too: unknown cards may show a face as surely as they do.
    """
    others = [*zip(seen, rank, strict=True)]
    around = max((its for other, its in others if its >= CLEAR and is_part(quad, other)), default=0.0)
    own = (its for other, its in others if its >= around and intersection_over_union(quad, other) >= AS_SEEN)
    return around > 0 and not any(own)
