"""Searches near an outline for one that shows a learned view: cards full of text can be aligned only from very near."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats, Quad
from vision.learned.local_contrast import local_contrasts
from vision.learned.views import FAINT, cut, cut_around, frame_of, size_of

SIDE_SHIFTS: Final = (-0.04, 0.0, 0.04)
"""The shifts tried for each side, as shares of the card's width or height."""
MARGIN: Final = 0.12
"""The margin cut out around an outline, in card heights."""
WORTH_SEARCHING: Final = 0.15
"""The minimum correlation of an outline with some learned view: with less it is not near a card."""
LIKE_FROM: Final = 0.4
"""The minimum correlation of a found outline with a learned view."""
COARSER: Final = 6
"""The factor by which views are reduced before they are compared."""
AROUND_PX: Final = 2.0
"""The standard deviation of the window of `local_contrast`, at that size."""


@dataclass(frozen=True, slots=True, eq=False)
class FoundOutline:
    """An outline (4, 2), and the learned view that it shows best."""

    quad: Quad
    view: int


class OutlineSearch:
    """Searches for the learned views (n, h, w, 3) of one deck."""

    def __init__(self, views: Picture) -> None:
        width, height = size_of(views[0])
        self._size = width // COARSER, height // COARSER
        small = [cv2.resize(view, self._size, interpolation=cv2.INTER_AREA) for view in views]
        self._learned = _describe(np.array(small, np.float32))

    def search(self, bgr: Picture, quad: Quad) -> FoundOutline | None:
        """Returns the best of the outlines with sides near those of `quad` in a picture (h, w, 3), or None."""
        unmoved = _describe(np.asarray(cut(bgr, quad, self._size)[None], np.float32))
        if float((unmoved @ self._learned.T).max()) < WORTH_SEARCHING:
            return None
        width, height = 2 * self._size[0], 2 * self._size[1]
        margin = round(MARGIN * height)
        wide = np.asarray(cut_around(bgr, quad, (width, height), margin), np.float32)
        even = cv2.blur(wide, (2, 2), anchor=(0, 0))
        frames = _moved_frames(width, height)
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        shown = [cv2.warpAffine(even, _onto(frame, self._size, margin), self._size, flags=flags) for frame in frames]
        likeness = _describe(np.stack(shown)) @ self._learned.T
        if float(likeness.max()) < LIKE_FROM:
            return None
        best, view = (int(at) for at in np.unravel_index(int(likeness.argmax()), likeness.shape))
        onto = cv2.getPerspectiveTransform(frame_of((width, height)), np.asarray(quad - 0.5, np.float32))
        moved = cv2.perspectiveTransform(frames[best][None], onto)[0] + 0.5
        return FoundOutline(np.asarray(moved, np.float32), view)


@lru_cache(maxsize=4)
def _moved_frames(width: int, height: int) -> Floats:
    """Returns the corners (n, 4, 2) of a view with its sides moved in every combination."""
    left, top, right, low = np.array(list(product(SIDE_SHIFTS, repeat=4))).T * np.array([[width], [height]] * 2)
    corners = [(left, top), (width + right, top), (width + right, height + low), (left, height + low)]
    return np.asarray(np.array(corners).transpose(2, 0, 1) - 0.5, np.float32)


def _onto(frame: Quad, size: tuple[int, int], margin: int) -> NDArray[np.float32]:
    """Returns the affine map of a view of that size into one of twice the size, averaged over 2 × 2, with a margin.

    `frame` (4, 2) is where the view lies within the margin.
    """
    left, top = (float(at) for at in frame[0] + 0.5)
    across, down = (float(at) for at in (frame[2] - frame[0]) / size)
    return np.array([[across, 0, margin + left + across / 2 - 1], [0, down, margin + top + down / 2 - 1]], np.float32)


def _describe(views: Floats) -> Floats:
    """Returns descriptors (n, d) of length 1 of what is printed on small views (n, h, w, 3), in any light."""
    printed = local_contrasts(views, AROUND_PX, FAINT).reshape(len(views), -1)
    return np.asarray(printed / np.maximum(np.linalg.norm(printed, axis=1, keepdims=True), 1e-3), np.float32)
