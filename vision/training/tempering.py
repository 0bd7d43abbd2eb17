"""Tempering: at which temperatures what the networks score explains best which cards lie there."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from companion.cards import DECK, Card
from vision.reader.evidence import Scores, combine, index_faces
from vision.reader.networks import Temper
from vision.reader.pips import pip_likelihoods
from vision.training.truths import Floats

LEAST_PIPS: Final = 1.0
"""What whole cards show is never made surer than it was learnt: printed decks differ from drawn ones most there."""
_LEAST: Final = {"letters": 0.2, "suits": 0.2, "counts": LEAST_PIPS, "symbols": LEAST_PIPS}
_STEPS: Final = (1.25, 1.1, 1.03, 1.01)
_RAREST: Final = 1e-6


def fit_temperatures(temper: Temper, seen: Sequence[tuple[Scores, Card]], weights: tuple[Floats, Floats]) -> Temper:
    """Returns `temper` with the temperatures at which scores explain the cards that were seen best.

    One temperature after the other is moved for as long as that helps, first by large steps, then by small ones.
    `weights` are those of the letters in the decks' alphabet.
    """
    best, least = temper, _surprise(temper, seen, weights)
    for step in _STEPS:
        before = np.inf
        while least < before:
            before = least
            for name, lowest in _LEAST.items():
                for factor in (step, 1 / step):
                    moved = replace(best, **{name: round(max(lowest, getattr(best, name) * factor), 4)})
                    found = _surprise(moved, seen, weights)
                    if found < least:
                        best, least = moved, found
    return best


def _surprise(temper: Temper, seen: Sequence[tuple[Scores, Card]], weights: tuple[Floats, Floats]) -> float:
    """Returns the mean of minus the logarithm of each true card's probability."""
    near = index_faces(np.concatenate([scores.near for scores, _ in seen]), temper, weights)
    pips = pip_likelihoods(np.stack([scores.whole for scores, _ in seen]), temper)
    ends = np.cumsum([len(scores.near) for scores, _ in seen])
    faces = [combine(part, pips[i]) for i, part in enumerate(np.split(near, ends[:-1]))]
    shares = [face[DECK.index(card)] for face, (_, card) in zip(faces, seen, strict=True)]
    return float(-np.log(np.maximum(shares, _RAREST)).mean())
