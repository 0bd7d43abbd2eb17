"""All outlines in a picture, or in enlarged parts of it, that may be cards."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from vision.frames import Picture
from vision.geometry import Floats, Quad, upright
from vision.learned.learning import CARD_FROM
from vision.learned.outline_maps import map_outlines, negative
from vision.learned.outlines import find_outlines

MOST_OUTLINES: Final = 60
NEGATIVE_PENALTY: Final = 0.1
"""What is taken off the score of an outline that was found in the negative."""
Part: TypeAlias = tuple[Picture, tuple[int, int]]
"""A part (h, w, 3) of a picture, and its corner (x, y) there."""
EDGE_SHARE: Final = 0.01
"""An outline nearer to a part's edge than this, as a share of the part's longer side, may be cut off there."""


@dataclass(frozen=True, slots=True, eq=False)
class OutlinePool:
    """Outlines (4, 2), each begun with a short side, and `scores` (n,) from 0 to 1: how likely each is a card's."""

    quads: list[Quad]
    scores: Floats

    def join(self, other: "OutlinePool") -> "OutlinePool":
        """Returns the outlines of both."""
        return OutlinePool([*self.quads, *other.quads], np.concatenate([self.scores, other.scores]))

    def likely(self) -> "OutlinePool":
        """Returns the outlines that are probably cards."""
        kept = np.flatnonzero(self.scores >= CARD_FROM)
        return OutlinePool([self.quads[place] for place in kept], self.scores[kept])


def gather(parts: Iterable[Part]) -> OutlinePool:
    """Returns the outlines that lie wholly in some part of a picture."""
    return _gather(parts, np.asarray)


def gather_dark(parts: Iterable[Part]) -> OutlinePool:
    """Returns those that lie wholly in the negative of some part of a picture: dark cards."""
    dark = _gather(parts, negative)
    return OutlinePool(dark.quads, dark.scores - NEGATIVE_PENALTY)


def _gather(parts: Iterable[Part], made: Callable[[Picture], Picture]) -> OutlinePool:
    quads: list[Quad] = []
    scores: list[float] = []
    for bgr, at in parts:
        found = find_outlines(map_outlines(made(bgr)), None, MOST_OUTLINES)
        for quad, score in zip(found.quads, found.scores, strict=True):
            if _is_whole(quad, bgr):
                quads.append(upright(quad) + np.array(at, np.float32))
                scores.append(float(score))
    return OutlinePool(quads, np.array(scores, np.float32))


def parts_with(bgr: Picture, quads: Sequence[Quad]) -> Iterator[Part]:
    """Yields the overlapping parts of a picture that contain a corner of any of these outlines (4, 2)."""
    spots = np.array(quads, np.float32).reshape(-1, 2)
    height, width = bgr.shape[:2]
    size = max(height, width) // 2
    for top in range(0, max(height - size // 2, 1), size // 2):
        for left in range(0, max(width - size // 2, 1), size // 2):
            within = (spots >= (left, top)).all(axis=1) & (spots < (left + size, top + size)).all(axis=1)
            if within.any():
                yield np.ascontiguousarray(bgr[top : top + size, left : left + size]), (left, top)


def _is_whole(quad: Quad, bgr: Picture) -> bool:
    height, width = bgr.shape[:2]
    edge = EDGE_SHARE * max(height, width)
    return bool((quad > edge).all() and (quad < (width - edge, height - edge)).all())
