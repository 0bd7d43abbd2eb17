"""Upright patches of indices and views of whole cards, cut from the full-resolution picture."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats, height_of_pose, upright
from vision.reader.layout import PATCH_REACH, PATCH_SIZE, VIEW_MARGIN, VIEW_SIZE

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


_SAMPLED: Final = 0.75
"""A card that would be seen smaller than this is scaled down first, so that it is never undersampled."""
_GREY: Final = (128.0, 128.0, 128.0)
"""What lies outside the picture."""
CARD_SIZE: Final = (126, 176)
"""An upright view of a card on its own, in pixels."""
CARD_PX_PER_MM: Final = 2.0
STOCK: Final = 75
"""The percentile of a card's colours that is its stock."""


def card_view(bgr: Picture, quad: Floats) -> Picture:
    """Returns the card in an outline upright, whichever of its sides comes first."""
    return cut_view(bgr, np.asarray(upright(quad), np.float32), CARD_SIZE, 0.0)


def stock_of(view: Picture) -> NDArray[np.float64]:
    """Returns the colour (3,) of a card's stock, by its upright view (h, w, 3)."""
    return np.asarray(np.percentile(view.reshape(-1, 3), STOCK, axis=0))


def cut_views(bgr: Picture, quads: Floats) -> Picture:
    """Returns views (n, 80, 56, 3) of the cards with those outlines (n, 4, 2), in pixels of the picture."""
    width, height = VIEW_SIZE
    views = np.empty((len(quads), height, width, 3), np.uint8)
    for i, quad in enumerate(quads):
        views[i] = cut_view(bgr, quad, VIEW_SIZE, VIEW_MARGIN)
    return views


def cut_view(bgr: Picture, quad: Floats, size: tuple[int, int], margin: float) -> Picture:
    """Returns the card with the outline `quad` (4, 2) upright, as a picture of `size` (width, height)."""
    onto = card_box(size, margin)
    longest = float(np.linalg.norm(quad - np.roll(quad, 1, axis=0), axis=1).max())
    scale = float(onto[2, 1] - onto[0, 1]) / max(longest, 1.0)
    if scale < _SAMPLED:
        bgr, corner = _around(bgr, quad, margin)
        full = np.array(bgr.shape[1::-1], np.float32)
        small = np.maximum(np.round(full * scale), 1).astype(int)
        bgr = np.asarray(cv2.resize(bgr, small.tolist(), interpolation=cv2.INTER_AREA), np.uint8)
        quad = np.asarray((quad - corner) * (small / full), np.float32)
    back = np.nan_to_num(cv2.getPerspectiveTransform(onto - np.float32(0.5), quad - np.float32(0.5)))
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    view = cv2.warpPerspective(bgr, back, size, flags=flags, borderMode=cv2.BORDER_CONSTANT, borderValue=_GREY)
    return np.asarray(view, np.uint8)


def card_box(size: tuple[int, int], margin: float) -> Floats:
    """Returns where the card's corners (4, 2) are in a view of `size` (width, height), in pixels from its edges."""
    width, height = size
    left, top = width * margin / (1 + 2 * margin), height * margin / (1 + 2 * margin)
    box = [[left, top], [width - left, top], [width - left, height - top], [left, height - top]]
    return np.array(box, np.float32)


def _around(bgr: Picture, quad: Floats, margin: float) -> tuple[Picture, Floats]:
    """Returns the part of the picture that the view may need, and its corner."""
    reach = margin * 2 * (quad.max(axis=0) - quad.min(axis=0)) + 2
    return part_between(bgr, quad.min(axis=0) - reach, quad.max(axis=0) + reach)
