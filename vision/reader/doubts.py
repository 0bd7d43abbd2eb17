"""What is in doubt about a card of which a single index is seen: the rest of it may be other cards, or no card."""

from collections.abc import Sequence
from typing import Final

from vision.geometry import centres_apart, height_of
from vision.reader.evidence import Evidence

SHOWN: Final = 0.7
"""An index shows a face alone, without the pips, if it gives it this probability."""
SHOWN_AGAINST: Final = 0.8
"""The same where the pips show another card."""
SEEN_EDGE: Final = 0.1
"""A side of a card is seen if its colour ends there by this share of a clear step."""
DOUBTED: Final = 0.85
"""The maximum confidence of a card that is in doubt."""


def doubt_lone_index(one: Evidence, confidence: float) -> float:
    """Returns the confidence, limited if a single index hardly shows the card's face.

    Of a card that shows a single index other cards often cover the rest, and the pips may be theirs.
    """
    least = SHOWN if one.is_by_pips else SHOWN_AGAINST
    return min(confidence, DOUBTED) if _is_lone(one) and one.by_index < least else confidence


def doubt_without_edge(one: Evidence, confidence: float, edge: float) -> float:
    """Returns the confidence, limited if neither a second index nor the best `edge` of the outline shows a card.

    An index is also printed on other things than cards.
    """
    return min(confidence, DOUBTED) if _is_lone(one) and edge < SEEN_EDGE else confidence


def doubt_same_faces(
    gathered: Sequence[Evidence], confidences: Sequence[float], together: Sequence[int]
) -> list[float]:
    """Returns the confidences, limited for a single index near a card with the same face that is told better.

    `together` are the positions of the cards that exist together. A deck has each card once, and an index whose pose
    is misjudged seems to belong to a second one that lies on the first or beside it.
    """
    doubted = list(confidences)
    for i in (place for place in together if _is_lone(gathered[place])):
        better = [gathered[j] for j in together if j != i and _is_read_better(gathered, confidences, j, i)]
        if any(_is_near_with_same_face(gathered[i], other) for other in better):
            doubted[i] = min(doubted[i], DOUBTED)
    return doubted


def _is_read_better(gathered: Sequence[Evidence], confidences: Sequence[float], one: int, other: int) -> bool:
    """Whether the card at the one position shows more indices, or is more confident, than that at the other."""
    return not _is_lone(gathered[one]) or confidences[one] > confidences[other]


def _is_lone(one: Evidence) -> bool:
    return len(one.centres) == 1


def _is_near_with_same_face(one: Evidence, other: Evidence) -> bool:
    """Whether two cards show one face and lie less than a card's height apart."""
    away = centres_apart(one.quad, other.quad)
    return bool(one.faces.argmax() == other.faces.argmax()) and away < max(height_of(one.quad), height_of(other.quad))
