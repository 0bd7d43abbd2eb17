"""Draws a card as a picture, for print services, virtual tables and rendered scenes."""

import io
from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from typing import Final

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from companion.exports.cards.drawing import DrawnCard, PathShape, TextLine
from companion.exports.mark_pictures import flatten_pieces, write_png
from vision.frames import Picture
from vision.setup.printed_card import CARD_MM

FINER: Final = 3
DPI: Final = 300
MM_PER_INCH: Final = 25.4


def draw_card(card: DrawnCard, px_per_mm: float = DPI / MM_PER_INCH) -> Picture:
    """Returns a card as a picture (h, w, 3), blue first."""
    size = round(CARD_MM[0] * px_per_mm), round(CARD_MM[1] * px_per_mm)
    scale = px_per_mm * FINER
    fine = np.full((size[1] * FINER, size[0] * FINER, 3), 255, np.uint8)
    for item in card.items:
        if isinstance(item, TextLine):
            fine = _write(fine, item, scale)
        else:
            _draw(fine, item, scale)
    return np.asarray(cv2.resize(fine, size, interpolation=cv2.INTER_AREA), np.uint8)


def write_card_pngs(cards: Iterable[DrawnCard]) -> dict[str, bytes]:
    """Returns each card as a PNG file of 300 dots an inch, by the files' names."""
    return {f"{card.name}.png": write_png(draw_card(card)) for card in cards}


def _draw(fine: Picture, shape: PathShape, scale: float) -> None:
    lines = [np.round(np.array(line) * scale).astype(np.int32) for line in flatten_pieces(shape.pieces)]
    if shape.pen_width:
        cv2.polylines(fine, lines, False, _blue_first(shape.colour), max(1, round(shape.pen_width * scale)))
    else:
        cv2.fillPoly(fine, lines, _blue_first(shape.colour))


def _write(fine: Picture, letters: TextLine, scale: float) -> Picture:
    font = _font(letters.font, max(1, round(letters.height * scale)))
    left, top, right, bottom = font.getbbox(letters.text, anchor="ms")
    margin = 2
    width, height = round(right - left) + 2 * margin, round(bottom - top) + 2 * margin
    label = Image.new("L", (width, height), 0)
    ImageDraw.Draw(label).text((margin - left, margin - top), letters.text, fill=255, font=font, anchor="ms")
    x, y = letters.middle[0] * scale, letters.middle[1] * scale
    if letters.turned:
        label = label.rotate(180)
        place = round(x - (width - margin + left)), round(y - (height - margin + top))
    else:
        place = round(x + left - margin), round(y + top - margin)
    sheet = Image.fromarray(fine)
    sheet.paste(_blue_first(letters.colour), place, label)
    return np.asarray(sheet, np.uint8).copy()


@lru_cache(maxsize=32)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(io.BytesIO((resources.files("kv") / "fonts" / f"{name}.ttf").read_bytes()), size)


def _blue_first(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour[1:])
    return blue, green, red
