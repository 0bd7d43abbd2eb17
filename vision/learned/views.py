"""Upright views of cards: cut out of a picture by an outline, with the longer side upright."""

from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.geometry import Floats, Quad
from vision.learned.local_contrast import local_contrast

HEIGHT: Final = 144
"""A view's height in pixels; its width follows from the deck's aspect."""

MARGIN_PX: Final = 8
"""The margin cut out around a view that is to be aligned."""
FINE_SCALE: Final = 1.5  # EXPERIMENTS.md, 2026-11-24
"""The scale of fine views, and of their margins: in them, faces that look alike are compared."""

SQUARISH: Final = float(np.log(1.25))
"""Cards whose longer side over the shorter one has a smaller logarithm seem wider than high when seen from aslant."""

SIGMA_PX: Final = 4.0
"""The standard deviation of the window of `local_contrast`, at a third of a view's size."""
FAINT: Final = 3.0
"""The contrast below which print counts as faint (see `local_contrast`)."""


def view_size(aspect: float) -> tuple[int, int]:
    """Returns the width and height of the views of a deck, in pixels; both are multiples of 16."""
    return max(48, 16 * round(HEIGHT / aspect / 16)), HEIGHT


def turns_of(shape: float) -> tuple[int, ...]:
    """Returns by how many quarter turns a card may be turned whose outline begins with what seems a short side.

    `shape` is the logarithm of its longer side over the shorter one.
    """
    return (0, 1, 2, 3) if shape < SQUARISH else (0, 2)


def turned(view: Picture, quarters: int) -> Picture:
    """Returns a view (h, w, 3) turned so that its first corner becomes the one before, `quarters` times, as large."""
    return resized(np.ascontiguousarray(np.rot90(view, quarters)), size_of(view))


def fine_size(size: tuple[int, int]) -> tuple[int, int]:
    """Returns the width and height of fine views; both are multiples of 8."""
    return round(FINE_SCALE * size[0]), round(FINE_SCALE * size[1])


def size_of(view: Picture) -> tuple[int, int]:
    """Returns the width and height of a view (h, w, 3)."""
    return view.shape[1], view.shape[0]


def resized(view: Picture, size: tuple[int, int]) -> Picture:
    """Returns a view in another size: averaged if it is a smaller one."""
    if size_of(view) == size:
        return view
    how = cv2.INTER_AREA if size[1] < view.shape[0] else cv2.INTER_CUBIC
    return np.asarray(cv2.resize(view, size, interpolation=how), np.uint8)


def coarse(view: Picture) -> Picture:
    """Returns a view, fine or not, at the usual height."""
    return resized(view, (round(view.shape[1] * HEIGHT / view.shape[0]), HEIGHT))


def coarser(wide: Picture) -> Picture:
    """Returns a fine view with a margin as a usual one with its margin."""
    return resized(wide, (round(wide.shape[1] / FINE_SCALE), round(wide.shape[0] / FINE_SCALE)))


def frame_of(size: tuple[int, int]) -> Quad:
    """Returns the corners (4, 2) of a view."""
    return np.array([[0, 0], [size[0], 0], [size[0], size[1]], [0, size[1]]], np.float32) - 0.5


def cut(bgr: Picture, quad: Quad, size: tuple[int, int]) -> Picture:
    """Returns the view (h, w, 3) of what lies in an outline, averaged where the picture is finer than the view."""
    side = float(np.linalg.norm(quad - np.roll(quad, -1, axis=0), axis=1).max())
    times = int(np.clip(round(side / size[1]), 1, 4))
    large = (size[0] * times, size[1] * times)
    onto = cv2.getPerspectiveTransform(np.asarray(quad - 0.5, np.float32), frame_of(large))
    view = cv2.warpPerspective(bgr, onto, large, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(cv2.resize(view, size, interpolation=cv2.INTER_AREA) if times > 1 else view, np.uint8)


def margin_of(size: tuple[int, int]) -> int:
    """Returns how wide the margin is around a view of that width and height, fine or not."""
    return round(MARGIN_PX * size[1] / HEIGHT)


def cut_wide(bgr: Picture, quad: Quad, size: tuple[int, int]) -> Picture:
    """Returns the view of what lies in an outline with a margin around it."""
    return cut_around(bgr, quad, size, margin_of(size))


def cut_around(bgr: Picture, quad: Quad, size: tuple[int, int], margin: int) -> Picture:
    """Returns the view of what lies in an outline, of `size` (width, height), with a margin of this many pixels."""
    frame = frame_of(size)
    around = frame + margin * np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.float32)
    onto = cv2.getPerspectiveTransform(frame, np.asarray(quad - 0.5, np.float32))
    wide = np.asarray(cv2.perspectiveTransform(around[None], onto)[0] + 0.5, np.float32)
    return cut(bgr, wide, (size[0] + 2 * margin, size[1] + 2 * margin))


def with_margin(view: Picture) -> Picture:
    """Returns a view, fine or not, with its edge repeated around it."""
    around = (margin_of(size_of(view)),) * 4
    return np.asarray(cv2.copyMakeBorder(view, *around, cv2.BORDER_REPLICATE), np.uint8)


def within_margin(wide: Picture) -> Picture:
    """Returns the view in a view with a margin."""
    return np.ascontiguousarray(wide[MARGIN_PX:-MARGIN_PX, MARGIN_PX:-MARGIN_PX])


def standardised(views: Picture) -> Floats:
    """Returns descriptors (n, d) of length 1 of views (n, h, w, 3): their local contrast at a sixth of their size."""
    return np.stack([_printed(view).ravel() for view in views])


def _printed(view: Picture) -> Floats:
    """Returns the local contrast of a view at a sixth of its size, as a vector of length 1."""
    height, width = (side // 3 for side in view.shape[:2])
    small = np.asarray(cv2.resize(view, (width, height), interpolation=cv2.INTER_AREA), np.float32)
    few = cv2.resize(local_contrast(small, SIGMA_PX, FAINT), (width // 2, height // 2), interpolation=cv2.INTER_AREA)
    return np.asarray(few / max(float(np.sqrt((few**2).sum())), 1e-3), np.float32)
