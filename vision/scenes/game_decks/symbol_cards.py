"""Cards with a symbol in the middle and a number in two corners; some differ in the number, a size or an ink only."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.frames import Picture
from vision.scenes.decks.faces import FaceImage
from vision.scenes.game_decks.art import Rng, draw_icon, icon_outline
from vision.scenes.game_decks.like_cards import CardLayout, draw_layout, print_marks, print_number

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
        cards.append(_print(group, rng, number))
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


def _print(group: _Group, rng: Rng, number: int) -> FaceImage:
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
