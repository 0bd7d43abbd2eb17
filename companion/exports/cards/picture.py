"""Draws cards and shapes as pictures: for screens, print services, virtual tables and rendered scenes."""

import io
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from importlib import resources
from typing import Final

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from companion.exports.cards.drawing import DrawnCard, TextLine
from companion.exports.shapes import SIDE, PathShape, Piece, Point
from vision.frames import Picture
from vision.setup.printed_card import CARD_MM

FINER: Final = 3
"""How many times larger cards are drawn before they are made smaller, so that edges are smooth."""
ICON_FINER: Final = 4
ICON: Final = {"ink": "#ffffff", "shade": "#ffffff", "paper": "#00000000"}
"""The colours of an icon: white on nothing."""
DPI: Final = 300
MM_PER_INCH: Final = 25.4
_PER_CURVE: Final = 16


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


def draw_shapes(shapes: Iterable[PathShape], colours: Mapping[str, str], side_px: int) -> Picture:
    """Returns shapes as a picture (side, side, 4), blue first, on a clear ground; `colours` names one for each tone."""
    fine = np.zeros((side_px * ICON_FINER, side_px * ICON_FINER, 4), np.uint8)
    for shape in shapes:
        _draw(fine, replace(shape, colour=colours[shape.colour]), fine.shape[0] / SIDE)
    colour = fine[..., 3:].astype(np.float32) / 255
    fine[..., :3] = (fine[..., :3] * colour).astype(np.uint8)
    small = np.asarray(cv2.resize(fine, (side_px, side_px), interpolation=cv2.INTER_AREA), np.float32)
    share = np.maximum(small[..., 3:], 1) / 255
    return np.concatenate([np.minimum(small[..., :3] / share, 255), small[..., 3:]], axis=2).astype(np.uint8)


def write_png(picture: Picture) -> bytes:
    """Returns a picture as a PNG file."""
    done, png = cv2.imencode(".png", picture)
    assert done
    return png.tobytes()


def _draw(fine: Picture, shape: PathShape, scale: float) -> None:
    lines = [np.round(np.array(line) * scale).astype(np.int32) for line in flatten_pieces(shape.pieces)]
    if shape.pen_width:
        cv2.polylines(fine, lines, False, _blue_first(shape.colour), max(1, round(shape.pen_width * scale)))
    else:
        cv2.fillPoly(fine, lines, _blue_first(shape.colour))


def flatten_pieces(pieces: Iterable[Piece]) -> list[list[Point]]:
    """Returns a path as lines of many points, one for each beginning."""
    lines: list[list[Point]] = []
    for letter, points in pieces:
        if letter == "M":
            lines.append([points[0]])
        elif letter == "L":
            lines[-1].append(points[0])
        elif letter == "C":
            lines[-1] += _curve(lines[-1][-1], points)
        else:
            lines[-1].append(lines[-1][0])
    return lines


def _curve(start: Point, points: tuple[Point, ...]) -> list[Point]:
    """Returns points along a cubic curve that begins at `start`."""
    along = np.linspace(0, 1, _PER_CURVE + 1)[1:, None]
    a, b, c, d = (np.array(point) for point in (start, *points))
    curve = (1 - along) ** 3 * a + 3 * along * (1 - along) ** 2 * b + 3 * along**2 * (1 - along) * c + along**3 * d
    return [(float(x), float(y)) for x, y in curve]


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
    sheet.paste(_blue_first(letters.colour)[:3], place, label)
    return np.asarray(sheet, np.uint8).copy()


@lru_cache(maxsize=32)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(io.BytesIO((resources.files("kv") / "fonts" / f"{name}.ttf").read_bytes()), size)


def _blue_first(colour: str) -> tuple[int, int, int, int]:
    """Returns a colour with its opacity: whole where its last two digits are left out."""
    red, green, blue, solid = bytes.fromhex(f"{colour[1:]:f<8}")
    return blue, green, red, solid
