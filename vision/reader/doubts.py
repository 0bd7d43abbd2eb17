"""What is in doubt about a card of which a single index is seen: the rest of it may be other cards."""

from collections.abc import Sequence
from typing import Final

from vision.geometry import intersection_over_union
from vision.reader.evidence import Evidence

SHOWN: Final = 0.7
"""An index shows a face alone, without the pips, if it gives it this probability."""
DOUBTED: Final = 0.85
"""The maximum confidence of a card that is in doubt."""


def doubt_lone_index(one: Evidence, confidence: float) -> float:
    """Returns the confidence, limited if only the pips tell the card's face from another.

    Of a card that shows a single index other cards often cover the rest, and the pips may be theirs.
    """
    return min(confidence, DOUBTED) if _is_lone(one) and one.by_index < SHOWN else confidence


def doubt_same_faces(gathered: Sequence[Evidence], confidences: Sequence[float], together: Sequence[int]) -> list[float]:
    """Returns the confidences, limited for a single index beside a more confident card with the same face.

    `together` are the positions of the cards that exist together. A deck has each card once, and an index whose pose
    is misjudged seems to belong to a second one that overlaps the first.
    """
    doubted = list(confidences)
    for i in together:
        surer = [gathered[j] for j in together if confidences[j] > confidences[i]]
        if _is_lone(gathered[i]) and any(_is_same_face(gathered[i], other) for other in surer):
            doubted[i] = min(doubted[i], DOUBTED)
    return doubted


def _is_lone(one: Evidence) -> bool:
    return len(one.centres) == 1


def _is_same_face(one: Evidence, other: Evidence) -> bool:
    """Whether two cards show one face and overlap."""
    return bool(one.faces.argmax() == other.faces.argmax()) and intersection_over_union(one.quad, other.quad) > 0
