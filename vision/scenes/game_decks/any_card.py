"""Cards of any kind, each drawn from a seed: frames, panels, patterns, pictures, lines of text, on any stock."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.scenes.decks.backs import draw_back
from vision.scenes.decks.faces import PX_PER_MM, FaceImage, card_outline
from vision.scenes.game_decks.art import Ink, Rng, draw_colour, draw_icon, draw_word, font_for, icon_outline, write

_STOCKS: Final = ((200, 256), (200, 256), (5, 70), (5, 256), (5, 256))
"""Ranges of the brightness of card stocks: light ones are most frequent."""

TEXT_SHARE: Final = 0.2
"""The share of cards that are full of text."""


def draw_size(rng: Rng) -> tuple[float, float]:
    """Returns a card's width and height in millimetres."""
    width = rng.uniform(41, 75)
    return float(width), float(width * rng.uniform(1.2, 1.75))


def draw_any_card(rng: Rng, size_mm: tuple[float, float]) -> FaceImage:
    """Draws a card; no two are alike."""
    width, height = (round(side * PX_PER_MM) for side in size_mm)
    image = np.empty((height, width, 4), np.uint8)
    image[..., :3] = draw_colour(rng, *_STOCKS[int(rng.integers(len(_STOCKS)))])
    image[..., 3] = card_outline((width, height), rng.uniform(0.5, 5) * PX_PER_MM)
    if rng.random() < 0.15:
        draw_back(image, rng)
        return FaceImage(image)
    inside = np.ascontiguousarray(image[..., :3])
    for _ in range(int(rng.integers(0, 4))):
        _paint_panel(inside, rng)
    if rng.random() < 0.5:
        _paint_frame(inside, rng)
    for _ in range(int(rng.integers(0, 6))):
        at = (rng.uniform(0.05, 0.95) * width, rng.uniform(0.05, 0.95) * height)
        draw_icon(inside, icon_outline(rng), at, width * rng.uniform(0.03, 0.35), draw_colour(rng))
    if rng.random() < 0.6:
        write_lines(inside, rng)
    if rng.random() < TEXT_SHARE:
        write_text(inside, rng)
    image[..., :3] = inside
    return FaceImage(image)


def _paint_panel(image: Picture, rng: Rng) -> None:
    """Fills a part with a colour, a gradient, a pattern or something like a photograph; often up to the edges."""
    height, width = image.shape[:2]
    left, right = sorted(rng.choice([0, 0, *rng.integers(0, width // 3, 2)], 2))
    top = int(rng.choice([0, rng.integers(0, height // 2)]))
    below = height - int(rng.choice([0, rng.integers(0, height // 3)]))
    part = image[top:below, left : width - right]
    if min(part.shape[:2]) < 8:
        return
    one, other = (np.array(draw_colour(rng), np.float32) for _ in range(2))
    share = draw_pattern(part.shape[0], part.shape[1], rng)[..., None]
    part[:] = np.clip(one * (1 - share) + other * share, 0, 255).astype(np.uint8)


def draw_pattern(height: int, width: int, rng: Rng) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """Returns a pattern (h, w) of values from 0 to 1: even, a gradient, stripes, or blotches of some size."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) / width
    kind, angle = rng.integers(4), rng.uniform(0, np.pi)
    along = np.cos(angle) * x + np.sin(angle) * y
    if kind == 0:
        return np.zeros((height, width), np.float32)
    if kind == 1:
        return np.asarray(np.clip(along / 2, 0, 1), np.float32)
    if kind == 2:
        return np.asarray(np.sin(along * rng.uniform(8, 90)) > rng.uniform(-0.5, 0.5), np.float32)
    field = np.zeros((height, width), np.float32)
    for cells in rng.integers(3, 60, 3):
        coarse = rng.standard_normal((max(2, int(cells) * height // width), int(cells))).astype(np.float32)
        field += np.asarray(cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC), np.float32)
    return np.asarray(np.clip(field / 4 + 0.5, 0, 1), np.float32)


def _paint_frame(image: Picture, rng: Rng) -> None:
    """Draws a frame or two some way in from the card's edge."""
    height, width = image.shape[:2]
    for _ in range(int(rng.integers(1, 3))):
        inset, thick = int(rng.uniform(0.02, 0.16) * width), int(rng.integers(1, 9))
        cv2.rectangle(image, (inset, inset), (width - 1 - inset, height - 1 - inset), draw_colour(rng), thick)


def write_lines(image: Picture, rng: Rng) -> None:
    """Writes some lines of nonsense words."""
    height, width = image.shape[:2]
    tall, y = int(rng.integers(12, 34)), int(rng.uniform(0, 0.8) * height)
    look = (font_for(int(rng.integers(100))), draw_colour(rng))
    for _ in range(int(rng.integers(1, 9))):
        x = int(rng.uniform(0.04, 0.3) * width)
        while x < 0.8 * width and y < height - tall:
            x = write(image, draw_word(rng), (x, y), tall, look) + 6
        y += round(1.5 * tall)


def write_text(image: Picture, rng: Rng) -> None:
    """Fills a part of a card with lines of nonsense words of any size, with a gap here and there."""
    height, width = image.shape[:2]
    left, right = (rng.uniform(0.02, 0.2, 2) * width).astype(int)
    tall, y = int(rng.integers(9, 28)), int(rng.uniform(0.02, 0.4) * height)
    look, apart = (font_for(int(rng.integers(100))), draw_colour(rng)), rng.uniform(1.2, 2.0)
    end = rng.uniform(0.6, 0.97) * height - tall
    while y < end:
        x, stop = int(left), width - int(right) - (tall * int(rng.integers(2, 5)))
        while x < stop:
            x = write(image, draw_word(rng), (x, y), tall, look) + max(2, tall // 3)
        y += round(apart * tall * (1 if rng.random() < 0.85 else 2))


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
