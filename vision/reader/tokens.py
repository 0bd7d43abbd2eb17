"""Tokens: discs of one colour that lie on a card, found in the card's upright view."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture

RADIUS_MM: Final = (6.2, 13.0)
EVEN_MM: Final = 7.0
"""A token's middle is one colour in a square of this side."""
EVEN: Final = 12.0
"""The maximum variation of colour in that square, in grey levels."""
APART: Final = 24.0
"""The colour difference at a token's edge."""
ROUND: Final = 0.085
"""The maximum relative variation of the distance from a disc's middle to its edge."""
DIRECTIONS: Final = 32
TRIMMED: Final = 2
"""The number of smallest and largest distances that are ignored (a trimmed range)."""
GREY_BELOW: Final = 0.32
"""Less difference between the colour's channels, as a share of the brightest, is no hue: black, grey or white."""
BLACK: Final = 80
WHITE: Final = 165
"""Grey levels below which a colour without a hue is black, and from which it is white, beside stock of 240."""
STOCK: Final = 240.0
_HUES: Final = (
    ("red", 14),
    ("orange", 34),
    ("yellow", 72),
    ("green", 165),
    ("blue", 260),
    ("purple", 330),
    ("red", 360),
)
"""Names of hues up to so many degrees."""


def find_token(view: Picture, px_per_mm: float, stock: NDArray[np.float64]) -> str | None:
    """Returns the colour of the token in a card's upright view (h, w, 3), or None.

    `stock` is what the cards' white looks like in the picture, as BGR: colours are named as beside it.
    """
    lab = cv2.cvtColor(view, cv2.COLOR_BGR2LAB).astype(np.float32)
    side = max(3, round(EVEN_MM * px_per_mm))
    mean = np.asarray(cv2.blur(lab, (side, side)), np.float32)
    spread = np.sqrt(np.maximum(cv2.blur(lab**2, (side, side)) - mean**2, 0).sum(axis=2))
    _, _, stats, middles = cv2.connectedComponentsWithStats((spread < EVEN).astype(np.uint8), connectivity=4)
    largest = RADIUS_MM[1] * px_per_mm * 2
    found: tuple[float, tuple[int, int]] | None = None
    for (_, _, width, height, _), (x, y) in zip(stats[1:], middles[1:], strict=True):
        if max(width, height) <= largest:
            at = (round(x), round(y))
            radius = _radius(lab, mean[at[1], at[0]], at, px_per_mm)
            if radius is not None and not _is_print(mean, at, radius) and (found is None or radius > found[0]):
                found = (radius, at)
    return None if found is None else name_colour(_colour(view, found[1], found[0]) * STOCK / np.maximum(stock, 1))


def _is_print(mean: NDArray[np.float32], at: tuple[int, int], radius: float) -> bool:
    """Whether the same colour lies opposite: print on cards looks the same upside down."""
    height, width = mean.shape[:2]
    opposite = (width - 1 - at[0], height - 1 - at[1])
    if np.hypot(opposite[0] - at[0], opposite[1] - at[1]) < 2 * radius:
        return False
    x, y = (
        np.clip(np.array(opposite) + np.array([[0, 0], [-4, 0], [4, 0], [0, -4], [0, 4]]), 0, (width - 1, height - 1))
    ).T
    return bool(np.linalg.norm(mean[y, x] - mean[at[1], at[0]], axis=1).min() < APART)


def _radius(
    lab: NDArray[np.float32], colour: NDArray[np.float32], at: tuple[int, int], px_per_mm: float
) -> float | None:
    """Returns the radius in pixels of the disc of that colour round a place, or None if there is no disc."""
    angles = np.arange(DIRECTIONS) * 2 * np.pi / DIRECTIONS
    steps = np.arange(2.0, RADIUS_MM[1] * px_per_mm * 1.3)
    height, width = lab.shape[:2]
    x = np.clip(np.round(at[0] + np.outer(np.cos(angles), steps)), 0, width - 1).astype(int)
    y = np.clip(np.round(at[1] + np.outer(np.sin(angles), steps)), 0, height - 1).astype(int)
    apart = np.linalg.norm(lab[y, x] - colour, axis=2) > APART
    edges = np.sort(np.where(apart.any(axis=1), steps[apart.argmax(axis=1)], np.inf))[TRIMMED:-TRIMMED]
    if not np.isfinite(edges).all():
        return None
    radius = float(np.median(edges))
    is_disc = RADIUS_MM[0] <= radius / px_per_mm <= RADIUS_MM[1] and float(edges.std()) < ROUND * radius
    return radius if is_disc else None


def _colour(view: Picture, at: tuple[int, int], radius: float) -> NDArray[np.float64]:
    """Returns the median colour of a disc, as BGR."""
    mask = np.zeros(view.shape[:2], np.uint8)
    cv2.circle(mask, at, max(1, int(radius * 0.7)), 1, -1)
    return np.asarray(np.median(view[mask > 0], axis=0), np.float64)


def name_colour(bgr: NDArray[np.float64]) -> str:
    """Returns what people call a colour: a hue, or black, grey or white."""
    low, high = float(bgr.min()), float(bgr.max())
    if high < BLACK or high - low < GREY_BELOW * high:
        return "black" if high < BLACK else "white" if high > WHITE else "grey"
    (hsv,) = cv2.cvtColor(np.asarray(np.minimum(bgr, 255), np.uint8).reshape(1, 1, 3), cv2.COLOR_BGR2HSV)[0]
    return next(name for name, degrees in _HUES if int(hsv[0]) * 2 <= degrees)
