"""Which faces of a learned deck look alike, and how likely one is taken for the other."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import numpy as np

from companion.errors import BadInputError
from vision.frames import Picture
from vision.geometry import Floats, scaled
from vision.learned.alignment import align
from vision.learned.blocks import describe
from vision.learned.deck import LearnedDeck
from vision.learned.learning import SeenFace, learn_outlined
from vision.learned.outlined_picture import OutlinedPicture, picture_with_outlines
from vision.learned.views import coarse, cut, standardised, turns_of

LISTED_FROM: Final = 0.5
"""The likelihood of confusion from which two faces of a deck are listed as alike."""
MAY_BE_SAME: Final = 0.05
"""Below this likelihood a picture that is shown after another is taken for one of another card."""
SAME_FROM: Final = 0.003
"""Below this likelihood two pictures are surely of different cards."""
DIFFERENT: Final = 0.12
"""How much two faces must differ in a block, at least, for it to count."""
EVEN_DIFFERENCE: Final = 0.5
"""The difference, summed over blocks, at which one face is taken for the other half the time."""
STEEP: Final = 2.0
SIZE: Final = (96, 144)
"""The size (width, height) in which cards that lie among others are compared."""
SCALES: Final = (1.0, 0.9, 1.11, 0.82, 1.22)
"""The scales tried for an outline, which may be too large or too small."""
LEAST_CORRELATION: Final = 0.4
"""The minimum correlation of views of the same card."""


def find_alike(deck: LearnedDeck) -> list[tuple[str, str, float]]:
    """Returns pairs of faces with a likelihood of confusion from 0.5 on, likeliest first."""
    blocks = [_describe_both_ways(face.views) for face in deck.fronts]
    pairs = []
    for (one, its), (other, others) in combinations(zip(deck.fronts, blocks, strict=True), 2):
        share = likelihood_of_confusion(its, others)
        if share >= LISTED_FROM:
            pairs.append((one.name, other.name, round(share, 2)))
    return sorted(pairs, key=lambda pair: -pair[2])


def likelihood_of_confusion(one: Floats, other: Floats) -> float:
    """Returns how likely one face is taken for the other, from the blocks (views, n, d) of their views."""
    least = min(_difference(mine, its) for mine in one for its in other)
    return float(1 / (1 + np.exp(STEEP * (least - EVEN_DIFFERENCE))))


def compare_pictures(one: OutlinedPicture, other: OutlinedPicture) -> float:
    """Returns how likely the card in one picture is taken for that in another; 0 where no two outlines are alike."""
    try:
        [face] = learn_outlined([SeenFace("", 1, (one, other))], must_agree=False).faces
    except BadInputError:
        return 0.0
    if len(face.views) < 2:
        return 0.0
    first, second = face.views
    return likelihood_of_confusion(_describe_both_ways([first]), _describe_both_ways([second]))


def align_pictures(one: OutlinedPicture, other: OutlinedPicture) -> tuple[float, OutlinedPicture]:
    """Returns how likely the card in one picture is taken for that in another, and the latter with the best outline.

    Either outline may be wrong: a printed frame may have been taken for the card's edge.
    """
    place = int(one.scores.argmax())
    shown = cut(one.bgr, one.quads[place], SIZE)
    wanted = standardised(shown[None])[0]
    tried = [
        scaled(np.roll(quad, -turn, axis=0), times)
        for quad, shape in zip(other.quads, other.shape, strict=True)
        for turn in turns_of(float(shape))
        for times in SCALES
    ]
    likeness = standardised(np.stack([cut(other.bgr, quad, SIZE) for quad in tried])) @ wanted
    quad = tried[int(likeness.argmax())]
    if likeness.max() < LEAST_CORRELATION:
        return 0.0, other
    laid = align(other.bgr, quad, shown)
    blocks = _describe_both_ways([shown])
    fits = [
        (likelihood_of_confusion(blocks, _describe_both_ways([cut(other.bgr, quad, SIZE)])), quad)
        for quad in (quad, laid)
        if quad is not None
    ]
    share, best = max(fits, key=lambda one: one[0])
    return share, picture_with_outlines(other.bgr, best[None], np.array([other.scores.max()], np.float32))


def _difference(one: Floats, other: Floats) -> float:
    return float(np.maximum(((one - other) ** 2).sum(axis=1) - 2 * DIFFERENT, 0).sum())


def _describe_both_ways(views: Sequence[Picture]) -> Floats:
    """Returns the blocks of views of one face, both ways up."""
    return np.stack([describe(view[::way, ::way]) for view in map(coarse, views) for way in (1, -1)])
