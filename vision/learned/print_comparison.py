"""Compares the print of a seen card with its learned views, cell by cell: a network tells whether it is the same."""

from functools import lru_cache
from typing import Final

import numpy as np

from vision.frames import Picture
from vision.geometry import Floats
from vision.learned.alignment import lay_onto
from vision.reader.networks import MODELS, Network

MOST_VIEWS: Final = 2
"""So many learned views of a face are compared with the seen one."""
LEAST: Final = 1e-3
"""No cell is surer than that."""


@lru_cache(maxsize=1)
def _network() -> Network:
    return Network(MODELS / "prints.onnx")


def other_print(wide: Picture, nearest: Picture, views: Picture) -> float:
    """Returns how much of a seen card speaks against a face: the sum over cells, as a logarithm, 0 or more.

    `wide` is its view with a margin, `nearest` the learned view that it resembles, `views` (n, h, w, 3) the face's.
    """
    laid = lay_onto(wide, nearest)
    pairs = np.stack([np.concatenate([laid, view], axis=2) for view in views[:MOST_VIEWS]])
    return sum_against(_network().answer(np.asarray(pairs, np.uint8)))


def sum_against(scores: Floats) -> float:
    """Returns how much cells (views, 3, h, w) speak against the face: the same print, another, covered.

    The outermost cells do not count: the table lies beside them. Covered ones say nothing.
    """
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares = shares[:, :, 1:-1, 1:-1] / shares.sum(axis=1, keepdims=True)[:, :, 1:-1, 1:-1]
    logarithms = np.log(shares + LEAST)
    towards = (logarithms[:, 0] - logarithms[:, 1]).mean(axis=0)
    seen = 1 - shares[:, 2].mean(axis=0)
    return float(np.log1p((np.maximum(-towards, 0) * seen).sum()))
