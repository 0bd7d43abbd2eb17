"""From a sighting to an action: the most probable card that can be now, or a question with the likely ones."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from companion.cards import DECK, Card, Suit

SURE: Final = 0.97
"""How probable the best possible card must be, among the possible ones, to be taken without asking."""
POSSIBLE: Final = 0.5
"""How much of a sighting's probability must lie on possible cards; below, it is a card that was seen before."""
FOLLOWED: Final = 1 / 3
"""How many times likelier than another card one of the lead suit is, for each card unseen: who can must follow.

Simple players' cards are it 20 times in a hand's first tricks and 3 times in the last ones.
"""
HARDLY_POSSIBLE: Final = 0.05
"""The same for a sighting that is in doubt anyway: somebody is asked."""
CONFIDENT: Final = 0.9
"""What is seen with less confidence is in doubt."""
ASKED: Final = 4
"""How many candidates a question offers."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that a sighting may stand for, and how probable it is among those that can be."""

    action: Any
    probability: float


@dataclass(frozen=True, slots=True)
class Interpretation:
    """What a sighting may stand for, the most probable first; `sure`: nobody needs to be asked."""

    candidates: tuple[Candidate, ...]
    sure: bool


_PLACES: Final = {card: place for place, card in enumerate(DECK)}


def interpret(
    probabilities: NDArray[np.float32],
    choices: Sequence[Any],
    seat: int | None = None,
    least: float | None = None,
    lead: Suit | None = None,
) -> Interpretation | None:
    """Returns what a sighting with `probabilities` (52,) may stand for among `choices`, or None if it is no new card.

    Only choices that name a card are considered, and of those that name a seat only the ones of `seat`, if given.
    `least` is how much of the probability must lie on them, less for a sighting in doubt if it is not given; `lead` is
    the suit that is to be followed.
    """
    fitting = [
        choice
        for choice in choices
        if isinstance(getattr(choice, "card", None), Card) and seat in (None, getattr(choice, "seat", None) or seat)
    ]
    weights = np.array([float(probabilities[_PLACES[choice.card]]) for choice in fitting])
    cards = {choice.card for choice in fitting}
    mass = sum(float(probabilities[_PLACES[card]]) for card in cards)
    if least is None:
        least = POSSIBLE if float(probabilities.max()) >= CONFIDENT else HARDLY_POSSIBLE
    if not fitting or mass < least:
        return None
    if lead is not None:
        likelier = max(1.0, FOLLOWED * len(cards))
        weights *= [likelier if choice.card.suit is lead else 1.0 for choice in fitting]
    order = np.argsort(-weights, kind="stable")
    candidates = tuple(Candidate(fitting[place], float(weights[place] / weights.sum())) for place in order)
    return Interpretation(candidates[:ASKED], candidates[0].probability >= SURE and mass >= POSSIBLE)


def alternatives(
    probabilities: NDArray[np.float32], action: Any, choices: Sequence[Any], without: Card
) -> tuple[Candidate, ...]:
    """Returns what a sighting may stand for in place of `action`, if it is not the card `without`."""
    unseen = sorted({choice.card for choice in choices} - {without}, key=lambda card: card.bit)
    found = interpret(probabilities + np.float32(1e-9), [with_card(action, card) for card in unseen], least=0.0)
    return found.candidates if found else ()


def with_card(action: Any, card: Card) -> Any:
    """Returns the same action with another card."""
    return replace(action, card=card)
