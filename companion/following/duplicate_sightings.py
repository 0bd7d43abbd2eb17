"""Which of the possible cards a sighting shows, and which of two sightings of one card is misread."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from companion.cards import DECK, Card
from companion.following.interpretation import POSSIBLE

STRANGE: Final = 1e-3
"""How probable it is that two sightings of one card are both right: it was brought again, or is there twice."""

_PLACES: Final = {card: place for place, card in enumerate(DECK)}


@dataclass(frozen=True, slots=True)
class Untangled:
    """Of two sightings of one card the misread one, what it most probably shows instead, and how probable that is."""

    earlier_is_misread: bool
    card: Card
    probability: float


def certainly(card: Card) -> NDArray[np.float32]:
    """Returns the probabilities (52,) of a card that somebody has named."""
    return np.array([float(other == card) for other in DECK], np.float32)


def most_probable(probabilities: NDArray[np.float32], cards: Sequence[Card]) -> tuple[Card, float]:
    """Returns which of the `cards` a sighting with `probabilities` (52,) shows, and how probably, if it is one of them.

    Where it most probably is none of them, that is 0.
    """
    weights = [float(probabilities[_PLACES[card]]) for card in cards]
    best = max(range(len(cards)), key=lambda place: weights[place])
    return cards[best], weights[best] / sum(weights) if sum(weights) >= POSSIBLE else 0.0


def untangle(
    earlier: NDArray[np.float32], later: NDArray[np.float32], card: Card, unseen: Sequence[Card]
) -> list[Untangled]:
    """Returns how two sightings (52,) that both seem to be `card` can be explained, the most probable first.

    Only one of them can be that card (MY-10.1); the other one is one of the `unseen`.
    """
    mine, its = float(earlier[_PLACES[card]]), float(later[_PLACES[card]])
    ways = []
    for other in unseen:
        ways.append(Untangled(False, other, mine * float(later[_PLACES[other]])))
        ways.append(Untangled(True, other, float(earlier[_PLACES[other]]) * its))
    whole = sum(way.probability for way in ways) + STRANGE * mine * its
    told = [Untangled(way.earlier_is_misread, way.card, way.probability / whole) for way in ways]
    return sorted(told, key=lambda way: -way.probability)
