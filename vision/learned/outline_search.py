"""Searches near an outline for one in which a learned view is seen: text is aligned only from very near."""

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

MOVED: Final = (-0.04, 0.0, 0.04)
"""Each side is moved by these shares of the card's width or height."""
MARGIN: Final = 0.12
"""So much around an outline is cut out with it, in heights of the card."""
WORTH_SEARCHING: Final = 0.15
"""An outline that correlates less with every learned view is not near a card."""
LIKE_FROM: Final = 0.4
"""What is found correlates so much with a learned view."""
COARSER: Final = 6
"""Views are compared at a sixth of their size."""
AROUND_PX: Final = 2.0
"""Contrast is told from the light within so many pixels there."""


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
        """Returns the best of the outlines with sides near those of one in a picture (h, w, 3), or None."""
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
    """Returns the corners (n, 4, 2) of a view whose sides are moved."""
    left, top, right, low = np.array(list(product(MOVED, repeat=4))).T * np.array([[width], [height]] * 2)
    corners = [(left, top), (width + right, top), (width + right, height + low), (left, height + low)]
    return np.asarray(np.array(corners).transpose(2, 0, 1) - 0.5, np.float32)


def _onto(frame: Quad, size: tuple[int, int], margin: int) -> NDArray[np.float32]:
    """Returns how a view of that width and height maps into one with a margin whose pixels hold those after them too.

    `frame` (4, 2) is where it lies in what is within the margin.
    """
    left, top = (float(at) for at in frame[0] + 0.5)
    across, down = (float(at) for at in (frame[2] - frame[0]) / size)
    return np.array([[across, 0, margin + left + across / 2 - 1], [0, down, margin + top + down / 2 - 1]], np.float32)


def _describe(views: Floats) -> Floats:
    """Returns what is printed on small views (n, h, w, 3), in any light: (n, d) of length 1."""
    printed = local_contrasts(views, AROUND_PX, FAINT).reshape(len(views), -1)
    return np.asarray(printed / np.maximum(np.linalg.norm(printed, axis=1, keepdims=True), 1e-3), np.float32)
