"""Moves an outline so that what lies in it matches a learned view: enhanced correlation (ECC) maximisation."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats, Quad
from vision.learned.local_contrast import local_contrast
from vision.learned.views import FINE_SCALE, MARGIN_PX, cut, frame_of, margin_of, size_of, standardised

SEARCH_MARGIN: Final = 0.12
"""The margin around an outline that is searched, as a share of the card's size on each side."""
STEPS: Final = 14
LEAST_GAIN: Final = 1e-3
SCALE: Final = 0.5
"""Outlines are aligned at this share of the views' size."""
FINE_STEPS: Final = 12
FINE_GAIN: Final = 1e-4
ALIGNED_FROM: Final = 0.9
"""The correlation from which a view is aligned with the learned one; below it a rough alignment is tried too."""
FARTHEST_PX: Final = 10.0
"""The farthest that alignment moves a view: beyond it the two have nothing in common."""

Homography: TypeAlias = NDArray[np.float64]
"""A (3, 3) map from a view's pixels to those of a view with a margin."""
UNMOVED: Final[Homography] = np.array([[1, 0, MARGIN_PX], [0, 1, MARGIN_PX], [0, 0, 1]], np.float64)

SHARPNESS_PX: Final = 0.8
CONTRAST_SIGMA: Final = 0.065
"""The standard deviation of the window of `local_contrast`, as a share of a view's height."""
FAINT: Final = 6.0
"""The contrast below which print counts as faint (see `local_contrast`)."""


def align(bgr: Picture, quad: Quad, learned: Picture) -> Quad | None:
    """Returns the outline near `quad` that looks most like a learned view (h, w, 3), aligned at most twice, or None."""
    wanted = standardised(learned[None])[0]

    def likeness(one: Quad | None) -> float:
        return -1.0 if one is None else float(standardised(cut(bgr, one, learned.shape[1::-1])[None])[0] @ wanted)

    fine = _align(bgr, quad, learned, _grey_contrast)
    reached = likeness(fine)
    if reached >= ALIGNED_FROM:
        return fine
    rough = _align(bgr, quad, learned, _soft)
    finer = None if rough is None else _align(bgr, rough, learned, _grey_contrast)
    others = [(likeness(other), other) for other in (rough, finer)]
    return max([(reached, fine), *others], key=lambda one: one[0])[1]


def _align(bgr: Picture, quad: Quad, learned: Picture, made: Callable[[Picture], Floats]) -> Quad | None:
    """Returns the outline near `quad` where picture and learned view, filtered by `made`, correlate most, or None."""
    height, width = learned.shape[:2]
    size = (round(width * SCALE), round(height * SCALE))
    wide = (round(size[0] * (1 + 2 * SEARCH_MARGIN)), round(size[1] * (1 + 2 * SEARCH_MARGIN)))
    around = _grown(quad, (wide[0] / size[0], wide[1] / size[1]))
    shown = made(cut(bgr, around, wide))
    wanted = made(np.asarray(cv2.resize(learned, size, interpolation=cv2.INTER_AREA), np.uint8))
    shift = np.array([[1, 0, (wide[0] - size[0]) / 2], [0, 1, (wide[1] - size[1]) / 2], [0, 0, 1]], np.float32)
    onto = _correlate(wanted, shown, shift, (STEPS, LEAST_GAIN))
    if onto is None:
        return None
    corners = cv2.perspectiveTransform(frame_of(size)[None], onto)
    back = cv2.getPerspectiveTransform(frame_of(wide), np.asarray(around - 0.5, np.float32))
    found = cv2.perspectiveTransform(np.asarray(corners, np.float32), back)[0] + 0.5
    limit = 2 * SEARCH_MARGIN * float(np.linalg.norm(quad[2] - quad[0]))
    fits = bool(np.isfinite(found).all()) and float(np.abs(found - quad).max()) < limit
    return np.asarray(found, np.float32) if fits else None


def warp_onto(wide: Picture, learned: Picture) -> Picture:
    """Returns the view in one with a margin, moved onto a learned view (h, w, 3) if they have anything in common."""
    return warp(wide, find_homography(wide, learned), size_of(learned))


