"""How likely a match is right: fitted on drawn decks (logistic regression)."""

from math import copysign, exp, log, log1p
from typing import Final

FIT: Final = (-1.87, 2.37, -3.4)
"""The weights of the lasting difference's logarithm, of how much clearer it is than other faces, and the bias."""
LEAST: Final = 0.02
TOWARDS: Final = (3.02, 0.054, 1.66, 0.3)
"""The weights of how far the view lies towards the face, twice, and of how much it tells, and the bias."""
MOST_TELLING: Final = 8.0
PRINT: Final = (-1.31, 2.55, 3.4)
"""The weights of how much of the print is another and of how much clearer the face is than others, and the bias."""
TWIN: Final = (20.0, 1.5)
"""The weights of how far a card leans to one of two faces that look alike, by pixels and by the network (see `twins`).
"""
CLEAR_ODDS: Final = 8.0
"""Where the network's log odds are so large, pixels count half."""


def likelihood_of_fit(lasting: float, clearer: float) -> float:
    """Returns how likely it is that a card of the deck lies there: the best face, or one like it (see `FaceMatch`)."""
    return _logistic(FIT[0] * log(lasting + LEAST) + FIT[1] * clearer + FIT[2])


def likelihood_of_face(apart: float, telling: float) -> float:
    """Returns how likely it is the best face and not the next, from how far the view lies towards it."""
    little = min(telling, 1.0) ** 0.5
    towards = TOWARDS[0] * little + TOWARDS[1] * min(telling, MOST_TELLING)
    return _logistic(towards * apart + TOWARDS[2] * little + TOWARDS[3])


def likelihood_of_print(against: float, clearer: float) -> float:
    """Returns how likely it is that the best face lies there, or a near twin.

    `against` says what of its print is another (see `PrintCells`), `clearer` how much more it fits than other faces.
    """
    return _logistic(PRINT[0] * against + PRINT[1] * clearer + PRINT[2])


def likelihood_of_twin(by_pixels: float, odds: float) -> float:
    """Returns how likely it is one face and not another that looks like it, from how far the card leans to it.

    `odds` are a network's log odds, which count less the larger they are.
    """
    pixels = by_pixels / (1 + abs(odds) / CLEAR_ODDS)
    return _logistic(TWIN[0] * pixels + TWIN[1] * copysign(log1p(abs(odds)), odds))


def _logistic(value: float) -> float:
    return 1 / (1 + exp(-value))
