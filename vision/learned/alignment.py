"""Moves an outline so that what lies in it matches a learned view: enhanced correlation (ECC) maximisation."""

from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.geometry import Floats, Quad
from vision.learned.views import MARGIN_PX, cut, frame_of

MARGIN: Final = 0.12
"""So much of its surroundings, in card sizes, is looked at beside an outline."""
STEPS: Final = 14
LEAST_GAIN: Final = 1e-3
SCALE: Final = 0.5
"""Outlines are aligned at this share of the views' size."""
FINE_STEPS: Final = 12
FINE_GAIN: Final = 1e-4
FARTHEST_PX: Final = 10.0
"""A view that would be moved farther has nothing in common with the learned one."""


def align(bgr: Picture, quad: Quad, learned: Picture) -> Quad | None:
    """Returns the outline near `quad` in which the picture looks most like a learned view (h, w, 3), or None."""
    height, width = learned.shape[:2]
    size = (round(width * SCALE), round(height * SCALE))
    wide = (round(size[0] * (1 + 2 * MARGIN)), round(size[1] * (1 + 2 * MARGIN)))
    around = _grown(quad, (wide[0] / size[0], wide[1] / size[1]))
    shown = _soft(cut(bgr, around, wide))
    wanted = _soft(np.asarray(cv2.resize(learned, size, interpolation=cv2.INTER_AREA), np.uint8))
    shift = np.array([[1, 0, (wide[0] - size[0]) / 2], [0, 1, (wide[1] - size[1]) / 2], [0, 0, 1]], np.float32)
    criteria = (cv2.TERM_CRITERIA_EPS | cv2.TERM_CRITERIA_COUNT, STEPS, LEAST_GAIN)
    everywhere = np.full(shown.shape, 255, np.uint8)
    try:
        _, onto = cv2.findTransformECC(wanted, shown, shift, cv2.MOTION_HOMOGRAPHY, criteria, everywhere, 1)
    except cv2.error:  # they have nothing in common
        return None
    corners = cv2.perspectiveTransform(frame_of(size)[None], np.asarray(onto, np.float64))
    back = cv2.getPerspectiveTransform(frame_of(wide), np.asarray(around - 0.5, np.float32))
    found = cv2.perspectiveTransform(np.asarray(corners, np.float32), back)[0] + 0.5
    limit = 2 * MARGIN * float(np.linalg.norm(quad[2] - quad[0]))
    fits = bool(np.isfinite(found).all()) and float(np.abs(found - quad).max()) < limit
    return np.asarray(found, np.float32) if fits else None


def lay_onto(wide: Picture, learned: Picture) -> Picture:
    """Returns the view in one with a margin, moved onto a learned view (h, w, 3) if they have anything in common."""
    height, width = learned.shape[:2]
    unmoved = np.array([[1, 0, MARGIN_PX], [0, 1, MARGIN_PX], [0, 0, 1]], np.float32)
    criteria = (cv2.TERM_CRITERIA_EPS | cv2.TERM_CRITERIA_COUNT, FINE_STEPS, FINE_GAIN)
    everywhere = np.full(wide.shape[:2], 255, np.uint8)
    try:
        _, onto = cv2.findTransformECC(
            _soft(learned, 1.0), _soft(wide, 1.0), unmoved.copy(), cv2.MOTION_HOMOGRAPHY, criteria, everywhere, 1
        )
    except cv2.error:
        onto = unmoved
    frame = frame_of((width, height))[None]
    moved = cv2.perspectiveTransform(frame, np.asarray(onto, np.float64)) - frame - MARGIN_PX
    near = bool(np.isfinite(moved).all()) and float(np.abs(moved).max()) <= FARTHEST_PX
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    laid = cv2.warpPerspective(
        wide, np.asarray(onto if near else unmoved), (width, height), flags=flags, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(laid, np.uint8)


def _grown(quad: Quad, times: tuple[float, float]) -> Quad:
    """Returns the outline stretched across and down about its middle."""
    onto = cv2.getPerspectiveTransform(np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.float32), quad)
    across, down = times
    corners = np.array([[[-across, -down], [across, -down], [across, down], [-across, down]]], np.float32)
    return np.asarray(cv2.perspectiveTransform(corners, onto)[0], np.float32)


def _soft(view: Picture, blur: float = 1.2) -> Floats:
    grey = cv2.GaussianBlur(cv2.cvtColor(view, cv2.COLOR_BGR2GRAY), (0, 0), blur)
    return np.asarray(grey, np.float32)
