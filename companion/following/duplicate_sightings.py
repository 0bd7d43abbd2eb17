"""Which of the possible cards a sighting shows, and which of two sightings of one card is misread."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.engine.faces import Face, FaceSet
from companion.following.interpretation import POSSIBLE

STRANGE: Final = 1e-3
"""The prior weight of two sightings of one card both being right: it was brought again, or is there twice."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Which of two sightings of one card is misread, what it most probably shows instead, and that probability."""

    earlier_is_misread: bool
    face: Face
    probability: float


def certainly(face: Face, faces: FaceSet) -> tuple[float, ...]:
    """Returns the probabilities for a card that a person has named: 1 for its face, else 0."""
    return tuple(float(other == face) for other in faces.faces)


def most_probable(probabilities: Sequence[float], possible: Sequence[Face], faces: FaceSet) -> tuple[Face, float]:
    """Returns which of the `possible` faces a sighting shows, and how probably, if it is one of them.

    The probability is 0 if it is more likely none of them.
    """
    shares = [probabilities[faces.place_of(face)] for face in possible]
    best = max(range(len(shares)), key=lambda number: shares[number])
    return possible[best], shares[best] / sum(shares) if sum(shares) >= POSSIBLE else 0.0


def explain_duplicate(
    sightings: tuple[Sequence[float], Sequence[float]], face: Face, unseen: Sequence[Face], faces: FaceSet
) -> list[Explanation]:
    """Returns how an earlier and a later sighting that both seem to be `face` can be explained, likeliest first.

    The deck has one such card, so one of them is one of the `unseen`.
    """
    earlier, later = sightings
    place = faces.place_of(face)
    weighed: list[tuple[bool, Face, float]] = []
    for other in unseen:
        there = faces.place_of(other)
        weighed.append((False, other, earlier[place] * later[there]))
        weighed.append((True, other, earlier[there] * later[place]))
    whole = sum(weight for _, _, weight in weighed) + STRANGE * earlier[place] * later[place]
    explanations = [Explanation(is_earlier, other, weight / whole) for is_earlier, other, weight in weighed]
    return sorted(explanations, key=lambda explanation: -explanation.probability)
