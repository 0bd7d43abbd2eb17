"""Corner indices: rank letters over a suit symbol, as one mask a card."""

from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.scenes.decks.faces import PX_PER_MM
from vision.scenes.decks.glyphs import Glyphs
from vision.scenes.decks.print_style import IndexStyle

_FINE: Final = 0.17
"""Letters with a smaller share of ink are hairlines, which no card has."""


def resized(mask: Picture, width: float, height: float) -> Picture:
    """Returns `mask` at the wanted size in pixels, at least 2 × 2."""
    size = (max(2, round(width)), max(2, round(height)))
    return np.asarray(cv2.resize(mask, size, interpolation=cv2.INTER_AREA), np.uint8)


def rank_mask(text: str, glyphs: Glyphs, style: IndexStyle) -> Picture:
    """Returns the rank's letters as printed, in face pixels."""
    parts = [_weighted(glyphs.mask(character), style.weight) for character in text]
    tall = max(part.shape[0] for part in parts)
    height = style.rank_mm * PX_PER_MM
    gap = max(2, round(0.07 * tall))
    wide = sum(part.shape[1] for part in parts) + gap * (len(parts) - 1)
    joined = np.zeros((tall, wide), np.uint8)
    x = 0
    for part in parts:
        y = tall - part.shape[0]
        joined[y : y + part.shape[0], x : x + part.shape[1]] = part
        x += part.shape[1] + gap
    limit = style.widest_mm * (1.0 if len(text) == 1 else 1.35) * PX_PER_MM
    return resized(joined, min(wide / tall * style.rank_width * height, limit), height)


def _weighted(mask: Picture, weight: int) -> Picture:
    """Returns the letter with bolder (positive) or finer strokes."""
    ink = float(mask.mean()) / 255
    weight = max(weight, 2) if ink < _FINE else weight
    if weight == 0 or (weight < 0 and ink < 2 * _FINE):
        return mask
    kernel = np.ones((1 + abs(weight), 1 + abs(weight)), np.uint8)
    if weight > 0:
        return np.asarray(cv2.dilate(mask, kernel), np.uint8)
    return np.asarray(cv2.erode(mask, kernel), np.uint8)


def index_mask(rank: Picture, pip: Picture, style: IndexStyle) -> Picture:
    """Returns rank over suit symbol as one tight mask, both centred on the same axis."""
    tall = style.suit_mm * PX_PER_MM
    suit = resized(pip, pip.shape[1] / pip.shape[0] * tall, tall)
    gap = max(1, round(style.gap_mm * PX_PER_MM))
    width = max(rank.shape[1], suit.shape[1])
    joined = np.zeros((rank.shape[0] + gap + suit.shape[0], width), np.uint8)
    x = (width - rank.shape[1]) // 2
    joined[: rank.shape[0], x : x + rank.shape[1]] = rank
    x = (width - suit.shape[1]) // 2
    joined[-suit.shape[0] :, x : x + suit.shape[1]] = suit
    return joined
