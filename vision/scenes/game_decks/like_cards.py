"""Cards that are alike: with one layout, but other words, numbers and symbols; near twins; one symbol with numbers."""

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


MOST_KINDS: Final = 3
"""The maximum number of kinds of symbol in a group."""
KEPT_NUMBER: Final = 0.2
"""The share of cards that keep the number of the one before; of the others a tenth has it by chance."""
OTHER_SIZE: Final = 0.3
OTHER_INK: Final = 0.35
"""The shares of cards with a symbol of another size, and with any of the layout's inks."""
MARKED: Final = 0.5
"""The share of groups with a row of small marks at the upper edge, where the layout has no such row."""
USUAL_MARKS: Final = (0.85, 0.06, 13.0)
"""Where that row begins, in shares of the card, and a mark's radius in pixels."""
MOST_MARKS: Final = 3


@dataclass(frozen=True, slots=True)
class _Symbol:
    """A kind of symbol: the seed of its outline, and its radius in pixels."""

    outline: int
    radius: float


@dataclass(frozen=True, slots=True, eq=False)
class _Group:
    """What the cards of a group share: a layout, kinds of symbol, and where its middle, number and marks are.

    The middle is in pixels; number and marks are as in `CardLayout`.
    """

    layout: CardLayout
    symbols: tuple[_Symbol, ...]
    middle: tuple[float, float]
    number: tuple[float, float, float]
    marks: tuple[float, float, float] | None


def draw_symbol_cards(rng: Rng, size_mm: tuple[float, float], count: int) -> list[FaceImage]:
    """Draws cards of one layout: kinds of symbol, sizes and inks are shared by several of them."""
    group = _draw_group(rng, size_mm)
    number, cards = int(rng.integers(10)), []
    for _ in range(count):
        number = number if rng.random() < KEPT_NUMBER else int(rng.integers(10))
        cards.append(_print_on(group, rng, number))
    return cards


def _draw_group(rng: Rng, size_mm: tuple[float, float]) -> _Group:
    layout = draw_layout(rng, size_mm)
    height, width = layout.ground.shape[:2]
    x, y = (float(share * side) for share, side in zip(rng.uniform(0.35, 0.65, 2), (width, height), strict=True))
    radius = rng.uniform(0.14, 0.36) * width
    symbols = tuple(
        _Symbol(int(rng.integers(1 << 31)), float(radius * rng.uniform(0.8, 1.2)))
        for _ in range(int(rng.integers(1, MOST_KINDS + 1)))
    )
    number = float(rng.uniform(0.08, 0.24)), float(rng.uniform(0.05, 0.16)), float(rng.uniform(20, 52))
    across, down, small = USUAL_MARKS
    usual = (across * width, down * height, small) if rng.random() < MARKED else None
    return _Group(layout, symbols, (x, y), number, layout.marks or usual)


def _print_on(group: _Group, rng: Rng, number: int) -> FaceImage:
    layout, symbol = group.layout, group.symbols[int(rng.integers(len(group.symbols)))]
    radius = symbol.radius * (rng.uniform(0.8, 1.2) if rng.random() < OTHER_SIZE else 1.0)
    ink = layout.inks[int(rng.integers(len(layout.inks))) if rng.random() < OTHER_INK else 0]
    image = layout.ground.copy()
    inside: Picture = np.ascontiguousarray(image[..., :3])
    draw_icon(inside, icon_outline(np.random.default_rng(symbol.outline)), group.middle, radius, ink)
    print_number(inside, layout, group.number, str(number), ink)
    if group.marks:
        print_marks(inside, layout, group.marks, int(rng.integers(MOST_MARKS + 1)), ink)
    image[..., :3] = inside
    return FaceImage(image)
