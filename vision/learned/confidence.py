"""How likely a match is right: fitted on drawn decks (logistic regression); of twins, by their network alone."""

from math import exp, log
from typing import Final

FIT: Final = (-1.87, 2.37, -3.4)
"""The weights of the lasting difference's logarithm, of how much clearer it is than other faces, and the bias."""
LEAST: Final = 0.02
TOWARDS: Final = (3.02, 0.054, 1.66, 0.3)
"""The weights of how far the view lies towards the face, twice, and of how much it tells, and the bias."""
MOST_SEPARATION: Final = 8.0
PRINT: Final = (-1.65, 2.13, 4.07)
"""The weights of how much of the print is another and of how much clearer the face is than others, and the bias."""
CLEAREST: Final = 1.0
"""How much clearer a face is counts up to here, chosen on 32 drawn decks beside the fit.

Where other faces are far off, a card that is none of the deck is far from them, too.
"""
MOST_ODDS: Final = 30.0
"""Log odds beyond that change nothing, and would be too large for `exp`."""


def likelihood_of_fit(lasting: float, clearer: float) -> float:
    """Returns how likely it is that a card of the deck lies there: the best face, or one like it (see `FaceMatch`)."""
    return _logistic(FIT[0] * log(lasting + LEAST) + FIT[1] * clearer + FIT[2])


def likelihood_of_face(apart: float, separation: float) -> float:
    """Returns how likely it is the best face and not the next, from how far the view lies towards it."""
    little = min(separation, 1.0) ** 0.5
    towards = TOWARDS[0] * little + TOWARDS[1] * min(separation, MOST_SEPARATION)
    return _logistic(towards * apart + TOWARDS[2] * little + TOWARDS[3])


def likelihood_of_print(against: float, clearer: float) -> float:
    """Returns how likely it is that the best face lies there, or a near twin.

    `against` says what of its print is another (see `PrintCells`), `clearer` how much more it fits than other faces.
    """
    return _logistic(PRINT[0] * against + PRINT[1] * min(clearer, CLEAREST) + PRINT[2])


def likelihood_of_twin(odds: float) -> float:
    """Returns how likely it is one face and not another that looks like it, from a network's log odds."""
    return _logistic(min(max(odds, -MOST_ODDS), MOST_ODDS))


def _logistic(value: float) -> float:
    return 1 / (1 + exp(-value))
