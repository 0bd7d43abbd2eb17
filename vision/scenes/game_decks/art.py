"""Art for the faces of game decks: landscapes, icons, photographs, words."""

from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from vision.frames import Picture
from vision.scenes.decks.faces import stamp
from vision.scenes.decks.glyphs import BUNDLED_FONTS

Rng: TypeAlias = np.random.Generator
Ink: TypeAlias = tuple[int, int, int]
_FONTS: Final = tuple(sorted(path for path in BUNDLED_FONTS.glob("*.otf")))
_SYLLABLES: Final = (
    "ra",
    "mo",
    "ten",
    "li",
    "sar",
    "vu",
    "ke",
    "don",
    "pi",
    "ash",
    "or",
    "fen",
    "ul",
    "bri",
    "za",
    "to",
)


def draw_colour(rng: Rng, low: int = 20, high: int = 235) -> Ink:
    """Returns any colour of those brightnesses."""
    blue, green, red = (int(part) for part in rng.integers(low, high, 3))
    return blue, green, red


def draw_word(rng: Rng, longest: int = 3) -> str:
    """Returns a nonsense word."""
    return "".join(_SYLLABLES[i] for i in rng.integers(0, len(_SYLLABLES), rng.integers(1, longest + 1)))


def font_for(seed: int) -> Path:
    """Returns the font that belongs to a seed."""
    return _FONTS[seed % len(_FONTS)]


def write(image: Picture, text: str, at: tuple[int, int], tall_px: int, look: tuple[Path, Ink]) -> int:
    """Writes a line with its top left `at`; returns where it ends."""
    font = _font(look[0], tall_px)
    left, top, right, bottom = font.getbbox(text)
    sheet = Image.new("L", (max(1, round(right - left) + 2), max(1, round(bottom - top) + 2)), 0)
    ImageDraw.Draw(sheet).text((1 - left, 1 - top), text, fill=255, font=font)
    stamp(image, np.asarray(sheet, np.uint8), look[1], at)
    return at[0] + sheet.size[0]


@lru_cache(maxsize=64)
def _font(path: Path, tall_px: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(path), tall_px)


def paint_landscape(image: Picture, rng: Rng) -> None:
    """Paints a sky, hills, a sun and figures over a whole picture (h, w, 3)."""
    height, width = image.shape[:2]
    sky, ground = np.array(draw_colour(rng, 90)), np.array(draw_colour(rng, 90))
    share = np.linspace(0, 1, height)[:, None, None]
    image[:] = np.broadcast_to(sky * (1 - share) + ground * share, image.shape).astype(np.uint8)
    at = (int(rng.uniform(0.1, 0.9) * width), int(rng.uniform(0.1, 0.4) * height))
    cv2.circle(image, at, int(rng.uniform(0.05, 0.16) * width), draw_colour(rng, 120, 255), -1, cv2.LINE_AA)
    for level in np.linspace(rng.uniform(0.35, 0.5), rng.uniform(0.75, 0.9), int(rng.integers(2, 5))):
        x = np.linspace(0, width, 24)
        y = level * height + sum(
            rng.uniform(0.01, 0.06) * height * np.sin(x / width * rng.uniform(2, 16) + rng.uniform(0, 6))
            for _ in range(3)
        )
        hill = np.concatenate([np.stack([x, y], axis=1), [[width, height], [0, height]]])
        cv2.fillPoly(image, [np.round(hill).astype(np.int32)], draw_colour(rng), cv2.LINE_AA)
    for _ in range(int(rng.integers(2, 6))):
        _paint_figure(image, rng)


def _paint_figure(image: Picture, rng: Rng) -> None:
    height, width = image.shape[:2]
    x, y = int(rng.uniform(0.1, 0.9) * width), int(rng.uniform(0.35, 0.9) * height)
    size, colour = rng.uniform(0.04, 0.18) * width, draw_colour(rng)
    if rng.random() < 0.5:
        shape = icon_outline(rng) * size + (x, y)
        cv2.fillPoly(image, [np.round(shape).astype(np.int32)], colour, cv2.LINE_AA)
    else:
        axes = (int(size), int(size * rng.uniform(0.4, 1)))
        cv2.ellipse(image, (x, y), axes, rng.uniform(0, 180), 0, 360, colour, -1, cv2.LINE_AA)
        cv2.circle(image, (x + int(size * 0.8), y - int(size * 0.5)), int(size * 0.45), colour, -1, cv2.LINE_AA)
        cv2.circle(
            image, (x + int(size * 0.9), y - int(size * 0.6)), max(2, int(size * 0.1)), (20, 20, 20), -1, cv2.LINE_AA
        )


def paint_photograph(image: Picture, rng: Rng) -> None:
    """Paints something like a photograph: smooth blotches of every size in a few related colours."""
    height, width = image.shape[:2]
    field = np.zeros((height, width), np.float32)
    other = np.zeros((height, width), np.float32)
    for cells in (3, 6, 14, 34):
        for target in (field, other):
            coarse = rng.standard_normal((cells * height // width + 1, cells)).astype(np.float32)
            large = cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)
            target += np.asarray(large, np.float32) / np.float32(cells**0.7)
    field, other = ((one - one.min()) / np.ptp(one) for one in (field, other))
    colours = [np.array(draw_colour(rng, 10, 250), np.float32) for _ in range(3)]
    mix = colours[0] * (1 - field[..., None]) + colours[1] * field[..., None]
    mix = mix * (0.5 + 0.5 * other[..., None]) + colours[2] * 0.25 * (other[..., None] > 0.6)
    image[:] = np.clip(mix, 0, 255).astype(np.uint8)
    for _ in range(int(rng.integers(1, 4))):
        _paint_figure(image, rng)


def icon_outline(rng: Rng) -> NDArray[np.float64]:
    """Returns the outline (n, 2) of a symbol within the unit circle: a star, a leaf, a drop, a beast or a polygon."""
    kind, count = int(rng.integers(5)), int(rng.integers(3, 9))
    angle = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    if kind == 0:
        angle = np.linspace(0, 2 * np.pi, 2 * count, endpoint=False) - np.pi / 2
        radius = np.where(np.arange(2 * count) % 2 == 0, 1.0, rng.uniform(0.35, 0.7))
    elif kind == 1:
        radius = 0.65 + 0.35 * np.cos(count * angle + rng.uniform(0, 6))
    elif kind == 2:
        radius = 1 / (1 + rng.uniform(0.6, 1.6) * np.abs(np.sin(angle / 2 + np.pi / 4)) ** rng.uniform(1, 4))
    elif kind == 3:
        waves = [rng.uniform(-0.12, 0.12) * np.sin(n * angle + rng.uniform(0, 6)) for n in (2, 3, 5, 7)]
        radius = 0.7 + np.sum(waves, axis=0)
    else:
        angle = np.linspace(0, 2 * np.pi, count, endpoint=False) + rng.uniform(0, 2)
        radius = np.ones(count)
    return np.stack([radius * np.cos(angle), radius * np.sin(angle)], axis=1)


def draw_icon(image: Picture, outline: NDArray[np.float64], at: tuple[float, float], size_px: float, ink: Ink) -> None:
    """Draws a symbol round `at`."""
    points = np.round((outline * size_px + at) * 16).astype(np.int32)
    cv2.fillPoly(image, [points], ink, cv2.LINE_AA, 4)
