"""Cards of one deck with art that fills them but for a border, so that an inner edge is clearer than the card's own."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.scenes.decks.backs import draw_back
from vision.scenes.decks.faces import PX_PER_MM, FaceImage, card_outline
from vision.scenes.game_decks.any_card import TEXT_SHARE, draw_pattern, write_lines, write_text
from vision.scenes.game_decks.art import Ink, Rng, draw_colour, draw_icon, draw_word, font_for, icon_outline, write

BACK_SHARE: Final = 0.15
"""The share of cards that lie face-down."""
BAND_CHANCE: Final = 0.85
BAND_CHANCE_BEHIND_TEXT: Final = 0.3
"""The probabilities that another band of colour follows, without and with text on it."""


@dataclass(frozen=True, slots=True)
class BorderStyle:
    """What the cards of a deck share: the stock's colour, the border's width and the corners' radius in millimetres."""

    stock: Ink
    border_mm: float
    radius_mm: float


def draw_border_style(rng: Rng, stock: Ink) -> BorderStyle:
    """Returns the style of a deck with this stock; one in four has no border."""
    return BorderStyle(stock, float(rng.choice([0.0, *rng.uniform(0.8, 5.0, 3)])), float(rng.uniform(0.5, 5.0)))


def draw_bordered_card(rng: Rng, size_mm: tuple[float, float], style: BorderStyle) -> FaceImage:
    """Draws a card in that style; no two are alike, but for backs."""
    width, height = (round(side * PX_PER_MM) for side in size_mm)
    image = np.empty((height, width, 4), np.uint8)
    image[..., :3] = style.stock
    image[..., 3] = card_outline((width, height), style.radius_mm * PX_PER_MM)
    if rng.random() < BACK_SHARE:
        draw_back(image, rng)
        return FaceImage(image)
    edge = round(style.border_mm * PX_PER_MM)
    inside = np.ascontiguousarray(image[edge : height - edge, edge : width - edge, :3])
    _paint_art(inside, rng, style.stock)
    image[edge : height - edge, edge : width - edge, :3] = inside
    return FaceImage(image)


def _paint_art(inside: Picture, rng: Rng, stock: Ink) -> None:
    """Fills a part with bands of colour and figures, or with text; at times a strip or most of it stays bare."""
    height, width = inside.shape[:2]
    top, is_text = 0, rng.random() < TEXT_SHARE
    while top < height and rng.random() < (BAND_CHANCE_BEHIND_TEXT if is_text else BAND_CHANCE):
        below = min(height, top + int(rng.uniform(0.1, 1.1) * height))
        one, other = (np.array(draw_colour(rng), np.float32) for _ in range(2))
        share = draw_pattern(below - top, width, rng)[..., None]
        inside[top:below] = np.clip(one * (1 - share) + other * share, 0, 255).astype(np.uint8)
        top = below
    for _ in range(int(rng.integers(0, 5))):
        at = (rng.uniform(0.05, 0.95) * width, rng.uniform(0.05, 0.95) * height)
        draw_icon(inside, icon_outline(rng), at, width * rng.uniform(0.03, 0.3), draw_colour(rng))
    if rng.random() < 0.5:
        _paint_banner(inside, rng, stock)
    if rng.random() < 0.3:
        write_lines(inside, rng)
    if is_text:
        write_text(inside, rng)


def _paint_banner(inside: Picture, rng: Rng, stock: Ink) -> None:
    """Draws a strip in the stock's colour with a word on it, at one end."""
    height, width = inside.shape[:2]
    tall, inset = int(rng.uniform(0.07, 0.2) * height), int(rng.choice([0, rng.uniform(2, 12)]))
    top = height - tall - inset if rng.random() < 0.5 else inset
    cv2.rectangle(inside, (inset, top), (width - 1 - inset, top + tall - 1), stock, -1)
    write(
        inside,
        draw_word(rng),
        (inset + 8, top + 4),
        max(8, tall - 10),
        (font_for(int(rng.integers(100))), draw_colour(rng)),
    )
