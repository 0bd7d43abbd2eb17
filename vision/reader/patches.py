"""Upright patches: each index cut from the full-resolution picture, turned and scaled by its pose."""

from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.geometry import Floats, height_of_pose
from vision.reader.layout import PATCH_REACH, PATCH_SIZE

_LARGEST_PX: Final = 42.0
"""Larger indices are scaled down first, so that a patch is never undersampled."""
_SCALED_PX: Final = 35.0
_AROUND: Final = 1.35
"""The radius around an index's centre that its patch may need, in lengths of the longer of `up` and `right`."""


def cut_patches(bgr: Picture, centre: Floats, up: Floats, right: Floats) -> Picture:
    """Returns patches (n, 48, 40, 3) of the indices with those poses, each (n, 2) in pixels of the picture."""
    width, height = PATCH_SIZE
    patches = np.empty((len(centre), height, width, 3), np.uint8)
    for i in range(len(centre)):
        patches[i] = cut_patch(bgr, centre[i], up[i], right[i])
    return patches


def cut_patch(bgr: Picture, centre: Floats, up: Floats, right: Floats) -> Picture:
    """Returns the patch (48, 40, 3) of one index."""
    size = float(height_of_pose(up, right))
    if size > _LARGEST_PX:
        bgr, corner, scale = cut_square(bgr, centre, up, right, _SCALED_PX / size)
        centre, up, right = (centre - corner) * scale, up * scale, right * scale
    return warp_patch(bgr, centre, up, right)


def warp_patch(bgr: Picture, centre: Floats, up: Floats, right: Floats) -> Picture:
    """Returns the patch (48, 40, 3) sampled straight from the picture."""
    width, height = PATCH_SIZE
    across, down = right * (2 * PATCH_REACH[0] / width), -up * (2 * PATCH_REACH[1] / height)
    first = centre - across * (width - 1) / 2 - down * (height - 1) / 2 - 0.5
    onto = np.array([[across[0], down[0], first[0]], [across[1], down[1], first[1]]], np.float64)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    return np.asarray(cv2.warpAffine(bgr, onto, PATCH_SIZE, flags=flags, borderMode=cv2.BORDER_REPLICATE), np.uint8)


def cut_square(bgr: Picture, centre: Floats, up: Floats, right: Floats, scale: float) -> tuple[Picture, Floats, float]:
    """Returns the picture round an index at `scale`, the square's corner in the picture, and the scale."""
    reach = _AROUND * float(max(np.linalg.norm(up), np.linalg.norm(right)))
    part, low = part_between(bgr, centre - reach, centre + reach)
    if scale < 1:
        part = np.asarray(cv2.resize(part, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    return part, low, scale


def part_between(bgr: Picture, low: Floats, high: Floats) -> tuple[Picture, Floats]:
    """Returns what the picture has between two points (2,), at least one pixel of it, and that part's corner."""
    height, width = bgr.shape[:2]
    first = np.clip(np.floor(low), 0, [width - 1, height - 1]).astype(int)
    last = np.clip(np.ceil(high), first + 1, [width, height]).astype(int)
    return bgr[first[1] : last[1], first[0] : last[0]], first.astype(np.float32)