def find_homography(wide: Picture, learned: Picture) -> Homography:
    """Returns how a learned view (h, w, 3) maps into one with a margin: unmoved if they have nothing in common."""
    wanted = standardised(learned[None])[0]

    def likeness(onto: Homography) -> float:
        return float(standardised(warp(wide, onto, size_of(learned))[None])[0] @ wanted)

    fine = _find_homography(wide, learned, _grey_contrast)
    reached = likeness(fine)
    if reached >= ALIGNED_FROM:
        return fine
    rough = _find_homography(wide, learned, partial(_soft, blur=1.0))
    return rough if likeness(rough) > reached else fine


def warp(wide: Picture, onto: Homography, size: tuple[int, int]) -> Picture:
    """Returns the view of `size` (width, height) that `onto` cuts out of one with a margin."""
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    return np.asarray(cv2.warpPerspective(wide, onto, size, flags=flags, borderMode=cv2.BORDER_REPLICATE), np.uint8)


def warp_fine(fine_wide: Picture, onto: Homography, size: tuple[int, int], reach: int = 0) -> Picture:
    """Returns the fine view of `size` (width, height), with `reach` pixels around it, out of one with a margin.

    `onto` says where the coarse view lies in the coarse one with a margin.
    """
    finer = np.array([[FINE_SCALE, 0, (FINE_SCALE - 1) / 2], [0, FINE_SCALE, (FINE_SCALE - 1) / 2], [0, 0, 1]])
    around = np.array([[1, 0, -reach], [0, 1, -reach], [0, 0, 1]])
    onto_reached = np.asarray(finer @ onto @ np.linalg.inv(finer) @ around)
    return warp(fine_wide, onto_reached, (size[0] + 2 * reach, size[1] + 2 * reach))


def find_known(view: Picture, onto: Homography, size: tuple[int, int]) -> Floats:
    """Returns which pixels (h, w) of a fine view of that width and height a fine view has, laid so: 1, or 0."""
    margin = margin_of(size_of(view))
    inside = np.zeros((view.shape[0] + 2 * margin, view.shape[1] + 2 * margin, 1), np.uint8)
    inside[margin:-margin, margin:-margin] = 255
    return np.asarray(warp_fine(inside, onto, size) == 255, np.float32)


def _find_homography(wide: Picture, learned: Picture, made: Callable[[Picture], Floats]) -> Homography:
    """Returns where a learned view lies in one with a margin, so that both, filtered by `made`, correlate."""
    onto = _correlate(made(learned), made(wide), UNMOVED.astype(np.float32), (FINE_STEPS, FINE_GAIN))
    if onto is None:
        return UNMOVED
    frame = frame_of(size_of(learned))[None]
    moved = cv2.perspectiveTransform(frame, onto) - frame - MARGIN_PX
    is_near = bool(np.isfinite(moved).all()) and float(np.abs(moved).max()) <= FARTHEST_PX
    return onto if is_near else UNMOVED


def _correlate(
    wanted: Floats, shown: Floats, onto: NDArray[np.float32], limits: tuple[int, float]
) -> NDArray[np.float64] | None:
    """Returns the homography (3, 3) from `wanted` to where it correlates most in `shown`, starting from `onto`."""
    criteria = (cv2.TERM_CRITERIA_EPS | cv2.TERM_CRITERIA_COUNT, *limits)
    everywhere = np.full(shown.shape, 255, np.uint8)
    try:
        _, found = cv2.findTransformECC(wanted, shown, onto, cv2.MOTION_HOMOGRAPHY, criteria, everywhere, 1)
    except cv2.error:  # they have nothing in common
        return None
    return np.asarray(found, np.float64)


def _grown(quad: Quad, times: tuple[float, float]) -> Quad:
    """Returns the outline stretched across and down about its middle."""
    onto = cv2.getPerspectiveTransform(np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.float32), quad)
    across, down = times
    corners = np.array([[[-across, -down], [across, -down], [across, down], [-across, down]]], np.float32)
    return np.asarray(cv2.perspectiveTransform(corners, onto)[0], np.float32)


def _soft(view: Picture, blur: float = 1.2) -> Floats:
    grey = cv2.GaussianBlur(cv2.cvtColor(view, cv2.COLOR_BGR2GRAY), (0, 0), blur)
    return np.asarray(grey, np.float32)


def _grey_contrast(view: Picture) -> Floats:
    """Returns a view's contrast beside what is round each place: shadows and lamps change it little."""
    grey = np.asarray(cv2.GaussianBlur(cv2.cvtColor(view, cv2.COLOR_BGR2GRAY), (0, 0), SHARPNESS_PX), np.float32)
    return local_contrast(grey, CONTRAST_SIGMA * view.shape[0], FAINT)
