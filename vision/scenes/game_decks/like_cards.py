"""Cards that are alike: with one layout, but other words, numbers and symbols, or near twins."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.scenes.decks.faces import FaceImage
from vision.scenes.game_decks.any_card import draw_any_card
from vision.scenes.game_decks.art import Ink, Rng, draw_colour, draw_icon, draw_word, font_for, icon_outline, write
from vision.scenes.game_decks.twin_cards import draw_group

LAYOUT_SHARE: Final = 0.75
"""The share of groups whose cards share a layout; the others are near twins."""


@dataclass(frozen=True, slots=True, eq=False)
class CardLayout:
    """What cards of one kind share: the ground, three inks, a font, and where lines, symbol, number and marks stand."""

    ground: Picture
    inks: tuple[Ink, Ink, Ink]
    variety: float
    font: int
    lines: tuple[float, float, float, float] | None
    symbol: tuple[float, float, float] | None
    number: tuple[float, float, float] | None
    marks: tuple[float, float, float] | None
    mark: NDArray[np.float64]


def draw_like_cards(rng: Rng, size_mm: tuple[float, float], count: int) -> list[FaceImage]:
    """Draws cards that are hard to tell apart."""
    if rng.random() > LAYOUT_SHARE:
        return draw_group(rng, size_mm, count)
    layout = draw_layout(rng, size_mm)
    number = int(rng.integers(10))
    cards = []
    for _ in range(count):
        number = (number + int(rng.integers(1, 10))) % 10
        cards.append(_print(layout, np.random.default_rng(rng.integers(1 << 31)), number))
    return cards


def draw_layout(rng: Rng, size_mm: tuple[float, float]) -> CardLayout:
    """Draws what the cards of a group share."""
    ground = draw_any_card(rng, size_mm).bgra.copy()
    brightness = ((200, 256), (200, 256), (5, 70), (5, 256))[int(rng.integers(4))]
    if rng.random() < 0.6:
        ground[..., :3] = draw_colour(rng, *brightness)
    height, width = ground.shape[:2]
    first, second, third = (draw_colour(rng, *((0, 90), (170, 256), (10, 245))[int(rng.integers(3))]) for _ in "123")
    has_lines, has_symbol, has_number, has_marks = rng.random(4) < (0.55, 0.55, 0.5, 0.5)
    tall, rows = rng.uniform(12, 26), (rng.uniform(0.05, 0.5) * height, rng.uniform(0.6, 0.95) * height)
    middle = rng.uniform(0.3, 0.7, 2) * (width, height)
    return CardLayout(
        ground,
        (first, second, third),
        float(rng.random()),
        int(rng.integers(100)),
        (tall, tall * rng.uniform(1.25, 1.8), *rows) if has_lines else None,
        (*middle, rng.uniform(0.1, 0.36) * width) if has_symbol or not has_lines else None,
        (rng.uniform(0.08, 0.3), rng.uniform(0.06, 0.2), rng.uniform(22, 48)) if has_number else None,
        (rng.uniform(0.6, 0.9) * width, rng.uniform(0.05, 0.95) * height, rng.uniform(9, 18)) if has_marks else None,
        icon_outline(rng),
    )


def _print(layout: CardLayout, rng: Rng, number: int) -> FaceImage:
    image = layout.ground.copy()
    inside = np.ascontiguousarray(image[..., :3])
    ink = layout.inks[int(rng.integers(3)) if rng.random() < 0.6 * layout.variety else 0]
    if layout.lines:
        _print_lines(inside, layout, rng, layout.lines)
    if layout.symbol:
        x, y, radius = layout.symbol
        draw_icon(inside, icon_outline(rng), (x, y), radius * rng.uniform(0.85, 1.15), ink)
    if layout.number:
        print_number(inside, layout, layout.number, str(number), ink)
    if layout.marks:
        print_marks(inside, layout, layout.marks, int(rng.integers(4)), ink)
    image[..., :3] = inside
    return FaceImage(image)


def _print_lines(image: Picture, layout: CardLayout, rng: Rng, lines: tuple[float, float, float, float]) -> None:
    tall, step, y, last = lines
    look = (font_for(layout.font), layout.inks[1])
    while y < last - tall:
        x = round(0.07 * image.shape[1])
        while x < 0.8 * image.shape[1]:
            x = write(image, draw_word(rng), (x, round(y)), round(tall), look) + 6
        y += step if rng.random() < 0.85 else 1.8 * step


def print_number(image: Picture, layout: CardLayout, at: tuple[float, float, float], number: str, ink: Ink) -> None:
    """Prints a number in two opposite corners, on a spot where the layout's ground varies."""
    across, down, tall = at
    height, width = image.shape[:2]
    has_spot = layout.variety > 0.6
    for x, y in ((across * width, down * height), ((1 - across) * width, (1 - down) * height)):
        if has_spot:
            cv2.circle(image, (round(x), round(y)), round(0.8 * tall), ink, -1, cv2.LINE_AA)
        look = (font_for(layout.font), layout.inks[2] if has_spot else ink)
        write(image, number, (round(x - 0.3 * tall), round(y - 0.45 * tall)), round(tall), look)


def print_marks(image: Picture, layout: CardLayout, at: tuple[float, float, float], count: int, ink: Ink) -> None:
    """Prints a row of `count` small marks, from its place to the left."""
    x, y, radius = at
    for nth in range(count):
        draw_icon(image, layout.mark, (x - nth * 2.3 * radius, y), radius, ink)
