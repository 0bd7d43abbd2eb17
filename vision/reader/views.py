"""Upright views: each whole card cut from the full-resolution picture, by its outline."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats, upright
from vision.reader.layout import VIEW_MARGIN, VIEW_SIZE
from vision.reader.patches import part_between

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
