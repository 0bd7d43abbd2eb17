"""Blank sheets and discs of a size in millimetres, and print on them."""

from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np

from vision.frames import Picture
from vision.scenes.decks.faces import FaceImage, card_outline, stamp
from vision.scenes.decks.glyphs import Glyphs
from vision.scenes.decks.indices import resized

THING_PX_PER_MM: Final = 2.5
_LETTERS: Final = "0123456789AJQKTBDVR"

Rng: TypeAlias = np.random.Generator
Ink: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True, eq=False)
class ClutterItem:
    """A thing's picture with its size on the table and its height, which widens its shadow."""

    face: FaceImage
    size_mm: tuple[float, float]
    tall_mm: float


def px(mm: float) -> int:
    """Returns a length in a thing's pixels, at least 4."""
    return max(4, round(mm * THING_PX_PER_MM))


def draw_ink(rng: Rng) -> Ink:
    """Returns any colour."""
    return int(rng.integers(10, 245)), int(rng.integers(10, 245)), int(rng.integers(10, 245))


def draw_dark(rng: Rng) -> Ink:
    """Returns a dark grey."""
    base = int(rng.integers(10, 80))
    return base, base, base


def sheet_of(width_mm: float, height_mm: float, colour: Ink, radius_mm: float = 0.0) -> Picture:
    """Returns a sheet of one colour, BGRA, with rounded corners if asked."""
    size = (px(width_mm), px(height_mm))
    image = np.empty((size[1], size[0], 4), np.uint8)
    image[..., :3] = colour
    image[..., 3] = card_outline(size, radius_mm * THING_PX_PER_MM) if radius_mm else 255
    return image


def disc_of(diameter_mm: float, colour: Ink) -> Picture:
    """Returns a disc of one colour, BGRA."""
    image = sheet_of(diameter_mm, diameter_mm, colour)
    side = image.shape[0]
    mask = np.zeros((side, side), np.uint8)
    cv2.circle(mask, (side // 2, side // 2), side // 2 - 1, 255, -1, cv2.LINE_AA)
    image[..., 3] = mask
    return image


def print_word(image: Picture, glyphs: Glyphs, word: str, at: tuple[int, int], tall_px: float, ink: Ink) -> int:
    """Prints a word and returns where it ends."""
    x = at[0]
    for character in word:
        mask = glyphs.mask(character)
        small = resized(mask, mask.shape[1] / mask.shape[0] * tall_px, tall_px)
        stamp(image, small, ink, (x, at[1]))
        x += small.shape[1] + max(1, round(tall_px * 0.12))
    return x


def draw_word(rng: Rng, longest: int = 8) -> str:
    """Returns a nonsense word of letters and figures."""
    return "".join(_LETTERS[i] for i in rng.integers(0, len(_LETTERS), rng.integers(1, longest + 1)))
