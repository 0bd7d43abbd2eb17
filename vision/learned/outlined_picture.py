"""What may be a card in one picture: outlines, what lies in them, and how likely each is a card's."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats, Quad, intersection_over_smaller, upright
from vision.learned.outline_maps import map_outlines, seen_scale
from vision.learned.outlines import Outlines, find_outlines
from vision.learned.view_agreement import CLEAR
from vision.learned.views import cut, standardised, turned, turns_of

MOST_OUTLINES: Final = 20
"""The maximum number of outlines considered in a picture."""
SLANT: Final = 0.16
"""How much a slanting view changes the logarithm of the aspect, about."""
PART_AREA: Final = 0.8  # EXPERIMENTS.md, 2026-11-24
"""An outline within a clear one, with less than this share of its area, is a part of the card."""
WITHIN_SHARE: Final = 0.9
"""The share of an outline from which it counts as lying within another one."""
SEARCH_SIZE: Final = (96, 144)
SMALLEST_SEEN_PX: Final = 160
"""The minimum longer side of a picture that is made smaller."""
LIKELY_SMALL: Final = 0.65
"""The minimum score of an outline that is found only in a smaller picture, in which grain may look like a card."""


@dataclass(frozen=True, slots=True, eq=False)
class OutlinedPicture:
    """The outlines `quads` (n, 4, 2) in one picture `bgr` (h, w, 3), in its pixels, each starting with a short side.

    `scores` (n,) says how likely each is the card's, `shape` (n,) is the logarithm of its longer side over the shorter
    one, and `views` (n, 4, d) are descriptors, of length 1, of what it shows when turned by 0 to 3 quarters.
    """

    bgr: Picture
    quads: Floats
    scores: Floats
    shape: Floats
    views: Floats

    def likenesses(self, view: Floats, shape: float) -> tuple[Floats, NDArray[np.intp]]:
        """Returns the likeness (n,) of each outline to a view (d,), and by how many quarters it must be turned (n,).

        `shape` is that of the card.
        """
        turns = np.array(turns_of(shape))
        alike = self.views[:, turns] @ view
        return alike.max(axis=1), turns[alike.argmax(axis=1)]

    def likeness(self, view: Floats, shape: float) -> tuple[float, int]:
        """Returns the likeness of the outline that is most like a view (d,), and by how many quarters it is turned."""
        if not len(self.quads):
            return 0.0, 0
        match, turns = self.likenesses(view, shape)
        best = int(match.argmax())
        return float(match[best]), int(turns[best])


def outline_picture(bgr: Picture, aspect: float | None) -> OutlinedPicture:
    """Returns the outlines of what may be cards in a picture (h, w, 3); of any `aspect` if that is None.

    Without a clear one the picture is looked at smaller, too: of a near card without a border, such as a photograph,
    the network sees only parts of an edge at a time.
    """
    found = [find_outlines(map_outlines(bgr), aspect, MOST_OUTLINES)]
    scale = seen_scale(bgr) / 2
    while scale * max(bgr.shape[:2]) >= SMALLEST_SEEN_PX and not any((one.scores >= CLEAR).any() for one in found):
        small = np.asarray(cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
        seen = find_outlines(map_outlines(small), aspect, MOST_OUTLINES)
        likely = seen.scores >= LIKELY_SMALL
        found.append(Outlines(np.asarray(seen.quads[likely] / scale, np.float32), seen.scores[likely]))
        scale /= 2
    quads, scores = [one.quads for one in found], [one.scores for one in found]
    return picture_with_outlines(bgr, np.concatenate(quads), np.concatenate(scores))


def picture_with_outlines(bgr: Picture, outlines: Floats, scores: Floats) -> OutlinedPicture:
    """Returns a picture (h, w, 3) with these outlines (n, 4, 2), their scores (n,), and what is seen in them."""
    quads = np.array([upright(quad) for quad in outlines], np.float32).reshape(-1, 4, 2)
    sides = np.linalg.norm(quads - np.roll(quads, -1, axis=1), axis=2)
    shape = np.log(np.maximum(sides[:, 1] + sides[:, 3], 1) / np.maximum(sides[:, 0] + sides[:, 2], 1))
    views = [[turned(cut(bgr, quad, SEARCH_SIZE), turn) for turn in range(4)] for quad in quads]
    described = [standardised(np.array(its, np.uint8)) for its in views]
    stacked = np.stack(described) if described else np.zeros((0, 4, 1), np.float32)
    return OutlinedPicture(bgr, quads, scores, shape.astype(np.float32), stacked)


def without_parts(one: OutlinedPicture, pictures: Sequence[OutlinedPicture], shape: float) -> OutlinedPicture:
    """Returns a picture without those outlines that lie within clear ones of that shape in any of `pictures`."""
    clear = [
        quad
        for picture in pictures
        for quad, score, its in zip(picture.quads, picture.scores, picture.shape, strict=True)
        if score >= CLEAR and abs(float(its) - shape) < SLANT
    ]
    kept = np.array([not any(is_part(quad, other) for other in clear) for quad in one.quads], np.bool_)
    return replace(
        one,
        quads=one.quads[kept],
        scores=one.scores[kept],
        shape=one.shape[kept],
        views=one.views[kept],
    )


def is_part(quad: Quad, other: Quad) -> bool:
    """Says whether an outline lies within another one and is clearly smaller."""
    is_smaller = cv2.contourArea(quad) < PART_AREA * cv2.contourArea(other)
    return is_smaller and intersection_over_smaller(quad, other) > WITHIN_SHARE
