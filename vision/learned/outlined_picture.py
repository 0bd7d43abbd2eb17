"""What may be a card in one picture: outlines, what lies in them, and how likely each is a card's."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats, Quad, intersection_over_smaller, upright
from vision.learned.outline_maps import map_outlines
from vision.learned.outlines import find_outlines
from vision.learned.view_agreement import CLEAR
from vision.learned.views import cut, standardised

MOST_OUTLINES: Final = 20
"""The maximum number of outlines considered in a picture."""
SLANT: Final = 0.16
"""How much a slanting view changes the logarithm of the aspect, about."""
PART_AREA: Final = 0.8
"""An outline within a clear one, with less than this share of its area, is a part of the card."""
WITHIN_SHARE: Final = 0.9
"""The share of an outline from which it counts as lying within another one."""
SEARCH_SIZE: Final = (96, 144)


@dataclass(frozen=True, slots=True, eq=False)
class OutlinedPicture:
    """The outlines `quads` (n, 4, 2) in one picture `bgr` (h, w, 3), in its pixels, each starting with a short side.

    `scores` (n,) says how likely each is the card's, `shape` (n,) is the logarithm of its longer side over the shorter
    one, and `views` and `turned_views` (n, d) are descriptors, of length 1, of what it shows, as it is and upside down.
    """

    bgr: Picture
    quads: Floats
    scores: Floats
    shape: Floats
    views: Floats
    turned_views: Floats

    def likenesses(self, view: Floats) -> tuple[Floats, NDArray[np.bool_]]:
        """Returns the likeness (n,) of each outline to a view (d,), and which are more like it upside down (n,)."""
        straight, turned = self.views @ view, self.turned_views @ view
        return np.maximum(straight, turned), turned > straight

    def likeness(self, view: Floats) -> tuple[float, bool]:
        """Returns the likeness of the outline that is most like a view (d,), and whether it is so upside down."""
        if not len(self.quads):
            return 0.0, False
        match, is_turned = self.likenesses(view)
        best = int(match.argmax())
        return float(match[best]), bool(is_turned[best])


def outline_picture(bgr: Picture, aspect: float | None) -> OutlinedPicture:
    """Returns the outlines of what may be cards in a picture (h, w, 3); of any `aspect` if that is None."""
    outlines = find_outlines(map_outlines(bgr), aspect, MOST_OUTLINES)
    return picture_with_outlines(bgr, outlines.quads, outlines.scores)


def picture_with_outlines(bgr: Picture, outlines: Floats, scores: Floats) -> OutlinedPicture:
    """Returns a picture (h, w, 3) with these outlines (n, 4, 2), their scores (n,), and what is seen in them."""
    quads = np.array([upright(quad) for quad in outlines], np.float32).reshape(-1, 4, 2)
    sides = np.linalg.norm(quads - np.roll(quads, -1, axis=1), axis=2)
    shape = np.log(np.maximum(sides[:, 1] + sides[:, 3], 1) / np.maximum(sides[:, 0] + sides[:, 2], 1))
    views = [cut(bgr, quad, SEARCH_SIZE) for quad in quads]
    straight, turned = (
        standardised(np.array([view[::way, ::way] for view in views], np.uint8))
        if views
        else np.zeros((0, 1), np.float32)
        for way in (1, -1)
    )
    return OutlinedPicture(bgr, quads, scores, shape.astype(np.float32), straight, turned)


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
        turned_views=one.turned_views[kept],
    )


def is_part(quad: Quad, other: Quad) -> bool:
    """Says whether an outline lies within another one and is clearly smaller."""
    is_smaller = cv2.contourArea(quad) < PART_AREA * cv2.contourArea(other)
    return is_smaller and intersection_over_smaller(quad, other) > WITHIN_SHARE
