"""How likely a match is right: fitted on drawn decks (logistic regression); of twins, by their network alone."""

from math import exp, log
from typing import Final

FIT_WEIGHTS: Final = (-1.87, 2.37, -3.4)
"""The weights in `likelihood_of_fit` of the logarithm of `lasting` and of `clearer` (see `FaceMatch`), and the bias."""
LEAST: Final = 0.02
FACE_WEIGHTS: Final = (3.02, 0.054, 1.66, 0.3)
"""Those in `likelihood_of_face`: of `apart`, by root and by separation, of the separation's root, and the bias."""
MOST_SEPARATION: Final = 8.0
PRINT_WEIGHTS: Final = (-1.65, 2.13, 4.07)  # EXPERIMENTS.md, 2026-11-27
"""Those in `likelihood_of_print`: of `against` (see `PrintCells`) and of `clearer`, and the bias."""
MOST_CLEARER: Final = 1.0  # EXPERIMENTS.md, 2026-11-27
"""`clearer` is clipped to this in `likelihood_of_print`; chosen on 32 drawn decks beside the fit.

Where the other faces are very unlike the best one, they are also unlike a card that does not belong to the deck.
"""
MOST_ODDS: Final = 30.0
"""Log odds are clipped to this range: beyond it nothing changes, and `exp` would overflow."""


def likelihood_of_fit(lasting: float, clearer: float) -> float:
    """Returns how likely it is that a card of the deck lies there: the best face, or one like it (see `FaceMatch`)."""
    return _logistic(FIT_WEIGHTS[0] * log(lasting + LEAST) + FIT_WEIGHTS[1] * clearer + FIT_WEIGHTS[2])


def likelihood_of_face(apart: float, separation: float) -> float:
    """Returns how likely it is the best face and not the second best (see `FaceMatch`)."""
    little = min(separation, 1.0) ** 0.5
    towards = FACE_WEIGHTS[0] * little + FACE_WEIGHTS[1] * min(separation, MOST_SEPARATION)
    return _logistic(towards * apart + FACE_WEIGHTS[2] * little + FACE_WEIGHTS[3])


def likelihood_of_print(against: float, clearer: float) -> float:
    """Returns how likely it is that the best face lies there, or a near twin.

    `against` is the evidence for another print (see `PrintCells`), `clearer` how much better the face fits than others.
    """
    return _logistic(PRINT_WEIGHTS[0] * against + PRINT_WEIGHTS[1] * min(clearer, MOST_CLEARER) + PRINT_WEIGHTS[2])


def likelihood_of_twin(odds: float) -> float:
    """Returns how likely it is one face and not another that looks like it, from a network's log odds."""
    return _logistic(min(max(odds, -MOST_ODDS), MOST_ODDS))


def _logistic(value: float) -> float:
    return 1 / (1 + exp(-value))
