"""Which faces of a learned deck look alike, and how likely one is taken for the other."""

from itertools import combinations
from typing import Final

import numpy as np

from vision.geometry import Floats
from vision.learned.blocks import describe
from vision.learned.deck import LearnedDeck, LearnedFace

LISTED_FROM: Final = 0.5
DIFFERENT: Final = 0.12
"""Two faces differ in a block by at least this much."""
EVEN: Final = 0.5
"""With so much difference, summed over blocks, one face is taken for another as often as not."""
STEEP: Final = 2.0


def find_alike(deck: LearnedDeck) -> list[tuple[str, str, float]]:
    """Returns pairs of faces with a likelihood of confusion from 0.5 on, likeliest first."""
    blocks = [_describe_all(face) for face in deck.fronts]
    pairs = []
    for (one, its), (other, others) in combinations(zip(deck.fronts, blocks, strict=True), 2):
        share = likelihood_of_confusion(its, others)
        if share >= LISTED_FROM:
            pairs.append((one.name, other.name, round(share, 2)))
    return sorted(pairs, key=lambda pair: -pair[2])


def likelihood_of_confusion(one: Floats, other: Floats) -> float:
    """Returns how likely one face is taken for the other, from the blocks (views, n, d) of their views."""
    least = min(_difference(mine, its) for mine in one for its in other)
    return float(1 / (1 + np.exp(STEEP * (least - EVEN))))


def _difference(one: Floats, other: Floats) -> float:
    return float(np.maximum(((one - other) ** 2).sum(axis=1) - 2 * DIFFERENT, 0).sum())


def _describe_all(face: LearnedFace) -> Floats:
    """Returns the blocks of the face's views, both ways up."""
    return np.stack([describe(view[::way, ::way]) for view in face.views for way in (1, -1)])
