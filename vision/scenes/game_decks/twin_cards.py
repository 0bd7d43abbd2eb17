"""Cards of any kind in groups of near twins, which differ in one number, symbol, word or colour."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.scenes.decks.faces import FaceImage
from vision.scenes.game_decks.any_card import draw_any_card
from vision.scenes.game_decks.art import Ink, Rng, draw_colour, draw_icon, draw_word, font_for, icon_outline, write

SIZE_MM: Final = (1.6, 5.0)
"""How far a mark reaches from its middle, on a card of the usual width."""
NUMBER_MM: Final = (2.2, 6.0)
"""The same of a number that alone tells cards apart."""
SPOT_SHARE: Final = 0.75
"""The share of numbers that stand on a spot."""
LEAST_CONTRAST: Final = 90
"""The minimum difference of a number's ink from its spot, in the channel that differs most."""
USUAL_MM: Final = 63.0


@dataclass(frozen=True, slots=True)
class PrintedMark:
    """Something printed on a card: `count` symbols, or a text, at a place in shares of the card, on a spot at times."""

    at: tuple[float, float]
    size_mm: float
    symbol: int
    text: str
    count: int
    ink: Ink
    spot: Ink | None
    font: int


def draw_group(rng: Rng, size_mm: tuple[float, float], count: int) -> list[FaceImage]:
    """Draws cards with the same art: each differs from one before in one mark, at times in all."""
    art_seed = rng.integers(1 << 31)
    marks = [tuple(_draw_mark(rng) for _ in range(int(rng.integers(1, 5))))]
    while len(marks) < count:
        last = marks[int(rng.integers(len(marks)))]
        if rng.random() < 0.25:
            marks.append(tuple(_draw_mark(rng, at=mark.at) for mark in last))
        else:
            changed = int(rng.integers(len(last)))
            marks.append(tuple(_vary(mark, rng) if nth == changed else mark for nth, mark in enumerate(last)))
    return [_print(draw_any_card(np.random.default_rng(art_seed), size_mm), its) for its in marks]


def draw_numbered(rng: Rng, size_mm: tuple[float, float], count: int) -> list[FaceImage]:
    """Draws cards with the same art and marks, of which each has another small number, on a spot at times."""
    art_seed = rng.integers(1 << 31)
    marks = tuple(_draw_mark(rng) for _ in range(int(rng.integers(0, 3))))
    number = _draw_number(rng)
    return [
        _print(draw_any_card(np.random.default_rng(art_seed), size_mm), (*marks, replace(number, text=str(digit))))
        for digit in rng.choice(10, count, replace=False)
    ]


def _draw_number(rng: Rng) -> PrintedMark:
    """Returns a mark for a number; on a spot its ink differs from the spot."""
    mark = replace(_draw_mark(rng), size_mm=float(rng.uniform(*NUMBER_MM)))
    if rng.random() >= SPOT_SHARE:
        return replace(mark, spot=None)
    spot = draw_colour(rng, 10, 245)
    while max(abs(its - on) for its, on in zip(mark.ink, spot, strict=True)) < LEAST_CONTRAST:
        spot = draw_colour(rng, 10, 245)
    return replace(mark, spot=spot)


def _draw_mark(rng: Rng, at: tuple[float, float] | None = None) -> PrintedMark:
    kind = int(rng.integers(3))
    return PrintedMark(
        at=at or (float(rng.uniform(0.1, 0.9)), float(rng.uniform(0.06, 0.94))),
        size_mm=float(rng.uniform(*SIZE_MM)),
        symbol=int(rng.integers(1 << 31)),
        text=("", str(rng.integers(0, 100) if rng.random() < 0.3 else rng.integers(0, 10)), draw_word(rng))[kind],
        count=int(rng.integers(0, 5)),
        ink=draw_colour(rng, *((0, 90), (170, 256), (10, 245))[int(rng.integers(3))]),
        spot=draw_colour(rng, 10, 245) if rng.random() < 0.4 else None,
        font=int(rng.integers(100)),
    )


def _vary(mark: PrintedMark, rng: Rng) -> PrintedMark:
    """Returns the mark with another number, text or colour, another symbol, or moved a little."""
    change = rng.random()
    other = _draw_mark(rng)
    if change < 0.25:
        if mark.spot and rng.random() < 0.6:
            return replace(mark, spot=other.spot or other.ink)
        return replace(mark, ink=other.ink, count=max(1, mark.count))
    if change < 0.32:
        x, y = mark.at
        return replace(mark, at=(float(np.clip(x + rng.choice([-0.12, 0.12]), 0.1, 0.9)), y), count=max(1, mark.count))
    if not mark.text:
        if change < 0.8:
            return replace(mark, count=mark.count + 1 if mark.count < 1 or rng.random() < 0.5 else mark.count - 1)
        return replace(mark, symbol=other.symbol, count=max(1, mark.count))
    if mark.text.isdigit():
        return replace(mark, text=str((int(mark.text) + int(rng.integers(1, 10))) % 10))
    return replace(mark, text=draw_word(rng))


def _print(face: FaceImage, marks: Sequence[PrintedMark]) -> FaceImage:
    image = face.bgra.copy()
    inside = np.ascontiguousarray(image[..., :3])
    for mark in marks:
        _print_mark(inside, mark)
    image[..., :3] = inside
    return FaceImage(image)


def _print_mark(image: Picture, mark: PrintedMark) -> None:
    height, width = image.shape[:2]
    size = mark.size_mm * width / USUAL_MM
    x, y = mark.at[0] * width, mark.at[1] * height
    if mark.text:
        if mark.spot:
            cv2.circle(image, (round(x), round(y)), round(size * 1.3), mark.spot, -1, cv2.LINE_AA)
        tall = max(6, round(1.6 * size))
        write(image, mark.text, (round(x - 0.5 * size), round(y - 0.6 * size)), tall, (font_for(mark.font), mark.ink))
        return
    outline = icon_outline(np.random.default_rng(mark.symbol))
    step = -2.3 * size if x > width / 2 else 2.3 * size
    for nth in range(mark.count):
        if mark.spot:
            cv2.circle(image, (round(x + nth * step), round(y)), round(size * 1.15), mark.spot, -1, cv2.LINE_AA)
        draw_icon(image, outline, (x + nth * step, y), size, mark.ink)
