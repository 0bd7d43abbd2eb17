"""Temperature scaling (Guo et al., 2017): minimises the negative log likelihood of the true cards."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import numpy as np

from companion.cards import DECK, Card
from vision.geometry import Floats
from vision.reader.evidence import NetworkScores, combine, index_faces
from vision.reader.letters import pip_likelihoods
from vision.reader.networks import ConfidenceModel

LEAST_PIPS: Final = 1.0
"""Pip temperatures never go below this, which would sharpen them: printed decks differ most from drawn ones there."""
LIMITS: Final = {"letters": (0.2, 5.0), "suits": (0.2, 5.0), "counts": (LEAST_PIPS, 5.0), "symbols": (LEAST_PIPS, 5.0)}
"""The range of each temperature."""
_STEPS: Final = (1.25, 1.1, 1.03, 1.01)
"""The factors of the coordinate search, from coarse to fine."""
_GAIN: Final = 1e-6
"""The minimum improvement of the loss that counts."""
_RAREST: Final = 1e-6
"""The minimum probability of a true card in the loss."""


def fit_temperatures(
    confidence_model: ConfidenceModel, seen: Sequence[tuple[NetworkScores, Card]], weights: tuple[Floats, Floats]
) -> ConfidenceModel:
    """Returns `confidence_model` with the temperatures at which scores explain the cards that were seen best.

    One temperature after the other is moved for as long as that helps, first by large steps, then by small ones.
    `weights` are those of the letters in the decks' alphabet. Raises ValueError if no card was seen.
    """
    if not seen:
        raise ValueError("temperatures cannot be fitted: no card was seen")
    best = _moved(confidence_model, dict.fromkeys(LIMITS, 1.0))
    least = _negative_log_likelihood(best, seen, weights)
    for step in _STEPS:
        before = np.inf
        while least < before:
            before = least
            for name in LIMITS:
                for factor in (step, 1 / step):
                    moved = _moved(best, {name: factor})
                    found = _negative_log_likelihood(moved, seen, weights)
                    if found < least - _GAIN:
                        best, least = moved, found
    return best


def _moved(confidence_model: ConfidenceModel, factors: dict[str, float]) -> ConfidenceModel:
    """Returns `confidence_model` with some of its temperatures multiplied, each within its limits."""
    moved: dict[str, Any] = {
        name: round(float(np.clip(getattr(confidence_model, name) * by, *LIMITS[name])), 4)
        for name, by in factors.items()
    }
    return replace(confidence_model, **moved)


def _negative_log_likelihood(
    confidence_model: ConfidenceModel, seen: Sequence[tuple[NetworkScores, Card]], weights: tuple[Floats, Floats]
) -> float:
    """Returns the mean of minus the logarithm of each true card's probability."""
    near = index_faces(np.concatenate([scores.near for scores, _ in seen]), confidence_model, weights)
    pips = pip_likelihoods(np.stack([scores.whole for scores, _ in seen]), confidence_model)
    ends = np.cumsum([len(scores.near) for scores, _ in seen])
    faces = np.stack([combine(part, pips[i]) for i, part in enumerate(np.split(near, ends[:-1]))])
    shares = faces[np.arange(len(seen)), [DECK.index(card) for _, card in seen]]
    return float(-np.log(np.maximum(shares, _RAREST)).mean())
